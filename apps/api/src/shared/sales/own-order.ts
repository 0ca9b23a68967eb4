import type { OwnOrder } from '@energy/contracts/sales/orders'
import type { Order } from '../../generated/client.ts'
import { dayOf } from './days.ts'

type Row = Order & { offer: { id: string; number: string } }

/** An order as its customer sees it. */
export const ownOrderOf = (order: Row): OwnOrder => ({
  _id: order.id,
  number: order.number,
  state: order.state,
  title: order.title,
  currency: order.currency,
  total: Number(order.total),
  acceptedAt: order.acceptedAt.toISOString(),
  scheduledFor: dayOf(order.scheduledFor),
  installedOn: dayOf(order.installedOn),
  offer: { _id: order.offer.id, number: order.offer.number },
  note: order.note,
})
