import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import type { Inquiry } from '@energy/contracts/inquiries/inquiry'
import { formatAmount } from '@energy/contracts/sales/money'
import { offer } from '@energy/contracts/sales/offers'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { InlineLoadError } from '../../../shared/page/loaded.tsx'
import { MakeOfferButton } from '../../../shared/sales/make-offer-button.tsx'
import { offerPath } from '../../../shared/sales/paths.ts'
import { StateMark, offerLooks } from '../../../shared/sales/state-mark.tsx'

/** Starts an offer that answers an inquiry. */
export const MakeOffer = ({ item }: { item: Inquiry }) => (
  <MakeOfferButton look="line" className="px-3.5!" from={{ inquiry: item._id }}>
    Make an offer
  </MakeOfferButton>
)

/** The offers that answer an inquiry, where there are any. */
export function Offers({ item }: { item: Inquiry }) {
  const list = useQuery(query(useCall(), offer.list, { querystring: { inquiry: item._id } }))
  const { data = [], isLoadingError, refetch } = list
  if (isLoadingError) return <InlineLoadError retry={refetch}>We could not load the offers.</InlineLoadError>
  if (data.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">Offers</h3>
      <ul className="mt-1">
        {data.map(({ _id, number, state, total, currency }) => (
          <li key={_id} className="border-b border-line">
            <Link
              to={offerPath(_id)}
              className="flex min-h-touch flex-wrap items-center justify-between gap-x-4 px-3 outline-offset-[-3px] hover:bg-ground"
            >
              <span className="font-[560]">{number}</span>
              <StateMark look={offerLooks[state]} />
              <span className="tabular-nums">{formatAmount(total, currency)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
