import { formatShort } from '@energy/contracts/sales/money'
import type { OfferFigures } from '@energy/contracts/sales/offer-list'
import { Link } from 'react-router-dom'
import { formatCount } from '../../../shared/words/counts.ts'

/** All that is on its way as one band, cut by state; each part is as long as its money. */
export function PipelineBand({ figures }: { figures: OfferFigures }) {
  const { currency, states, wonThisQuarter } = figures
  const parts = [
    { label: 'Draft', state: 'draft', sum: states.draft, fill: 'shadow-[inset_0_0_0_1.5px_var(--color-edge)]' },
    { label: 'Sent', state: 'sent', sum: states.sent, fill: 'bg-chart-3' },
    { label: 'Seen', state: 'seen', sum: states.seen, fill: 'bg-chart-2' },
    { label: 'Accepted this quarter', state: 'wonThisQuarter', sum: wonThisQuarter, fill: 'bg-chart-1' },
  ]
  const total = parts.reduce((all, { sum }) => all + sum.total, 0)
  return (
    <section className="panel p-5 lg:p-6" aria-label="Pipeline">
      <ul className="flex gap-1 max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-3">
        {/* On a phone the words do not fit below the parts. */}
        <li className="col-span-2 flex h-8 gap-1 md:hidden" aria-hidden="true">
          {parts.map(
            ({ state, sum, fill }) =>
              sum.total > 0 && <span key={state} className={fill} style={{ flexGrow: sum.total }} />,
          )}
        </li>
        {parts.map(({ label, state, sum, fill }) => (
          <li key={state} className="min-w-32 basis-0" style={{ flexGrow: total > 0 ? sum.total / total : 1 }}>
            <span
              className={`mb-2.5 block h-10 max-md:hidden ${sum.total > 0 ? fill : 'border-l-3 border-ink'}`}
              aria-hidden="true"
            />
            <Link to={`/offers?state=${state}`} className="block">
              <span className="block text-small text-muted">{label}</span>
              <span className="block text-[1.125rem] leading-snug font-semibold tabular-nums">
                {formatShort(sum.total, currency)}
              </span>
              <span className="block text-small text-muted">
                {formatCount(sum.count)} {sum.count === 1 ? 'offer' : 'offers'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
