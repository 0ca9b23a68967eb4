import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { offer } from '@energy/contracts/sales/offers'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatCount } from '../../../shared/words/counts.ts'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { MakeOfferButton } from '../../../shared/sales/make-offer-button.tsx'
import { useAddress } from '../../../shared/browser/use-address.ts'
import { InvoicesList } from './invoices-list.tsx'
import { OffersList } from './offers-list.tsx'
import { OrdersList } from './orders-list.tsx'

const tabs = ['offers', 'orders', 'invoices'] as const
type Tab = (typeof tabs)[number]
const words: Readonly<Record<Tab, string>> = { offers: 'Offers', orders: 'Orders', invoices: 'Invoices' }
const lists: Readonly<Record<Tab, () => ReactNode>> = {
  offers: OffersList,
  orders: OrdersList,
  invoices: InvoicesList,
}

/** Offers, orders and invoices: a list of each, one of which is shown. */
export function Sales() {
  const { view } = useAddress()
  const { data } = useQuery(query(useCall(), offer.figures))
  const tab = tabs.find((one) => one === view) ?? 'offers'
  const List = lists[tab]
  const counts: Partial<Record<Tab, number>> = data
    ? {
        offers: Object.values(data.states).reduce((sum, { count }) => sum + count, 0),
        orders: data.orders,
        invoices: data.invoices,
      }
    : {}
  return (
    <>
      <PageHead
        title={words[tab]}
        action={
          <MakeOfferButton>
            <Plus className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            New offer
          </MakeOfferButton>
        }
      />
      <nav aria-label="Lists" className="-mt-2 flex gap-6 border-b border-line">
        {tabs.map((one) => (
          <Link
            key={one}
            to={one === 'offers' ? '/offers' : `/offers?view=${one}`}
            aria-current={one === tab ? 'page' : undefined}
            className="tab"
          >
            {words[one]}
            {counts[one] !== undefined && (
              <span className="ml-1.5 font-[450] text-muted tabular-nums">{formatCount(counts[one])}</span>
            )}
          </Link>
        ))}
      </nav>
      <List key={tab} />
    </>
  )
}
