import type { BilledInvoice, Billing as Figures } from '@energy/contracts/sales/billing'
import { formatAmount } from '@energy/contracts/sales/money'
import { useTimes } from '../requests/use-times.ts'
import { InvoiceLink } from './invoice-link.tsx'
import { invoiceLooks, StateLook } from './sales-states.tsx'

/** Billing history: four figures, then the payments. */
export function Billing({ billing }: { billing: Figures }) {
  const { longDay } = useTimes()
  const { currency, lastPurchase, lastPurchasedAt, totalSpend, purchases, invoices } = billing
  const figures = [
    ['Last purchase', lastPurchase || 'None yet'],
    ['Total spent', formatAmount(totalSpend, currency)],
    ['Last time purchased', lastPurchasedAt ? longDay(lastPurchasedAt) : '–'],
    ['Total purchase', String(purchases)],
  ] as const
  return (
    <section className="col-span-full">
      <h2 className="text-h3">Billing history</h2>
      <h3 className="mt-6 text-body">Billing overview</h3>
      <dl className="mt-3 grid grid-cols-2 gap-x-[clamp(1.25rem,2.5vw,2.5rem)] gap-y-5 border-t-3 border-ink pt-5 md:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-ui/[1.6] text-muted">{label}</dt>
            <dd
              className={`text-h3 tabular-nums [overflow-wrap:anywhere] ${purchases > 0 ? 'font-semibold' : 'font-[450] text-muted'}`}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-6 text-body" id="payments">
        Payment history
      </h3>
      {invoices.length > 0 ? (
        <Payments invoices={invoices} />
      ) : (
        <p className="mt-3 border-t border-line pt-4 text-muted">
          No payments yet. An invoice stands here from the day it is issued, with its PDF.
        </p>
      )}
    </section>
  )
}

function Payments({ invoices }: { invoices: readonly BilledInvoice[] }) {
  const { dateOf, longDay } = useTimes()
  return (
    <table className="payments" aria-labelledby="payments">
      <thead>
        <tr>
          <th scope="col">Paid for</th>
          <th scope="col">Invoice</th>
          <th scope="col">State</th>
          <th scope="col">Date</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => {
          const { _id: id, title, state, currency, total, paid, open, issuedAt, dueOn, paidOn } = invoice
          const isDue = state === 'open' || state === 'overdue'
          return (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td>
                <span className="label">Invoice</span>
                <InvoiceLink invoice={invoice} />
              </td>
              <td>
                <StateLook look={invoiceLooks[state]} />
              </td>
              <td>
                <span className="label">Date</span>
                <span>{isDue ? `due ${dateOf(dueOn)}` : paidOn ? dateOf(paidOn) : longDay(issuedAt)}</span>
              </td>
              <td>
                <span className="label">Amount</span>
                <span>
                  {formatAmount(total, currency)}
                  {isDue && paid > 0 && (
                    <small className="block text-small text-muted">{formatAmount(open, currency)} to pay</small>
                  )}
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
