import type { Billing } from '@energy/contracts/sales/billing'
import { formatAmount } from '@energy/contracts/sales/money'
import type { OwnOfferRow } from '@energy/contracts/sales/own-offers'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTimes } from '../requests/use-times.ts'
import { offerLooks, orderLooks, StateLook } from './sales-states.tsx'
import { Shortened } from './shortened.tsx'

interface RowProps {
  title: ReactNode
  /** The number, and what else there is to know. */
  detail: string
  look: ReactNode
  amount: string
  note?: string
}

const Row = ({ title, detail, look, amount, note }: RowProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-5 gap-y-1 border-b border-line py-4 [overflow-wrap:anywhere]">
    <b className="font-semibold">{title}</b>
    <span className="justify-self-end tabular-nums">{amount}</span>
    <span className="text-ui/[1.6] text-muted tabular-nums">{detail}</span>
    <span className="text-ui/[1.6] max-md:col-span-full md:justify-self-end">{look}</span>
    {note && <p className="col-span-full text-ui/[1.5] whitespace-pre-line">{note}</p>}
  </li>
)

/** The offers that a person got, and the orders that came of them; nothing for a person without any. */
export function OffersAndOrders({ offers, billing }: { offers: readonly OwnOfferRow[]; billing: Billing }) {
  const { dateOf, longDay } = useTimes()
  const { orders, pendingOrder } = billing
  return (
    <>
      {offers.length > 0 && (
        <section className={orders.length > 0 ? '' : 'col-span-full'}>
          <h2 className="text-h3">Offers</h2>
          <Shortened title="Offers">
            {offers.map(({ _id: id, number, title, currency, total, state, sentAt, validUntil }) => {
              const isOpen = state === 'sent' || state === 'seen'
              return (
                <Row
                  key={id}
                  title={
                    <Link className="text-link" to={`/profile/offers/${id}`}>
                      {title}
                    </Link>
                  }
                  detail={`${number}, ${isOpen && validUntil ? `valid until ${dateOf(validUntil)}` : `sent ${longDay(sentAt)}`}`}
                  look={<StateLook look={offerLooks[state]} />}
                  amount={formatAmount(total, currency)}
                />
              )
            })}
          </Shortened>
        </section>
      )}
      {orders.length > 0 && (
        <section className={offers.length > 0 ? '' : 'col-span-full'}>
          <h2 className="text-h3">Orders</h2>
          <Shortened title="Orders">
            {orders.map(
              ({ _id: id, number, title, currency, total, state, acceptedAt, scheduledFor, installedOn, note }) => (
                <Row
                  key={id}
                  title={title}
                  detail={`${number}, ${
                    state === 'scheduled'
                      ? `planned for ${dateOf(scheduledFor)}`
                      : installedOn
                        ? `installed on ${dateOf(installedOn)}`
                        : `ordered on ${longDay(acceptedAt)}`
                  }`}
                  look={<StateLook look={orderLooks[state]} />}
                  amount={formatAmount(total, currency)}
                  note={note}
                />
              ),
            )}
          </Shortened>
          {pendingOrder ? <p className="mt-4 text-ui text-muted">Pending order: {pendingOrder}</p> : null}
        </section>
      )}
    </>
  )
}
