import type { InvoiceRow, InvoiceState } from '@energy/contracts/sales/invoices'
import type { Prisma } from '../../generated/client.ts'
import { dayOf } from './days.ts'
import { recipientOf } from './people.ts'

/** What a row of an invoice is read with. */
export const invoiceFields = {
  payments: { select: { amount: true, paidOn: true }, orderBy: { paidOn: 'asc' } },
  mails: { select: { refusal: { select: { words: true } } }, orderBy: { id: 'asc' } },
} satisfies Prisma.InvoiceInclude
export type ReadInvoice = Prisma.InvoiceGetPayload<{ include: typeof invoiceFields }>

/** What was paid of an invoice, less what was paid back. The database keeps the sum. */
export const paidOf = ({ paid }: Pick<ReadInvoice, 'paid'>) => Number(paid)

/** The state of an invoice on a day. */
export function invoiceStateOn(invoice: ReadInvoice, today: Date): InvoiceState {
  if (invoice.cancelsId !== null) return 'credit'
  if (invoice.cancelled) return 'cancelled'
  if (paidOf(invoice) >= Number(invoice.total)) return 'paid'
  return invoice.dueOn < today ? 'overdue' : 'open'
}

/** The day of the payment that settled an invoice which is paid: what was paid back did not. */
const settledOn = ({ payments }: ReadInvoice) => dayOf(payments.findLast(({ amount }) => amount > 0n)?.paidOn ?? null)

/** An invoice in a list. */
export function invoiceRowOf(invoice: ReadInvoice, today: Date): InvoiceRow {
  const state = invoiceStateOn(invoice, today)
  const paid = paidOf(invoice)
  const isOpen = state === 'open' || state === 'overdue'
  return {
    _id: invoice.id,
    number: invoice.number,
    state,
    ...recipientOf(invoice),
    title: invoice.title,
    currency: invoice.currency,
    total: Number(invoice.total),
    paid,
    open: isOpen ? Number(invoice.total) - paid : 0,
    issuedAt: invoice.issuedAt.toISOString(),
    dueOn: dayOf(invoice.dueOn),
    paidOn: state === 'paid' ? settledOn(invoice) : '',
    remindedAt: invoice.remindedAt?.toISOString() ?? '',
    pdf: invoice.pdfAt !== null,
    refusal: invoice.mails.at(-1)?.refusal?.words ?? '',
  }
}
