import type { UserData } from '@energy/contracts/people/user-data'
import type { PrismaClient } from '../../generated/client.ts'
import { dayOf } from '../../shared/sales/days.ts'
import { invoiceFields, invoiceRowOf } from '../../shared/sales/invoice-row.ts'
import { pricedLinesOf, storedTotalsOf } from '../../shared/sales/lines.ts'
import { ownOrderOf } from '../../shared/sales/own-order.ts'
import { ownFields, ownOfferOf } from '../../shared/sales/own-offer.ts'
import { readSales } from '../../shared/sales/settings.ts'

const oldestFirst = { orderBy: { id: 'asc' } } as const

/**
 * The offers, orders and invoices of a person.
 * @param own bound to the record, or with its verified e-mail and bound to nobody
 */
export async function soldTo(
  db: PrismaClient,
  own: { OR: ({ userId: string } | { userId: null; email: string })[] },
): Promise<Pick<UserData, 'offers' | 'orders' | 'invoices'>> {
  const [offers, orders, invoices, { today }] = await Promise.all([
    db.offer.findMany({ where: { ...own, sentAt: { not: null } }, include: ownFields, ...oldestFirst }),
    db.order.findMany({ where: own, include: { offer: true }, ...oldestFirst }),
    db.invoice.findMany({
      where: own,
      include: { ...invoiceFields, payments: { orderBy: invoiceFields.payments.orderBy } },
      ...oldestFirst,
    }),
    readSales(db),
  ])
  return {
    offers: offers.map((offer) => ({ ...ownOfferOf(offer, today), client: offer.client })),
    orders: orders.map(ownOrderOf),
    invoices: invoices.map((invoice) => ({
      ...invoiceRowOf(invoice, today),
      note: invoice.note,
      lines: pricedLinesOf(invoice.lines),
      totals: storedTotalsOf(invoice.totals),
      payments: invoice.payments.map(({ amount, paidOn, reference }) => ({
        amount: Number(amount),
        paidOn: dayOf(paidOn),
        reference,
      })),
    })),
  }
}
