import type { Order, OrderState } from '@energy/contracts/sales/orders'

/** Whether an order has the state that it was to get. */
export const hasState = ({ state }: Pick<Order, 'state'>, { body }: { body: { state: OrderState } }) =>
  state === body.state
