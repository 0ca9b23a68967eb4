import { Invoice } from '@energy/contracts/sales/invoices'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { Prisma } from '../../../generated/client.ts'
import { dayOf } from '../../../shared/sales/days.ts'
import { invoiceFields, invoiceRowOf } from '../../../shared/sales/invoice-row.ts'
import { pricedLinesOf, storedTotalsOf } from '../../../shared/sales/lines.ts'
import { accountFields, accountOf, adminFields, adminName } from '../../../shared/sales/people.ts'

const Seller = TypeCompiler.Compile(Invoice.properties.seller)
const What = TypeCompiler.Compile(Type.Union([Type.Literal('invoice'), Type.Literal('reminder')]))
const named = { select: { id: true, number: true } } as const

/** How one invoice is read. */
export const fullFields = {
  ...invoiceFields,
  payments: { include: { admin: adminFields }, orderBy: [{ paidOn: 'asc' }, { id: 'asc' }] },
  mails: { include: { admin: adminFields, refusal: true }, orderBy: { id: 'asc' } },
  user: accountFields,
  cancels: named,
  cancelledBy: named,
  order: { select: { id: true, number: true, acceptedAt: true, offer: named } },
} satisfies Prisma.InvoiceInclude
export type ReadFull = Prisma.InvoiceGetPayload<{ include: typeof fullFields }>

const namedOf = (found: { id: string; number: string }) => ({ _id: found.id, number: found.number })

/** An invoice for staff, and for its PDF. */
export const invoiceOf = (invoice: ReadFull, today: Date): Invoice => ({
  ...invoiceRowOf(invoice, today),
  lines: pricedLinesOf(invoice.lines),
  totals: storedTotalsOf(invoice.totals),
  user: accountOf(invoice.user),
  order: { ...namedOf(invoice.order), acceptedAt: invoice.order.acceptedAt.toISOString() },
  offer: namedOf(invoice.order.offer),
  cancels: invoice.cancels && namedOf(invoice.cancels),
  cancelledBy: invoice.cancelledBy && namedOf(invoice.cancelledBy),
  note: invoice.note,
  seller: Seller.Decode(invoice.seller),
  payments: invoice.payments.map(({ id, amount, paidOn, reference, admin }) => ({
    _id: id,
    amount: Number(amount),
    paidOn: dayOf(paidOn),
    reference,
    recordedBy: adminName(admin),
  })),
  mails: invoice.mails.map(({ at, what, admin, refusal }) => ({
    at: at.toISOString(),
    what: What.Decode(what),
    who: adminName(admin),
    refusal: refusal?.words ?? '',
  })),
})
