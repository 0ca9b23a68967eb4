import type { Estimate } from '@energy/contracts/estimate/estimate'
import { buttonClass } from '@energy/ui/button'
import { SPECIALIST_FORM } from '../../shared/anchors.ts'
import type { Asked } from './address.ts'
import { Bands } from './bands.tsx'
import { Cases } from './cases.tsx'
import { Choices } from './choices.tsx'
import { CopyAddress } from './copy-address.tsx'
import { drawnParts } from './drawing.ts'
import type { Figures } from './figures.ts'
import { headlineOf } from './headline.ts'
import { Measures } from './measures.tsx'
import { FORM } from './questions.tsx'

interface AnswerProps {
  asked: Asked
  result: Estimate
  figures: Figures
}

/** What somebody could save: drawn, in words, and by measure. */
export function Answer({ asked, result, figures }: AnswerProps) {
  const { draw } = asked
  const parts = drawnParts(result, draw)
  const headline = <h2 className="text-h2">{headlineOf(result, figures)}</h2>
  if (result.fitting.length === 0)
    return (
      <section className="section sunken">
        <div className="page">
          {headline}
          <p className="lead mt-4">
            With these numbers nothing that we build would pay. Change them, or come back when your tariff ends.
          </p>
        </div>
      </section>
    )
  return (
    <section className="section sunken">
      <div className="page">
        <div className="head">
          <div>
            {headline}
            <p className="lead">
              Band widths are {draw === 'money' ? 'what a year costs' : 'the energy of a year'}. The green falls to you,
              the hatched part is not certain, the thin line is what we would plan with.
            </p>
          </div>
          <Choices
            name="draw"
            label="Draw in"
            form={FORM}
            chosen={draw}
            choices={[
              { value: 'money', text: figures.unit('$ a year') },
              { value: 'kwh', text: 'kWh a year' },
            ]}
          />
        </div>
        <Bands parts={parts} draw={draw} figures={figures} />
        <Cases result={result} parts={parts} draw={draw} figures={figures} />
        <Measures result={result} figures={figures} />
        <p className="mt-6 max-w-[42rem] text-ui text-muted">
          An estimate, not an offer and not a promise: it rests on the numbers below, and an engineer measures before we
          quote.
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <a className={buttonClass()} href={`#${SPECIALIST_FORM}`}>
            Request a quote with these numbers
          </a>
          <CopyAddress />
        </div>
      </div>
    </section>
  )
}
