import * as Type from '@sinclair/typebox'
import { Attachment, attachmentsOfMessage } from '../inquiries/attachments.ts'
import { EXPORT_TYPES } from '../inquiries/inbox.ts'
import { keysOf, recordOf } from '../record-of.ts'
import { ById, Deleted, Done, IdempotencyKey, IfMatch, Inserted, Modified, Page } from '../responses.ts'
import { route } from '../route.ts'
import { Id, Time, email, idOrNone, text } from '../text.ts'
import {
  DayOrNone,
  Direction,
  Sum,
  TimeOrNone,
  account,
  documentFields,
  offerTexts,
  recipient,
  recipientFields,
} from './documents.ts'
import { Amount, Currency } from './amounts.ts'
import { MAX_LINES, NewLine } from './totals.ts'

/** The states of an offer. */
export const OFFER_STATES = ['draft', 'sent', 'seen', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export const OfferState = Type.Union(OFFER_STATES.map((state) => Type.Literal(state)))
export type OfferState = Type.Static<typeof OfferState>

/** The allowed transitions from each state; any other fails with 409. `draft` after another state is a new version. */
export const OFFER_TRANSITIONS: Readonly<Record<OfferState, readonly OfferState[]>> = {
  draft: ['sent', 'withdrawn'],
  sent: ['seen', 'accepted', 'declined', 'expired', 'withdrawn', 'draft'],
  seen: ['accepted', 'declined', 'expired', 'withdrawn', 'draft'],
  accepted: [],
  declined: ['draft'],
  expired: ['draft'],
  withdrawn: ['draft'],
}

/** Why an offer is declined. */
export const DECLINE_REASONS = {
  price: 'It costs too much',
  competitor: 'We chose somebody else',
  timing: 'Not now',
  scope: 'It is not what we asked for',
  other: 'Another reason',
} as const
export const DeclineReason = Type.Union(keysOf(DECLINE_REASONS).map((reason) => Type.Literal(reason)))
export type DeclineReason = Type.Static<typeof DeclineReason>

/** How an offer was answered. */
const Answer = Type.Object(
  {
    at: TimeOrNone,
    name: Type.String({ description: 'Who accepted it, as typed.' }),
    version: Type.Integer({ description: 'The version that was answered; 0 for none.' }),
    reason: Type.Union([DeclineReason, Type.Literal('')]),
    note: Type.String({ description: 'What else was said when it was declined.' }),
  },
  { description: 'How it was accepted or declined; `at` is "" where it was not.' },
)

/** A version of an offer. Once sent it never changes. */
export const OfferVersion = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  ...documentFields,
  intro: Type.String(),
  begins: Type.String({ description: 'When the work begins, in words.' }),
  terms: Type.String(),
  validUntil: DayOrNone,
  attachments: Type.Array(Attachment, { description: 'Its documents, in their order.' }),
  sentAt: TimeOrNone,
  sentBy: Type.String({ description: 'The name of the admin who sent it; "" for a draft or a deleted account.' }),
})
export type OfferVersion = Type.Static<typeof OfferVersion>

/** An offer in the list of staff. */
export const OfferRow = Type.Object({
  _id: Id,
  number: Type.String({ description: 'O-2026-0001' }),
  version: Type.Integer({ description: 'The newest version; greater than 1 where it was changed after it was sent.' }),
  state: OfferState,
  ...recipient,
  title: Type.String(),
  currency: Currency,
  total: Amount,
  validUntil: DayOrNone,
  createdAt: Time,
  changedAt: Type.String({ ...Time, description: 'When it was last saved, sent, read or answered.' }),
  sentAt: TimeOrNone,
  seenAt: Type.String({ description: 'When the customer read it last; "" for never.' }),
  seen: Type.Integer({ description: 'How often the customer has read it, in all versions.' }),
  answer: Answer,
  inquiry: Type.String({ description: 'The id of its inquiry; "" for none.' }),
})
export type OfferRow = Type.Static<typeof OfferRow>

/** An offer, as staff see it: its newest version, which may be a draft, and all versions. */
export const Offer = Type.Object({
  ...OfferRow.properties,
  ...OfferVersion.properties,
  user: account,
  inquiry: Type.Object(
    { _id: Id, number: Type.String(), line: Type.String(), createdAt: Type.String() },
    { description: 'The inquiry that it answers; all fields are "" for none.' },
  ),
  savedBy: Type.String({ description: 'The name of the admin who saved it last; "" for a deleted account.' }),
  savedAt: Time,
  address: Type.String(),
  client: Type.String({ description: 'The address of the client that accepted or declined it; "" for none.' }),
  order: Type.String({ description: 'The id of its order; "" for none.' }),
  versions: Type.Array(OfferVersion, { description: 'Oldest first, with the newest one.' }),
})
export type Offer = Type.Static<typeof Offer>

/** The fields of a draft. Those that are left out keep their value. */
export const OfferChange = Type.Object(
  {
    ...Type.Partial(Type.Object({ ...recipientFields, ...offerTexts })).properties,
    email: Type.Optional(email()),
    user: Type.Optional(
      idOrNone(
        'The id of the account that has the offer in its profile; "" for none. The name, e-mail, business and address of the account are taken where they are not sent.',
      ),
    ),
    inquiry: Type.Optional(idOrNone('The id of the inquiry that it answers; "" for none.')),
    validUntil: Type.Optional(DayOrNone),
    lines: Type.Optional(Type.Array(NewLine, { maxItems: MAX_LINES })),
    ...attachmentsOfMessage,
  },
  { additionalProperties: false },
)
export type OfferChange = Type.Static<typeof OfferChange>

