import * as Type from '@sinclair/typebox'
import { ById, Deleted, Done, IdempotencyKey, Inserted, Refusal } from '../responses.ts'
import { route } from '../route.ts'
import { BOUNDS, Id, Time, oneLine, text } from '../text.ts'
import { Day, account, documentFields, documentFilter, recipient } from './documents.ts'
import { Amount, Currency, Rate } from './amounts.ts'
import { MAX_AMOUNT } from './money.ts'

/** The states of an invoice; they follow from its payments, its due date and its credit note. */
export const INVOICE_STATES = ['open', 'overdue', 'paid', 'cancelled', 'credit'] as const
export const InvoiceState = Type.Union(
  INVOICE_STATES.map((state) => Type.Literal(state)),
  { description: '`cancelled` has a credit note; `credit` is one.' },
)
export type InvoiceState = Type.Static<typeof InvoiceState>

/** An invoice or a credit note in a list. The amounts of a credit note are negative. */
export const InvoiceRow = Type.Object({
  _id: Id,
  number: Type.String({ description: 'I-2026-0001; of a credit note C-2026-0001.' }),
  state: InvoiceState,
  ...recipient,
  title: Type.String(),
  currency: Currency,
  total: Amount,
  paid: Amount,
  open: Type.Integer({ ...Amount, description: 'What is to be paid yet.' }),
  issuedAt: Time,
  dueOn: Day,
  paidOn: Type.String({ description: 'The day of the payment that settled it; "" where it is not paid.' }),
  remindedAt: Type.String({ description: 'When the last reminder was sent; "" for never.' }),
  pdf: Type.Boolean({ description: 'Whether its PDF can be downloaded; it is made within seconds.' }),
  refusal: Type.String({ description: 'Why its last mail did not arrive; "" where nothing says so.' }),
})
export type InvoiceRow = Type.Static<typeof InvoiceRow>

/** Money that was received, or paid back where the amount is negative. */
export const Payment = Type.Object({
  _id: Id,
  amount: Amount,
  paidOn: Day,
  reference: Type.String({ description: 'How it was paid: bank transfer, and what it said.' }),
  recordedBy: Type.String({ description: 'The name of the admin; "" for a deleted account.' }),
})
export type Payment = Type.Static<typeof Payment>

/** A mail about an invoice. */
const InvoiceMail = Type.Object({
  at: Time,
  what: Type.Union([Type.Literal('invoice'), Type.Literal('reminder')]),
  who: Type.String({ description: 'The name of the admin; "" where it was sent by itself.' }),
  refusal: Refusal,
})

const Named = Type.Object({ _id: Id, number: Type.String() })

/** An invoice or a credit note. It never changes once it is issued; payments and mails are added to it. */
export const Invoice = Type.Object({
  ...InvoiceRow.properties,
  ...documentFields,
  user: account,
  order: Type.Object({ ...Named.properties, acceptedAt: Time }),
  offer: Named,
  cancels: Type.Union([Named, Type.Null()], { description: 'The invoice that this credit note cancels.' }),
  cancelledBy: Type.Union([Named, Type.Null()], { description: 'The credit note that cancels this invoice.' }),
  note: Type.String({ description: 'A text above its lines; of a credit note why it cancels the invoice.' }),
  seller: Type.Object(
    {
      name: Type.String(),
      address: Type.String(),
      email: Type.String(),
      phone: Type.String(),
      registration: Type.String(),
      taxNumber: Type.String(),
      bank: Type.String(),
    },
    { description: 'The company as it was on that day.' },
  ),
  payments: Type.Array(Payment, { description: 'Oldest first.' }),
  mails: Type.Array(InvoiceMail, { description: 'Oldest first.' }),
})
export type Invoice = Type.Static<typeof Invoice>

