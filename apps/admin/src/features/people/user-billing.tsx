import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { formatLongDay } from '@energy/contracts/time/company-time'
import { billing, type Billing, type Purchase } from '@energy/contracts/sales/billing'
import { formatAmount, formatQuantity } from '@energy/contracts/sales/money'
import type { User } from '@energy/contracts/people/users'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useClock } from '../../shared/company/use-clock.ts'
import { Figure } from './figure.tsx'
import { Loaded } from '../../shared/page/loaded.tsx'
import { longDay } from '../../shared/sales/days.ts'
import { invoicePath, orderPath } from '../../shared/sales/paths.ts'
import { StateMark, invoiceLooks } from '../../shared/sales/state-mark.tsx'

/** Writes the day of a moment by the company's clock, as its documents do. */
function useDayWords() {
  const { company } = useClock()
  return (iso: string) => formatLongDay(new Date(iso), company)
}

/** What a user ordered and paid. */
export function UserBilling({ person: { email } }: { person: User }) {
  const read = useQuery(query(useCall(), billing, { params: { email } }))
  return (
    <Loaded query={read} error="We could not load what they ordered and paid.">
      {(data) => (
        <>
          <div className="mt-8 grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
            <Purchases title="Purchased services" none="No service bought yet." purchases={data.services} />
            <Purchases title="Purchased products" none="No product bought yet." purchases={data.products} />
          </div>
          <BillingHistory data={data} />
        </>
      )}
    </Loaded>
  )
}

interface PurchasesProps {
  title: string
  none: string
  purchases: readonly Purchase[]
}

function Purchases({ title, none, purchases }: PurchasesProps) {
  const dayWords = useDayWords()
  return (
    <section className="min-w-0">
      <h3 className="section-title mb-3">{title}</h3>
      {purchases.length === 0 && <p className="border-t border-line py-3 text-muted">{none}</p>}
      <ul>
        {purchases.map(({ title: what, quantity, unit, amount, currency, orderedAt, order }, index) => (
          <li key={`${order._id} ${index}`} className="flex min-h-touch items-center gap-4 border-t border-line py-2.5">
            <span className="min-w-0 flex-1">
              <Link className="hover:underline" to={orderPath(order._id)}>
                {what}
              </Link>
              <span className="block text-small text-muted">
                {formatQuantity(quantity, unit)}, {dayWords(orderedAt)}
              </span>
            </span>
            <span className="tabular-nums">{formatAmount(amount, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function BillingHistory({ data }: { data: Billing }) {
  const { currency, invoices } = data
  const dayWords = useDayWords()
  return (
    <section className="mt-8">
      <h3 className="section-title">Billing history</h3>
      <h4 className="mt-4 mb-3 font-semibold">Billing overview</h4>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-t border-line pt-4 xl:grid-cols-4">
        <Figure label="Last purchase" value={data.lastPurchase} />
        <Figure label="Total spent" value={formatAmount(data.totalSpend, currency)} />
        <Figure label="Last time purchased" value={data.lastPurchasedAt && dayWords(data.lastPurchasedAt)} />
        <Figure label="Total purchase" value={String(data.purchases)} />
      </dl>
      <h4 className="mt-6 mb-2 font-semibold">Payment history</h4>
      {invoices.length === 0 && (
        <p className="border-t border-line py-3 text-muted">
          No payments yet. An invoice stands here from the day it is issued, with its PDF.
        </p>
      )}
      <ul>
        {invoices.map((row) => (
          <li key={row._id} className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line py-2">
            <span className="min-w-0 flex-1 basis-28">
              <Link className="text-link inline-flex min-h-touch items-center" to={invoicePath(row._id)}>
                {row.number}
              </Link>
              <span className="block text-small text-muted">
                {row.paidOn
                  ? `Paid on ${longDay(row.paidOn)}`
                  : row.state === 'credit'
                    ? dayWords(row.issuedAt)
                    : `Due on ${longDay(row.dueOn)}`}
              </span>
            </span>
            <StateMark look={invoiceLooks[row.state]} />
            <span className="min-w-20 text-right tabular-nums">{formatAmount(row.total, row.currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
