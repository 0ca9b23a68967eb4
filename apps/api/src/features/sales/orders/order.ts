import { ORDER_TRANSITIONS, type OrderState } from '@energy/contracts/sales/orders'
import type { Prisma } from '../../../generated/client.ts'
import { checkVersion, type ifMatch } from '../../../shared/etag.ts'
import { conflict, invalid, notFound } from '../../../shared/http-error.ts'
import { isId } from '../../../shared/lists/pagination.ts'
import { invoicedOf, orderFields, type ReadOrder } from './answers.ts'

type Tx = Prisma.TransactionClient

/** Locks an order until the transaction ends. @throws HttpError 404; 412 where its version is not an expected one */
export async function lockOrder(tx: Tx, id: string, expected: ReturnType<typeof ifMatch> = {}): Promise<ReadOrder> {
  if (!isId(id)) throw notFound()
  await tx.$executeRaw`SELECT 1 FROM orders WHERE id = ${id}::uuid FOR UPDATE`
  const order = await tx.order.findUnique({ where: { id }, include: orderFields })
  if (!order) throw notFound()
  checkVersion(expected, order.version)
  return order
}

/** Changes a locked order, and increments its version. */
export const changeOrder = (tx: Tx, id: string, data: Prisma.OrderUncheckedUpdateInput = {}) =>
  tx.order.update({ where: { id }, data: { ...data, changedAt: new Date(), version: { increment: 1 } } })

/**
 * What changes with the state of an order.
 * @throws HttpError 409 for a step that the states do not allow, 400 where its day is missing
 */
export function stepOf(order: ReadOrder, state: OrderState, today: Date): Prisma.OrderUncheckedUpdateInput {
  if (!ORDER_TRANSITIONS[order.state].includes(state))
    throw conflict(`This order is ${order.state}, so it cannot become ${state}.`)
  if (state === 'scheduled' && order.scheduledFor === null)
    throw invalid([{ path: '/state', message: 'Say for which day the work is planned first.' }])
  if (state === 'cancelled' && invoicedOf(order).length > 0)
    throw conflict('This order has invoices. Cancel them by credit notes first.')
  return {
    state,
    ...(state === 'accepted' && { scheduledFor: null }),
    ...(state === 'installed' && { installedOn: order.installedOn ?? today }),
    ...(state === 'done' && { doneAt: new Date() }),
    ...(state === 'cancelled' && { cancelledAt: new Date() }),
  }
}
