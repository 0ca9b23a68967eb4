import { THINGS, TRADES } from '@energy/contracts/estimate/situation'
import { keysOf } from '@energy/contracts/record-of'
import { Button } from '@energy/ui/button'
import { Checkbox } from '@energy/ui/checkbox'
import { TextField } from '@energy/ui/field'
import { SHOWN_TRADE, type Asked, type Problems } from './address.ts'
import { Choices } from './choices.tsx'

/** The form, to which the inputs of the answer belong, too. */
export const FORM = 'estimate'

interface QuestionsProps {
  asked: Asked
  problems: Problems
  /** What a monthly bill is typed in: `£ a month`. */
  unit: string
}

/** The three questions. Without JavaScript the browser puts the answers into the address. */
export const Questions = ({ asked, problems, unit }: QuestionsProps) => (
  <form className="page questions" id={FORM} action="/estimate" method="get" noValidate aria-label="Three questions">
    <input type="hidden" name={SHOWN_TRADE} value={asked.trade} />
    <fieldset>
      <legend>
        <span>1</span> What kind of business is it?
      </legend>
      <div className="trades">
        {keysOf(TRADES).map((trade) => (
          <label key={trade}>
            <input type="radio" name="trade" value={trade} defaultChecked={trade === asked.trade} />
            <span>{TRADES[trade]}</span>
          </label>
        ))}
      </div>
    </fieldset>
    <fieldset>
      <legend>
        <span>2</span> How much do you use?
      </legend>
      <Choices
        name="unit"
        label="Unit"
        chosen={asked.unit}
        choices={[
          { value: 'kwh', text: 'kWh a year' },
          { value: 'money', text: unit },
        ]}
      />
      <TextField
        label="Electricity"
        name="power"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={asked.power}
        error={problems.power}
        hint="On the last page of your bill. An estimate will do."
      />
      <TextField
        label="Gas, oil or other fuel"
        name="fuel"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={asked.fuel}
        error={problems.fuel}
        hint="Leave it empty if you use none."
      />
      <TextField
        label="Electricity used at night, in percent"
        name="night"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={asked.night}
        error={problems.night}
      />
    </fieldset>
    <fieldset>
      <legend>
        <span>3</span> What do you have now?
      </legend>
      <div className="things">
        {keysOf(THINGS).map((thing) => (
          <Checkbox key={thing} name="has" value={thing} defaultChecked={asked.has.has(thing)}>
            {THINGS[thing]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
    <div className="go">
      <Button type="submit">Show the estimate</Button>
      <p className="text-ui text-muted">Nothing is stored. The numbers stay in the address of this page.</p>
    </div>
  </form>
)
