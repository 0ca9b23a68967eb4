import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { formatShort } from '@energy/contracts/sales/money'
import { offer } from '@energy/contracts/sales/offers'
import type { OfferFigures } from '@energy/contracts/sales/offer-list'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { formatCount } from '../../shared/words/counts.ts'
import { Loaded } from '../../shared/page/loaded.tsx'
import { FigureCard, figureClass, FigureSkeleton } from '../../shared/page/panel.tsx'
import { MakeOfferButton } from '../../shared/sales/make-offer-button.tsx'

/** What customers have and have not answered, in the currency of the site: sent, and seen. */
export function OffersOut() {
  const figures = useQuery(query(useCall(), offer.figures))
  return (
    <FigureCard title="Offers out">
      <Loaded query={figures} error="We could not load the offers." loading={<FigureSkeleton />}>
        {(found) => <Out {...found} />}
      </Loaded>
    </FigureCard>
  )
}

function Out({ currency, out, soon, states }: OfferFigures) {
  const parts = [
    { state: 'sent', sum: states.sent, fill: 'bg-chart-2' },
    { state: 'seen', sum: states.seen, fill: 'bg-chart-1' },
  ]
  return (
    <>
      <Link className={`mt-1 flex min-h-touch items-center hover:underline ${figureClass}`} to="/offers?state=out">
        {formatShort(out.total, currency)}
      </Link>
      {out.count === 0 ? (
        <div className="mt-2 grid justify-items-start gap-3">
          <p className="text-muted">No offer is out.</p>
          <MakeOfferButton look="line">New offer</MakeOfferButton>
        </div>
      ) : (
        <>
          <span className="mt-auto flex h-9 gap-1 pt-2" aria-hidden="true">
            {parts.map(
              ({ state, sum, fill }) =>
                sum.total > 0 && <span key={state} className={fill} style={{ flexGrow: sum.total }} />,
            )}
          </span>
          <ul className="flex justify-between gap-3">
            {parts.map(({ state, sum }) => (
              <li key={state} className="last:text-right">
                <Link
                  className="flex min-h-touch min-w-touch flex-col justify-center text-small hover:underline"
                  to={`/offers?state=${state}`}
                >
                  <span className="text-muted">
                    {formatCount(sum.count)} {state}
                  </span>
                  <span className="font-semibold tabular-nums">{formatShort(sum.total, currency)}</span>
                </Link>
              </li>
            ))}
          </ul>
          {soon.count > 0 && (
            <p className="text-small text-muted">
              {formatCount(soon.count)} {soon.count === 1 ? 'expires' : 'expire'} within a week
            </p>
          )}
        </>
      )}
    </>
  )
}
