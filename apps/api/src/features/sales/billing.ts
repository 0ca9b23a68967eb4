import { billing as contract, type Billing, type Purchase } from '@energy/contracts/sales/billing'
import { grossOfLines } from '@energy/contracts/sales/totals'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Order } from '../../generated/client.ts'
import { callerOf } from '../../shared/access/caller.ts'
import { notBeingDeleted } from '../../shared/access/people.ts'
import { readFiguresOf } from '../../shared/sales/figures.ts'
import { invoiceFields, invoiceRowOf } from '../../shared/sales/invoice-row.ts'
import { linesOf } from '../../shared/sales/lines.ts'
import { ownOrderOf } from '../../shared/sales/own-order.ts'
import { claimOwn } from '../../shared/sales/people.ts'
import { readSales } from '../../shared/sales/settings.ts'

const newestFirst = { orderBy: { id: 'desc' } } as const

/** The lines of an order that are products or services. */
function purchasesOf(order: Order, kind: 'services' | 'products'): Purchase[] {
  const lines = linesOf(order.lines)
  const gross = grossOfLines(lines)
  return lines.flatMap((line, at) =>
    line.kind === kind
      ? [
          {
            item: line.item,
            title: line.title,
            quantity: line.quantity,
            unit: line.unit,
            amount: gross[at] ?? 0,
            currency: order.currency,
            orderedAt: order.acceptedAt.toISOString(),
            order: { _id: order.id, number: order.number },
          },
        ]
      : [],
  )
}

/** What a person ordered and paid, the same for the person and for staff. */
export const billing: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contract,
    handler: async (request): Promise<Billing> => {
      const { email } = request.params
      const caller = callerOf(request)
      if (caller.email === email) await claimOwn(app.db, caller)
      const { id } = await app.db.user.findUniqueOrThrow({ where: { ...notBeingDeleted, email }, select: { id: true } })
      const { currency, today } = await readSales(app.db)
      const [figuresOf, orders, invoices] = await Promise.all([
        readFiguresOf(app.db, [id], currency),
        app.db.order.findMany({ where: { userId: id }, include: { offer: true }, ...newestFirst }),
        app.db.invoice.findMany({ where: { userId: id }, include: invoiceFields, ...newestFirst }),
      ])
      const { totalSpend, lastPurchasedAt, pendingOrder, lastPurchase, purchases } = figuresOf(id)
      const counted = orders.filter(({ state }) => state !== 'cancelled')
      return {
        currency,
        pendingOrder,
        lastPurchase,
        lastPurchasedAt: lastPurchasedAt?.toISOString() ?? '',
        totalSpend: Number(totalSpend),
        purchases,
        services: counted.flatMap((order) => purchasesOf(order, 'services')),
        products: counted.flatMap((order) => purchasesOf(order, 'products')),
        orders: orders.map(ownOrderOf),
        invoices: invoices.map((invoice) => invoiceRowOf(invoice, today)),
      }
    },
  })
}
