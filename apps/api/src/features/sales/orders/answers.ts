import type { Order, OrderRow } from '@energy/contracts/sales/orders'
import { remainderOf, totalsOf, type Totals } from '@energy/contracts/sales/totals'
import type { Prisma } from '../../../generated/client.ts'
import { dayOf } from '../../../shared/sales/days.ts'
import { invoiceFields, invoiceRowOf, paidOf } from '../../../shared/sales/invoice-row.ts'
import { linesOf, priced, storedTotalsOf } from '../../../shared/sales/lines.ts'
import { accountFields, accountOf, recipientOf } from '../../../shared/sales/people.ts'

/** How an order is read: with its invoices, oldest first. */
export const orderFields = {
  offer: { select: { id: true, number: true } },
  user: accountFields,
  invoices: { include: invoiceFields, orderBy: { id: 'asc' } },
} satisfies Prisma.OrderInclude
export type ReadOrder = Prisma.OrderGetPayload<{ include: typeof orderFields }>

/** The totals of the invoices that no credit note cancels. */
export const invoicedOf = ({ invoices }: Pick<ReadOrder, 'invoices'>): Totals[] =>
  invoices
    .filter(({ cancelsId, cancelled }) => cancelsId === null && !cancelled)
    .map(({ totals }) => storedTotalsOf(totals))

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** An order in a list. */
export const orderRowOf = (order: ReadOrder): OrderRow => ({
  _id: order.id,
  number: order.number,
  state: order.state,
  ...recipientOf(order),
  title: order.title,
  currency: order.currency,
  total: Number(order.total),
  invoiced: sum(invoicedOf(order).map(({ total }) => total)),
  paid: sum(order.invoices.map(paidOf)),
  acceptedAt: order.acceptedAt.toISOString(),
  scheduledFor: dayOf(order.scheduledFor),
  installedOn: dayOf(order.installedOn),
  changedAt: order.changedAt.toISOString(),
})

/** An order for staff. */
export function orderOf(order: ReadOrder, today: Date): Order {
  const lines = linesOf(order.lines)
  const totals = totalsOf(lines)
  return {
    ...orderRowOf(order),
    lines: priced(lines),
    totals,
    user: accountOf(order.user),
    offer: { _id: order.offer.id, number: order.offer.number, version: order.offerVersion },
    acceptedBy: order.acceptedBy,
    doneAt: order.doneAt?.toISOString() ?? '',
    cancelledAt: order.cancelledAt?.toISOString() ?? '',
    note: order.note,
    left: remainderOf(totals, invoicedOf(order)),
    invoices: order.invoices.map((invoice) => invoiceRowOf(invoice, today)),
  }
}
