import { useCall } from '@energy/client/use-call'
import { formatLongDay } from '@energy/contracts/time/company-time'
import { formatAmount } from '@energy/contracts/sales/money'
import { order, type Order } from '@energy/contracts/sales/orders'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { useClock } from '../../../shared/company/use-clock.ts'
import { Fact, Facts } from '../../../shared/page/facts.tsx'
import { dayOf, shortDay, useToday } from '../../../shared/sales/days.ts'
import { invoicePath, offerPath } from '../../../shared/sales/paths.ts'
import { StateMark, invoiceLooks, orderLooks } from '../../../shared/sales/state-mark.tsx'
import { versionedQuery, type Versioned } from '../../../shared/records/versioned.ts'
import { DocumentHead, Panel } from '../../../shared/sales/document-head.tsx'
import { LoadedDocument } from '../../../shared/sales/document-unread.tsx'
import { LinesTable } from '../document/lines-table.tsx'
import { Shares, Totals } from '../document/totals.tsx'
import { canBeInvoiced, OrderActions } from './order-actions.tsx'
import { OrderForm } from './order-form.tsx'
import { OrderSteps } from './order-steps.tsx'

const BACK = { label: 'All orders', to: '/offers?view=orders' }

/** The order of the URL. */
export function OrderScreen() {
  const { id = '' } = useParams()
  const read = useQuery(versionedQuery(useCall(), order.read, id))
  return (
    <LoadedDocument title="Order" back={BACK} query={read}>
      {(latest) => <OpenOrder key={id} latest={latest} />}
    </LoadedDocument>
  )
}

function OpenOrder({ latest }: { latest: Versioned<Order> }) {
  const { item } = latest
  const { currency } = item
  const { company } = useClock()
  return (
    <>
      <DocumentHead
        back={BACK}
        title={`Order ${item.number}`}
        record={item._id}
        actions={<OrderActions latest={latest} />}
      >
        <StateMark look={orderLooks[item.state]} isBoxed />
        <span>{[item.businessName, item.name].filter(Boolean).join(', ')}</span>
      </DocumentHead>
      <OrderSteps latest={latest} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          <section className="panel min-w-0 overflow-hidden">
            <div className="flex flex-wrap items-center justify-between gap-x-4 px-5 pt-4 pb-3 lg:px-6">
              <h2 className="section-title">What was ordered</h2>
              <Link className="text-link inline-flex min-h-touch items-center" to={offerPath(item.offer._id)}>
                Offer {item.offer.number}
              </Link>
            </div>
            <LinesTable lines={item.lines} currency={currency} />
            <div className="px-5 pb-5 lg:px-6">
              <Totals totals={item.totals} currency={currency} />
            </div>
          </section>
          <Panel title="Days and note">
            <OrderForm latest={latest} />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-6">
          <Invoices item={item} />
          <Panel title="For">
            <Facts>
              <Fact label="Name" value={item.name} />
              <Fact label="Business" value={item.businessName} />
              <Fact label="E-mail" value={item.email} />
              <Fact label="Address" value={item.address} />
              <Fact
                label="Accepted by"
                value={[item.acceptedBy, formatLongDay(new Date(item.acceptedAt), company)].filter(Boolean).join(', ')}
              />
            </Facts>
          </Panel>
        </div>
      </div>
    </>
  )
}

function Invoices({ item }: { item: Order }) {
  const { company } = useClock()
  const today = useToday()
  const { currency, invoices, invoiced, total } = item
  return (
    <Panel title="Invoices">
      {invoices.length === 0 && (
        <p className="text-muted">
          {canBeInvoiced(item) ? 'None yet. The first one is issued by the button above.' : 'None.'}
        </p>
      )}
      <ul>
        {invoices.map((row) => (
          <li key={row._id} className="border-t border-line py-2.5">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <Link className="text-link inline-flex min-h-touch items-center" to={invoicePath(row._id)}>
                {row.number}
              </Link>
              <StateMark look={invoiceLooks[row.state]} />
            </div>
            <p className="flex justify-between gap-4 text-small text-muted tabular-nums">
              <span>
                {shortDay(dayOf(row.issuedAt, company), today)}
                {row.state !== 'credit' && `, due ${shortDay(row.dueOn, today)}`}
              </span>
              <span>{formatAmount(row.total, currency)}</span>
            </p>
          </li>
        ))}
      </ul>
      {total > 0 && (
        <Shares
          isAlone
          parts={[
            { label: `Invoiced ${formatAmount(invoiced, currency)}`, amount: invoiced, fill: 'bg-chart-1' },
            {
              label: `Left ${formatAmount(item.left.total, currency)}`,
              amount: item.left.total,
              fill: 'shadow-[inset_0_0_0_1.5px_var(--color-edge)]',
            },
          ]}
        />
      )}
    </Panel>
  )
}
