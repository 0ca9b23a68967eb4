import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { formatAmount } from '@energy/contracts/sales/money'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Icon } from '../../../shared/icon.tsx'
import { DRAWINGS } from '../requests/drawings.ts'
import { useTimes } from '../requests/use-times.ts'

/** Says which offers wait for an answer. */
export function WaitingOffers() {
  const { dateOf } = useTimes()
  const { data: offers = [] } = useQuery(query(useCall(), ownOffer.list))
  const waiting = offers.filter(({ state }) => state === 'sent' || state === 'seen')
  if (waiting.length === 0) return null
  return (
    <ul className="mt-8 grid gap-3">
      {waiting.map(({ _id: id, title, total, currency, validUntil }, index) => (
        <li key={id} className="flex items-start gap-3 border-l-4 border-leaf bg-sunken px-4 py-3.5">
          <Icon path={DRAWINGS.mail} />
          <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            {index === 0 ? 'One offer' : 'Another offer'} waits for your answer: {title},{' '}
            {formatAmount(total, currency)}
            {validUntil && `, valid until ${dateOf(validUntil)}`}.{' '}
            <Link className="text-link" to={`/profile/offers/${id}`}>
              Look at the offer
            </Link>
          </p>
        </li>
      ))}
    </ul>
  )
}
