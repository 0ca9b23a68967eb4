import type { Estimate } from '@energy/contracts/estimate/estimate'
import type { Measured } from './address.ts'
import { drawingOf, WIDE, type Parts } from './drawing.ts'
import { yearsBetween, type Figures } from './figures.ts'

interface CasesProps {
  result: Estimate
  parts: Parts
  draw: Measured
  figures: Figures
}

const CASES = [
  { name: 'low', text: 'Low, if little goes well' },
  { name: 'likely', text: 'Likely, what we would plan with' },
  { name: 'high', text: 'High, if everything goes well' },
] as const

/** What is saved in each case, as wide as it is drawn; and what it costs, pays back and spares the air. */
export function Cases({ result, parts, draw, figures }: CasesProps) {
  const { cost, payback, carbon } = result
  const { widths } = drawingOf(parts, WIDE)
  return (
    <div className="cases">
      <div>
        <h3 className="text-h3">Saved a year</h3>
        <p className="mt-2 max-w-[24rem] text-[1rem] text-muted">
          {cost > 0 && `Not counting what it costs to build: about ${figures.money(cost)}. `}
          {payback && `Paid back in ${yearsBetween(payback.low, payback.high)}. `}
          {carbon.likely > 0 && `Likely ${figures.carbon(carbon.likely)} of CO₂ less a year.`}
        </p>
      </div>
      <ul>
        {CASES.map(({ name, text }) => (
          <li key={name} className={name}>
            <svg aria-hidden="true" width={Math.max(4, widths[name])} height="11">
              <path className="stroke-ink" d="M1 0V11M1 5.5H999" strokeWidth="2" />
            </svg>
            <b>{figures.year(parts.saved[name], draw)}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
