import * as Type from '@sinclair/typebox'
import { ById, IdempotencyKey, IfMatch, Inserted, Modified } from '../responses.ts'
import { route } from '../route.ts'
import { Id, Time, text } from '../text.ts'
import { DayOrNone, TimeOrNone, account, documentFields, documentFilter, recipient } from './documents.ts'
import { InvoiceRow, NewInvoice } from './invoices.ts'
import { Amount, Currency } from './amounts.ts'
import { Totals } from './totals.ts'

/** The states of an order. */
export const ORDER_STATES = ['accepted', 'scheduled', 'installed', 'done', 'cancelled'] as const
export const OrderState = Type.Union(ORDER_STATES.map((state) => Type.Literal(state)))
export type OrderState = Type.Static<typeof OrderState>

/** The allowed transitions from each state; any other fails with 409. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  accepted: ['scheduled', 'installed', 'cancelled'],
  scheduled: ['accepted', 'installed', 'cancelled'],
  installed: ['done', 'cancelled'],
  done: [],
  cancelled: [],
}

/** The days of an order. */
const days = {
  scheduledFor: Type.String({ ...DayOrNone, description: 'The day for which the work is planned; "" for none.' }),
  installedOn: Type.String({ ...DayOrNone, description: 'The day on which the work was finished; "" for none.' }),
}

/** An order in the list of staff. */
export const OrderRow = Type.Object({
  _id: Id,
  number: Type.String({ description: 'S-2026-0001' }),
  state: OrderState,
  ...recipient,
  title: Type.String(),
  currency: Currency,
  total: Amount,
  invoiced: Type.Integer({ ...Amount, description: 'What invoices have of it that no credit note cancels.' }),
  paid: Amount,
  acceptedAt: Time,
  ...days,
  changedAt: Time,
})
export type OrderRow = Type.Static<typeof OrderRow>

/** An order, as staff see it. */
export const Order = Type.Object({
  ...OrderRow.properties,
  ...documentFields,
  user: account,
  offer: Type.Object({ _id: Id, number: Type.String(), version: Type.Integer() }),
  acceptedBy: Type.String({ description: 'The name that was typed.' }),
  doneAt: TimeOrNone,
  cancelledAt: TimeOrNone,
  note: Type.String({ description: 'What the customer reads about it.' }),
  left: Type.Object({ ...Totals.properties }, { description: 'What is not invoiced yet.' }),
  invoices: Type.Array(InvoiceRow, { description: 'Its invoices and credit notes, oldest first.' }),
})
export type Order = Type.Static<typeof Order>

/** An order as the customer sees it. */
export const OwnOrder = Type.Object({
  ...Type.Pick(OrderRow, [
    '_id',
    'number',
    'state',
    'title',
    'currency',
    'total',
    'acceptedAt',
    'scheduledFor',
    'installedOn',
  ]).properties,
  offer: Type.Object({ _id: Id, number: Type.String() }),
  note: Type.String(),
})
export type OwnOrder = Type.Static<typeof OwnOrder>

const tags = ['orders'] as const
const one = { tags, params: ById } as const
const config = { access: 'sales', changes: ['offers', 'own-offers', 'billing', 'users'], etag: true } as const

/** The calls of staff on orders. An order is made when an offer is accepted, and by nothing else. */
export const order = {
  list: route({
    method: 'GET',
    url: '/orders',
    config: { access: 'sales' },
    schema: {
      tags,
      summary: 'Orders, newest first',
      querystring: Type.Object(
        {
          state: Type.Optional(
            Type.Union([OrderState, Type.Literal('open')], { description: '`open`: neither done nor cancelled.' }),
          ),
          ...documentFilter,
        },
        { additionalProperties: false },
      ),
      response: { 200: Type.Array(OrderRow) },
    },
  }),
  read: route({
    method: 'GET',
    url: '/orders/:id',
    config: { access: 'sales' },
    schema: { ...one, summary: 'One order with its invoices', response: { 200: Order } },
  }),
  update: route({
    method: 'PUT',
    url: '/orders/:id',
    config,
    schema: {
      ...one,
      summary: 'Change the days of an order, and the note for the customer. Fields that are left out keep their value',
      headers: IfMatch,
      body: Type.Object(
        { ...Type.Partial(Type.Object(days)).properties, note: Type.Optional(text(5_000)) },
        { additionalProperties: false },
      ),
      response: { 200: Modified },
    },
  }),
  setState: route({
    method: 'PUT',
    url: '/orders/:id/state',
    config,
    schema: {
      ...one,
      summary:
        'Set the state of an order. `scheduled` needs its day; `installed` without a day takes today; 409 for `cancelled` while it has invoices that no credit note cancels',
      headers: IfMatch,
      body: Type.Object({ state: OrderState }, { additionalProperties: false }),
      response: { 200: Modified },
    },
  }),
  invoice: route({
    method: 'POST',
    url: '/orders/:id/invoices',
    config: { ...config, changes: [...config.changes, 'invoices'] },
    schema: {
      ...one,
      summary: 'Issue an invoice: what is left of the order, or a share of it. It is mailed with its PDF',
      headers: Type.Object({ ...IfMatch.properties, ...IdempotencyKey.properties }),
      body: NewInvoice,
      response: { 201: Inserted },
    },
  }),
}
