import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { invoice, type Invoice } from '@energy/contracts/sales/invoices'
import { formatAmount } from '@energy/contracts/sales/money'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { useClock } from '../../../shared/company/use-clock.ts'
import { Fact, Facts } from '../../../shared/page/facts.tsx'
import { dayOf, daysBetween, longDay, longMoment, useToday } from '../../../shared/sales/days.ts'
import { invoicePath, offerPath, orderPath } from '../../../shared/sales/paths.ts'
import { StateMark, invoiceLooks } from '../../../shared/sales/state-mark.tsx'
import { DocumentHead, Panel } from '../../../shared/sales/document-head.tsx'
import { LoadedDocument } from '../../../shared/sales/document-unread.tsx'
import { LinesTable } from '../document/lines-table.tsx'
import { Shares, Totals } from '../document/totals.tsx'
import { DaysBand } from './days-band.tsx'
import { InvoiceActions } from './invoice-actions.tsx'
import { InvoiceFiles } from './invoice-files.tsx'
import { Payments } from './payments.tsx'

/** Milliseconds between two reads while the PDF is made, and after that. */
const POLL_INTERVAL = { making: 2_000, made: 30_000 }

const BACK = { label: 'All invoices', to: '/offers?view=invoices' }

/** The invoice or credit note of the URL. */
export function InvoiceScreen() {
  const { id = '' } = useParams()
  const read = useQuery({
    ...query(useCall(), invoice.read, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.pdf === false ? POLL_INTERVAL.making : POLL_INTERVAL.made),
  })
  return (
    <LoadedDocument title="Invoice" back={BACK} query={read}>
      {(item) => <OpenInvoice key={id} item={item} />}
    </LoadedDocument>
  )
}

function OpenInvoice({ item }: { item: Invoice }) {
  const { currency } = item
  const isCredit = item.state === 'credit'
  return (
    <>
      <DocumentHead
        back={BACK}
        title={`${isCredit ? 'Credit note' : 'Invoice'} ${item.number}`}
        record={item._id}
        actions={<InvoiceActions item={item} />}
      >
        <StateMark look={invoiceLooks[item.state]} isBoxed />
        <span>{[item.businessName, item.name].filter(Boolean).join(', ')}</span>
      </DocumentHead>
      {(item.state === 'open' || item.state === 'overdue' || item.state === 'paid') && <DaysBand item={item} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          <section className="panel min-w-0 overflow-hidden">
            <div className="flex flex-wrap items-center justify-between gap-x-4 px-5 pt-4 pb-3 lg:px-6">
              <h2 className="section-title">{item.title || 'What is invoiced'}</h2>
              <p className="flex gap-4">
                <Link className="text-link inline-flex min-h-touch items-center" to={orderPath(item.order._id)}>
                  Order {item.order.number}
                </Link>
                <Link className="text-link inline-flex min-h-touch items-center" to={offerPath(item.offer._id)}>
                  Offer {item.offer.number}
                </Link>
              </p>
            </div>
            {item.note && <p className="px-5 pb-4 whitespace-pre-line lg:px-6">{item.note}</p>}
            <LinesTable lines={item.lines} currency={currency} />
            <div className="px-5 pb-5 lg:px-6">
              <Totals totals={item.totals} currency={currency} />
            </div>
          </section>
          {!isCredit && <Payments item={item} />}
        </div>
        <div className="grid min-w-0 gap-6">
          <Summary item={item} />
          <Mails item={item} />
        </div>
      </div>
    </>
  )
}

const daysOf = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`

function Summary({ item }: { item: Invoice }) {
  const { company } = useClock()
  const today = useToday()
  const { currency, state, total, paid, open, cancels, cancelledBy } = item
  const days = daysBetween(today, item.dueOn)
  const away = days === 0 ? 'today' : days > 0 ? `in ${daysOf(days)}` : `${daysOf(-days)} ago`
  const isCredit = state === 'credit'
  return (
    <Panel title="Payment">
      <Facts>
        <Fact label="Issued" value={longDay(dayOf(item.issuedAt, company))} />
        {!isCredit && <Fact label="Due" value={open > 0 ? `${longDay(item.dueOn)}, ${away}` : longDay(item.dueOn)} />}
        <Fact label="Total" value={formatAmount(total, currency)} />
        {!isCredit && (
          <Fact label="Paid" value={paid === 0 ? '' : formatAmount(paid, currency)} missing="Nothing yet" />
        )}
        {!isCredit && <Fact label="Left to pay" value={formatAmount(open, currency)} />}
        {cancels && <Linked label="Cancels" {...cancels} />}
        {cancelledBy && <Linked label="Cancelled by" {...cancelledBy} />}
      </Facts>
      {!isCredit && !cancelledBy && total > 0 && (
        <Shares
          parts={[
            { label: 'Paid', amount: paid, fill: 'bg-chart-1' },
            { label: 'Open', amount: open, fill: 'shadow-[inset_0_0_0_1.5px_var(--color-edge)]' },
          ]}
        />
      )}
      <InvoiceFiles item={item} />
    </Panel>
  )
}

const Linked = ({ label, _id, number }: { label: string; _id: string; number: string }) => (
  <Fact label={label} value={number}>
    <Link className="text-link -my-3 inline-flex min-h-touch items-center" to={invoicePath(_id)}>
      {number}
    </Link>
  </Fact>
)

function Mails({ item: { mails, email, state } }: { item: Invoice }) {
  const { company } = useClock()
  return (
    <Panel title="Mails">
      {mails.length === 0 && <p className="text-muted">None yet.</p>}
      <ul>
        {mails.toReversed().map(({ at, what, who, refusal }) => (
          <li key={`${at} ${what}`} className="border-t border-line py-2.5 first:border-t-0 first:pt-0">
            {what === 'reminder' ? 'Reminder' : state === 'credit' ? 'Credit note' : 'Invoice'} to{' '}
            {email || 'a deleted person'}
            <span className="block text-small text-muted">
              {/* The worker sends reminders, but no invoice. */}
              {longMoment(at, company)}, {who || (what === 'reminder' ? 'by itself' : 'by a deleted account')}
            </span>
            {refusal && (
              <span className="block text-small wrap-anywhere text-danger">It did not arrive (“{refusal}”).</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