/** The choices of the list: a state, those that the customer has (`out`), or those that came to nothing (`closed`). */
export const OFFER_FILTERS = [...OFFER_STATES, 'out', 'closed'] as const
export const OfferFilter = Type.Object(
  {
    state: Type.Optional(Type.Union(OFFER_FILTERS.map((state) => Type.Literal(state)))),
    q: Type.Optional(text(200)),
    email: Type.Optional(email()),
    user: Type.Optional(idOrNone('The id of an account.')),
    inquiry: Type.Optional(idOrNone('The id of an inquiry.')),
  },
  { additionalProperties: false },
)
export type OfferFilter = Type.Static<typeof OfferFilter>

/** What the list can be sorted by. */
export const OFFER_SORTS = ['changedAt', 'number', 'name', 'total', 'validUntil'] as const
export const OfferSort = Type.Union(OFFER_SORTS.map((sort) => Type.Literal(sort)))
export type OfferSort = Type.Static<typeof OfferSort>
const sorted = { sort: Type.Optional(OfferSort), direction: Type.Optional(Direction) }

/** Figures of all offers, in the currency of the site. */
export const OfferFigures = Type.Object({
  currency: Currency,
  states: Type.Object(recordOf(OFFER_STATES, () => Sum)),
  out: Type.Object({ ...Sum.properties }, { description: 'Sent or seen, and not answered.' }),
  soon: Type.Object({ ...Sum.properties }, { description: 'Of those the ones that expire within seven days.' }),
  wonThisMonth: Sum,
  wonThisQuarter: Sum,
  lostThisQuarter: Type.Array(
    Type.Object({
      reason: Type.Union([DeclineReason, Type.Literal('expired')]),
      ...Sum.properties,
    }),
    { description: 'Declined or expired, by reason, the greatest total first.' },
  ),
  orders: Type.Integer({ description: 'The number of orders.' }),
  invoices: Type.Integer({ description: 'The number of invoices.' }),
})
export type OfferFigures = Type.Static<typeof OfferFigures>

const tags = ['offers'] as const
const one = { tags, params: ById } as const
const changes = ['own-offers', 'inquiries'] as const
const config = { access: 'sales', changes } as const

/** The calls of staff on offers. Each changes the `ETag`; `If-Match` fails with 412 when it was changed in between. */
export const offer = {
  list: route({
    method: 'GET',
    url: '/offers',
    config: { access: 'sales' },
    schema: {
      tags,
      summary: 'Offers, the last changed first unless sorted otherwise',
      querystring: Type.Object(
        { ...OfferFilter.properties, ...sorted, limit: Page.properties.limit, cursor: Page.properties.cursor },
        { additionalProperties: false },
      ),
      response: { 200: Type.Array(OfferRow) },
    },
  }),
  figures: route({
    method: 'GET',
    url: '/offers/figures',
    config: { access: 'sales' },
    schema: { tags, summary: 'Sums by state, and what was won and lost', response: { 200: OfferFigures } },
  }),
  export: route({
    method: 'GET',
    url: '/offers/export',
    config: { access: 'sales', download: Object.values(EXPORT_TYPES) },
    schema: {
      tags,
      summary: 'All offers of a filter as a table: CSV, or a workbook; times are those of the company',
      querystring: Type.Object(
        {
          ...OfferFilter.properties,
          ...sorted,
          format: Type.Optional(
            Type.Union(
              keysOf(EXPORT_TYPES).map((format) => Type.Literal(format)),
              { description: 'Default: csv.' },
            ),
          ),
        },
        { additionalProperties: false },
      ),
      response: { 200: Type.Unknown({ description: 'The file.' }) },
    },
  }),
  read: route({
    method: 'GET',
    url: '/offers/:id',
    config: { access: 'sales' },
    schema: { ...one, summary: 'One offer with all its versions', response: { 200: Offer } },
  }),
  create: route({
    method: 'POST',
    url: '/offers',
    config,
    schema: {
      tags,
      summary:
        'Start an offer. Of an inquiry or an account it takes name, e-mail, business and address; of the settings terms and validity',
      headers: IdempotencyKey,
      body: OfferChange,
      response: { 201: Inserted },
    },
  }),
  update: route({
    method: 'PUT',
    url: '/offers/:id',
    config: { ...config, etag: true },
    schema: {
      ...one,
      summary: 'Save a draft; 409 in any other state',
      headers: IfMatch,
      body: OfferChange,
      response: { 200: Modified },
    },
  }),
  send: route({
    method: 'POST',
    url: '/offers/:id/sending',
    config: { ...config, etag: true },
    schema: {
      ...one,
      summary: 'Send a draft to the customer, with a link; 400 names what it lacks',
      headers: IfMatch,
      response: { 200: Modified },
    },
  }),
  sendAgain: route({
    method: 'POST',
    url: '/offers/:id/mails',
    config: { access: 'sales' },
    schema: { ...one, summary: 'Send the mail with the link of an open offer again', response: { 202: Done } },
  }),
  revise: route({
    method: 'POST',
    url: '/offers/:id/versions',
    config: { ...config, etag: true },
    schema: {
      ...one,
      summary: 'Start a new version from the last one. Nobody can accept the offer until it is sent',
      headers: IfMatch,
      response: { 200: Modified },
    },
  }),
  withdraw: route({
    method: 'POST',
    url: '/offers/:id/withdrawal',
    config: { ...config, etag: true },
    schema: {
      ...one,
      summary: 'Withdraw an offer that was sent',
      headers: IfMatch,
      response: { 200: Modified },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/offers/:id',
    config,
    schema: { ...one, summary: 'Delete a draft that was never sent', headers: IfMatch, response: { 200: Deleted } },
  }),
}
