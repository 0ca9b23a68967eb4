import * as Type from '@sinclair/typebox'
import { ById, Done, IdempotencyKey, Inserted } from '../responses.ts'
import { route } from '../route.ts'
import { BOUNDS, Id, Time, oneLine, text } from '../text.ts'
import { recipient } from './documents.ts'
import { DeclineReason, OFFER_STATES } from './offer-states.ts'
import { OfferRow, OfferVersion } from './offer-entities.ts'
import { OwnOrder } from './orders.ts'

/** Days for which the link to an offer works after the offer has expired: so long it still says what became of it. */
export const OFFER_LINK_DAYS = 90

/** An offer in the list of the customer. */
export const OwnOfferRow = Type.Object({
  ...Type.Pick(OfferRow, ['_id', 'number', 'version', 'title', 'currency', 'total', 'validUntil', 'answer']).properties,
  state: Type.Union(
    OFFER_STATES.map((state) => Type.Literal(state)),
    {
      description:
        '`sent` and `seen` can be answered. `draft`: a new version is being written; what is shown was sent last, and nobody can accept it any more.',
    },
  ),
  sentAt: Time,
})
export type OwnOfferRow = Type.Static<typeof OwnOfferRow>

/** An offer as the customer sees it: the version that was sent last, and those before. */
export const OwnOffer = Type.Object({
  ...OwnOfferRow.properties,
  ...OfferVersion.properties,
  ...recipient,
  request: Type.String({ description: 'The id of the request that it answers; "" for none.' }),
  askedAt: Type.String({ description: 'When the customer asked a question last; "" for never.' }),
  versions: Type.Array(OfferVersion, { description: 'All that were sent to the customer, oldest first.' }),
  order: Type.Union([OwnOrder, Type.Null()], { description: 'What became of it; null until it is accepted.' }),
})
export type OwnOffer = Type.Static<typeof OwnOffer>

/** An offer that a link opens. */
export const LinkedOffer = Type.Object({
  ...OwnOffer.properties,
  until: Type.String({ ...Time, description: 'When the link expires.' }),
  bound: Type.Boolean({ description: 'Whether an account has it.' }),
})
export type LinkedOffer = Type.Static<typeof LinkedOffer>

const answered = Type.Integer({
  minimum: 1,
  description: 'The version that the customer has read; 409 where there is a newer one.',
})
/** The body with which an offer is accepted. */
export const Acceptance = Type.Object(
  {
    version: answered,
    name: Type.String({ ...oneLine(BOUNDS.line, 3), description: 'The first and last name, as a signature.' }),
    terms: Type.Literal(true, { description: 'The terms are accepted.' }),
  },
  { additionalProperties: false },
)
export type Acceptance = Type.Static<typeof Acceptance>
/** The body with which an offer is declined. */
export const Refusal = Type.Object(
  { version: answered, reason: DeclineReason, note: Type.Optional(text(1_000)) },
  { additionalProperties: false },
)
export type Refusal = Type.Static<typeof Refusal>
/** A question about an offer. */
export const Question = Type.Object({ text: text(BOUNDS.long, 1) }, { additionalProperties: false })

const ByToken = Type.Object({ token: Type.String({ description: 'From a link of a mail.' }) })
const tags = ['own-offers'] as const
const config = { access: 'signed-in', limit: 'forms', changes: ['offers', 'orders', 'billing', 'users'] } as const
const linked = { ...config, access: 'public' } as const
const question = { changes: ['offers', 'requests', 'inquiries', 'specialists', 'contacts'] } as const

/** The order that an acceptance has made. */
const Accepted = Type.Object({
  acknowledged: Type.Literal(true),
  order: Id,
  number: Type.String({ description: 'The number of the order.' }),
})

/**
 * The calls of customers on their offers: those bound to the caller's record, and those with the caller's verified e-mail
 * that are bound to nobody. A link of a mail opens one of them without an account. The same answer sent twice is stored
 * once and answered alike; any other is 409, whose `detail` says what has happened in between.
 */
export const ownOffer = {
  list: route({
    method: 'GET',
    url: '/own-offers',
    config: { access: 'signed-in' },
    schema: {
      tags,
      summary: 'The own offers that were sent, newest first',
      response: { 200: Type.Array(OwnOfferRow) },
    },
  }),
  read: route({
    method: 'GET',
    url: '/own-offers/:id',
    config: { access: 'signed-in' },
    schema: { tags, summary: 'An own offer', params: ById, response: { 200: OwnOffer } },
  }),
  see: route({
    method: 'POST',
    url: '/own-offers/:id/views',
    config,
    schema: { tags, summary: 'Say that the offer is read; staff see it', params: ById, response: { 200: Done } },
  }),
  accept: route({
    method: 'POST',
    url: '/own-offers/:id/acceptance',
    config,
    schema: { tags, summary: 'Accept an offer', params: ById, body: Acceptance, response: { 200: Accepted } },
  }),
  decline: route({
    method: 'POST',
    url: '/own-offers/:id/refusal',
    config,
    schema: { tags, summary: 'Decline an offer', params: ById, body: Refusal, response: { 200: Done } },
  }),
  ask: route({
    method: 'POST',
    url: '/own-offers/:id/questions',
    config: { ...config, ...question },
    schema: {
      tags,
      summary: 'Ask a question; its request waits for an answer again, or a new one is made',
      params: ById,
      headers: IdempotencyKey,
      body: Question,
      response: { 201: Inserted },
    },
  }),
  readLinked: route({
    method: 'GET',
    url: '/offer-links/:token',
    config: { access: 'public' },
    schema: { tags, summary: 'The offer that a link opens', params: ByToken, response: { 200: LinkedOffer } },
  }),
  seeLinked: route({
    method: 'POST',
    url: '/offer-links/:token/views',
    config: linked,
    schema: { tags, summary: 'Say that the offer of a link is read', params: ByToken, response: { 200: Done } },
  }),
  acceptLinked: route({
    method: 'POST',
    url: '/offer-links/:token/acceptance',
    config: linked,
    schema: {
      tags,
      summary: 'Accept the offer of a link',
      params: ByToken,
      body: Acceptance,
      response: { 200: Accepted },
    },
  }),
  declineLinked: route({
    method: 'POST',
    url: '/offer-links/:token/refusal',
    config: linked,
    schema: { tags, summary: 'Decline the offer of a link', params: ByToken, body: Refusal, response: { 200: Done } },
  }),
  askLinked: route({
    method: 'POST',
    url: '/offer-links/:token/questions',
    config: { ...linked, ...question },
    schema: {
      tags,
      summary: 'Ask a question by a link',
      params: ByToken,
      headers: IdempotencyKey,
      body: Question,
      response: { 201: Inserted },
    },
  }),
}
