import * as Type from '@sinclair/typebox'
import { route } from '../route.ts'
import { Id, Time, email } from '../text.ts'
import { TimeOrNone } from './documents.ts'
import { InvoiceRow } from './invoices.ts'
import { Amount, Currency } from './amounts.ts'
import { OwnOrder } from './orders.ts'

/** A product or service that a person ordered: a line of an order. */
export const Purchase = Type.Object({
  item: Type.String({ description: 'The id of the product or service; it may have been deleted since.' }),
  title: Type.String(),
  quantity: Type.Integer({ description: 'In thousandths.' }),
  unit: Type.String(),
  amount: Type.Integer({ ...Amount, description: 'With tax; the lines of an order add up to its total.' }),
  currency: Type.String({ ...Currency, description: 'Of its order: that of the site may have changed since.' }),
  orderedAt: Time,
  order: Type.Object({ _id: Id, number: Type.String() }),
})
export type Purchase = Type.Static<typeof Purchase>

/** An invoice in the payment history. */
export const BilledInvoice = Type.Pick(InvoiceRow, [
  '_id',
  'number',
  'state',
  'title',
  'currency',
  'total',
  'paid',
  'open',
  'issuedAt',
  'dueOn',
  'paidOn',
  'pdf',
])
export type BilledInvoice = Type.Static<typeof BilledInvoice>

/** What a person ordered and paid. The person and staff get the same. Cancelled orders count nowhere but in `orders`. */
export const Billing = Type.Object({
  currency: Currency,
  pendingOrder: Type.String({ description: 'The title of the newest order that is not installed yet; "" for none.' }),
  lastPurchase: Type.String({ description: 'The title of the newest order; "" for none.' }),
  lastPurchasedAt: TimeOrNone,
  totalSpend: Type.Integer({
    ...Amount,
    description: 'All payments in the currency of the site, less what was paid back, in minor units.',
  }),
  purchases: Type.Integer({ description: 'The number of orders.' }),
  services: Type.Array(Purchase, { description: 'Purchased services, newest first.' }),
  products: Type.Array(Purchase, { description: 'Purchased products, newest first.' }),
  orders: Type.Array(OwnOrder, { description: 'All orders, newest first.' }),
  invoices: Type.Array(BilledInvoice, { description: 'The payment history, newest first.' }),
})
export type Billing = Type.Static<typeof Billing>

/** The billing figures of a person. */
export const billing = route({
  method: 'GET',
  url: '/users/:email/billing',
  config: { access: 'self', owner: 'params', others: 'sales' },
  schema: {
    tags: ['billing'],
    summary: 'What a user ordered and paid',
    params: Type.Object({ email: email() }),
    response: { 200: Billing },
  },
})
