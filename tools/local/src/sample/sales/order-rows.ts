import {
  negated,
  netOf,
  partLines,
  partOf,
  remainderOf,
  totalsOf,
  type Line,
  type Totals,
} from '@energy/contracts/sales/totals'
import type { SampleInvoice, SampleOffer } from './offers.ts'
import { dayOf, idAt, insert, type Recipient, type Sales } from './rows.ts'

const TERM = 30
const SELLER = {
  name: 'Millrace Energy Ltd',
  address: '14 Weir Lane\nSheffield S3 8GG',
  email: 'hello@example.com',
  phone: '+44 20 7946 0112',
  registration: 'Registered in England 00000000 (sample)',
  taxNumber: 'VAT GB 000 0000 00 (sample)',
  bank: 'Bank transfer to Millrace Energy Ltd, sort code 00-00-00, account 00000000 (sample).',
}

interface SampleOrder {
  offer: { id: string; version: number }
  order: NonNullable<SampleOffer['order']>
  recipient: Recipient
  title: string
  lines: Line[]
  adminId: string | null
}
interface Ordered extends SampleOrder {
  id: string
  number: string
}

const priced = (lines: readonly Line[]) => lines.map((line) => ({ ...line, net: netOf(line) }))

/** Inserts an order with its invoices. */
export async function insertOrder(sales: Sales, ordered: SampleOrder) {
  const { client, ago } = sales
  const { offer, order, recipient, title, lines } = ordered
  const { state, accepted, done, planned, note = '' } = order
  const acceptedAt = ago(accepted)
  const id = await idAt(client, acceptedAt)
  const number = sales.next('S', acceptedAt)
  const isFitted = state === 'installed' || state === 'done'
  const finished = done === undefined ? null : ago(done)
  await insert(client, 'orders', {
    id,
    number,
    offerId: offer.id,
    offerVersion: offer.version,
    state,
    ...recipient,
    title,
    currency: 'USD',
    note,
    lines: JSON.stringify(lines),
    total: totalsOf(lines).total,
    acceptedAt,
    acceptedBy: recipient.name,
    scheduledFor: planned === undefined ? null : dayOf(ago(-planned)),
    installedOn: isFitted && finished ? dayOf(finished) : null,
    doneAt: state === 'done' ? finished : null,
    cancelledAt: state === 'cancelled' ? finished : null,
    changedAt: finished ?? acceptedAt,
  })
  const taken: Totals[] = []
  for (const invoice of order.invoices ?? []) {
    const totals = await insertInvoice(sales, { ...ordered, id, number }, invoice, taken)
    if (!invoice.cancelled) taken.push(totals)
  }
}

/** Inserts an invoice with its payments, its mails and its credit note. @returns its totals */
async function insertInvoice(sales: Sales, ordered: Ordered, invoice: SampleInvoice, taken: readonly Totals[]) {
  const { client, ago } = sales
  const { recipient, title, adminId } = ordered
  const { issued, share, term = TERM, payments = [], cancelled, reminded } = invoice
  const whole = totalsOf(ordered.lines)
  const totals = share === undefined ? remainderOf(whole, taken) : partOf(whole, taken, share)
  const part = share === undefined ? 'Rest' : `${share / 1_000} %`
  const lines =
    totals.total === whole.total ? priced(ordered.lines) : partLines(`${part} of order ${ordered.number}`, totals)
  const issuedAt = ago(issued)
  const id = await idAt(client, issuedAt)
  const common = { orderId: ordered.id, ...recipient, title, currency: 'USD', seller: SELLER }
  await insert(client, 'invoices', {
    id,
    number: sales.next('I', issuedAt),
    ...common,
    lines: JSON.stringify(lines),
    totals,
    total: totals.total,
    issuedAt,
    dueOn: dayOf(ago(issued - term)),
    remindedAt: reminded === undefined ? null : ago(reminded),
  })
  let paid = 0
  for (const { amount, days } of payments) {
    const received = amount === 'all' ? totals.total - paid : amount
    paid += received
    const note = { reference: 'Bank transfer', adminId, createdAt: ago(days) }
    await insert(client, 'payments', { invoiceId: id, amount: received, paidOn: dayOf(ago(days)), ...note })
  }
  await insert(client, 'invoice_mails', { invoiceId: id, what: 'invoice', adminId, at: issuedAt })
  if (reminded !== undefined)
    await insert(client, 'invoice_mails', { invoiceId: id, what: 'reminder', at: ago(reminded) })
  if (cancelled) {
    const at = ago(cancelled.days)
    const credited = negated(totals)
    const reversed = lines.map((line) => ({ ...line, net: 0 - line.net }))
    await insert(client, 'invoices', {
      id: await idAt(client, at),
      number: sales.next('C', at),
      cancelsId: id,
      ...common,
      note: cancelled.reason,
      lines: JSON.stringify(reversed),
      totals: credited,
      total: credited.total,
      issuedAt: at,
      dueOn: dayOf(at),
    })
  }
  return totals
}