/** The body with which an invoice is issued. */
export const NewInvoice = Type.Object(
  {
    share: Type.Optional(
      Type.Integer({ ...Rate, minimum: 1, description: 'Of the whole order; without it, what is left of the order.' }),
    ),
    note: Type.Optional(text(1_000)),
    dueOn: Type.Optional(Type.String({ ...Day, description: 'Default: as many days from today as the settings say.' })),
  },
  { additionalProperties: false },
)
export type NewInvoice = Type.Static<typeof NewInvoice>

/** The body of a payment. */
export const NewPayment = Type.Object(
  {
    amount: Type.Integer({
      minimum: -MAX_AMOUNT,
      maximum: MAX_AMOUNT,
      not: { const: 0 },
      examples: [1_000],
      description: 'In minor units; negative for money that was paid back.',
    }),
    paidOn: Day,
    reference: Type.Optional(oneLine(BOUNDS.line)),
  },
  { additionalProperties: false },
)
export type NewPayment = Type.Static<typeof NewPayment>

const PDF = ['application/pdf'] as const
const file = { 200: Type.Unknown({ description: 'The PDF.' }) }
const tags = ['invoices'] as const
const one = { tags, params: ById } as const
const changes = ['orders', 'offers', 'billing', 'users'] as const
const config = { access: 'sales', changes } as const

/** The calls of staff on invoices. They are issued from an order (`order.invoice`). */
export const invoice = {
  list: route({
    method: 'GET',
    url: '/invoices',
    config: { access: 'sales' },
    schema: {
      tags,
      summary: 'Invoices and credit notes, newest first',
      querystring: Type.Object(
        {
          state: Type.Optional(InvoiceState),
          ...documentFilter,
        },
        { additionalProperties: false },
      ),
      response: { 200: Type.Array(InvoiceRow) },
    },
  }),
  read: route({
    method: 'GET',
    url: '/invoices/:id',
    config: { access: 'sales' },
    schema: { ...one, summary: 'One invoice with its payments', response: { 200: Invoice } },
  }),
  pay: route({
    method: 'POST',
    url: '/invoices/:id/payments',
    config,
    schema: {
      ...one,
      summary: 'Record a payment; 409 for more than is open, and for more paid back than was paid',
      headers: IdempotencyKey,
      body: NewPayment,
      response: { 201: Inserted },
    },
  }),
  removePayment: route({
    method: 'DELETE',
    url: '/invoices/:id/payments/:payment',
    config,
    schema: {
      tags,
      summary: 'Take back a payment that was recorded by mistake',
      params: Type.Object({ ...ById.properties, payment: Id }),
      response: { 200: Deleted },
    },
  }),
  cancel: route({
    method: 'POST',
    url: '/invoices/:id/credit-note',
    config,
    schema: {
      ...one,
      summary: 'Cancel an invoice by a credit note; 409 while it has payments that were not paid back',
      headers: IdempotencyKey,
      body: Type.Object({ reason: text(1_000, 1) }, { additionalProperties: false }),
      response: { 201: Inserted },
    },
  }),
  remind: route({
    method: 'POST',
    url: '/invoices/:id/reminders',
    config: { access: 'sales' },
    schema: {
      ...one,
      summary: 'Remind the customer by mail; 409 unless it is overdue, and at most once a day',
      headers: IdempotencyKey,
      response: { 202: Done },
    },
  }),
  sendAgain: route({
    method: 'POST',
    url: '/invoices/:id/mails',
    config: { access: 'sales' },
    schema: {
      ...one,
      summary: 'Mail the invoice with its PDF again',
      headers: IdempotencyKey,
      response: { 202: Done },
    },
  }),
  pdf: route({
    method: 'GET',
    url: '/invoices/:id/pdf',
    config: { access: 'sales', download: PDF },
    schema: { ...one, summary: 'The PDF of an invoice; 404 until it is made', response: file },
  }),
  ownPdf: route({
    method: 'GET',
    url: '/own-invoices/:id/pdf',
    config: { access: 'signed-in', download: PDF },
    schema: { ...one, summary: 'The PDF of an own invoice', response: file },
  }),
}
