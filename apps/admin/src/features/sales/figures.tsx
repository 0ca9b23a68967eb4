import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { formatShort } from '@energy/contracts/sales/money'
import { DECLINE_REASONS } from '@energy/contracts/sales/offer-states'
import { offer } from '@energy/contracts/sales/offers'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Loaded } from '../../shared/page/loaded.tsx'
import { FigureSkeleton } from '../../shared/page/panel.tsx'

const offers = (count: number) => `${count} ${count === 1 ? 'offer' : 'offers'}`

/** What was won this month and this quarter, and what was lost this quarter and why; each leads to its list. */
export function SalesFigures() {
  const figures = useQuery(query(useCall(), offer.figures))
  return (
    <section className="panel panel-figure p-4.5 lg:px-6 lg:py-5.5" aria-label="Offers won and lost">
      <Loaded query={figures} error="We could not load the figures of the offers." loading={<FigureSkeleton />}>
        {({ currency, wonThisMonth, wonThisQuarter, lostThisQuarter: lost }) => (
          <div className="grid gap-x-6 gap-y-5 md:grid-cols-3">
            <Figure
              to="/offers?state=wonThisMonth"
              label="Won this month"
              value={formatShort(wonThisMonth.total, currency)}
            >
              {offers(wonThisMonth.count)}
            </Figure>
            <Figure
              to="/offers?state=wonThisQuarter"
              label="Won this quarter"
              value={formatShort(wonThisQuarter.total, currency)}
            >
              {offers(wonThisQuarter.count)}
            </Figure>
            <Figure
              to="/offers?state=lostThisQuarter"
              label="Lost this quarter"
              value={formatShort(
                lost.reduce((sum, { total }) => sum + total, 0),
                currency,
              )}
            >
              {lost.length === 0
                ? offers(0)
                : lost
                    .map(
                      ({ reason, count }) => `${reason === 'expired' ? 'Expired' : DECLINE_REASONS[reason]}: ${count}`,
                    )
                    .join(', ')}
            </Figure>
          </div>
        )}
      </Loaded>
    </section>
  )
}

const Figure = ({ to, label, value, children }: { to: string; label: string; value: string; children: ReactNode }) => (
  <Link to={to} className="group/figure block min-w-0">
    <span className="block text-ui font-[520] text-muted">{label}</span>
    <span className="mt-1 block text-[1.75rem] leading-tight font-[620] tracking-[-0.025em] tabular-nums group-hover/figure:underline">
      {value}
    </span>
    <span className="block text-small text-muted">{children}</span>
  </Link>
)
