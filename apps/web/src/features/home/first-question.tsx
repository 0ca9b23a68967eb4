import { TRADES } from '@energy/contracts/estimate/situation'
import { keysOf } from '@energy/contracts/record-of'
import { buttonClass } from '@energy/ui/button'
import { useId } from 'react'

/** The first question of the savings estimate. The browser opens the estimate with the answer in its address. */
export function FirstQuestion() {
  const id = useId()
  return (
    <form className="first-question" action="/estimate">
      <label className="field-label" htmlFor={id}>
        What kind of business is it?
      </label>
      <select className="input" id={id} name="trade">
        {keysOf(TRADES).map((trade) => (
          <option key={trade} value={trade}>
            {TRADES[trade]}
          </option>
        ))}
      </select>
      <button className={buttonClass()} type="submit">
        What could you save?
      </button>
    </form>
  )
}
