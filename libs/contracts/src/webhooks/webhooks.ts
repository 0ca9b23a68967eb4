import * as Type from '@sinclair/typebox'
import { ById, Deleted, Done, IdempotencyKey, Inserted, Modified, Page } from '../responses.ts'
import { route } from '../route.ts'
import { Id, Time, oneLine } from '../text.ts'

/** The events of which webhooks are notified. What `id` of each is: docs/webhooks.md. */
export const WEBHOOK_EVENTS = [
  'inquiry.received',
  'booking.made',
  'booking.moved',
  'booking.cancelled',
  'offer.accepted',
  'offer.declined',
  'invoice.issued',
  'subscriber.confirmed',
  'content.published',
  'content.unpublished',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** The event that staff send by hand, to see whether a webhook works. */
export const TEST_EVENT = 'webhook.test'

/** The maximum lengths of a webhook. */
export const WEBHOOK_BOUNDS = { url: 2_000, description: 200 } as const
/** The maximum number of webhooks. */
export const MAX_WEBHOOKS = 100
/** Days for which a delivery stays in the log. */
export const DELIVERY_DAYS = 30
/** Hours for which the former secret signs beside a new one. */
export const FORMER_SECRET_HOURS = 24

const fields = {
  url: Type.String({
    ...oneLine(WEBHOOK_BOUNDS.url, 1),
    description: 'Begins with https://, and leads to a public address.',
  }),
  events: Type.Array(Type.Union(WEBHOOK_EVENTS.map((event) => Type.Literal(event))), {
    minItems: 1,
    maxItems: WEBHOOK_EVENTS.length,
    uniqueItems: true,
  }),
  description: oneLine(WEBHOOK_BOUNDS.description),
}

/** The body of a webhook. */
export const NewWebhook = Type.Object(
  { url: fields.url, events: fields.events, description: Type.Optional(fields.description) },
  { additionalProperties: false },
)
export type NewWebhook = Type.Static<typeof NewWebhook>

const DELIVERY_STATES = ['waiting', 'delayed', 'sent', 'failed'] as const

/** The state of a delivery. */
export const DeliveryState = Type.Union(
  DELIVERY_STATES.map((state) => Type.Literal(state)),
  { description: 'A `delayed` one has failed and is tried again. A `failed` one is not, until staff send it again.' },
)
export type DeliveryState = Type.Static<typeof DeliveryState>

const TimeOrNull = Type.Union([Time, Type.Null()])

/** A webhook. Its secret is answered once, when it is made. */
export const Webhook = Type.Object({
  _id: Id,
  url: Type.String(),
  description: Type.String(),
  events: Type.Array(Type.String()),
  active: Type.Boolean({ description: 'Nothing is sent to one that is not.' }),
  createdAt: Time,
  formerUntil: Type.Union([Time, Type.Null()], {
    description: 'Until when the former secret signs, too; null where there is none.',
  }),
  last: Type.Union([Type.Object({ state: DeliveryState, createdAt: Time }), Type.Null()], {
    description: 'The last delivery.',
  }),
})
export type Webhook = Type.Static<typeof Webhook>

/** An event that was sent to a webhook, or will be. */
export const WebhookDelivery = Type.Object({
  _id: Type.String({ description: 'The `webhook-id` that the receiver gets.' }),
  event: Type.String(),
  data: Type.Object({ id: Id, kind: Type.String() }),
  state: DeliveryState,
  attempts: Type.Integer(),
  status: Type.Union([Type.Integer(), Type.Null()], {
    description: 'The HTTP status of the last attempt; null where there was no answer.',
  }),
  error: Type.String({
    description: 'Why the last attempt failed, or the beginning of the answer; "" where it did not.',
  }),
  createdAt: Time,
  attemptedAt: TimeOrNull,
  nextAttemptAt: TimeOrNull,
})
export type WebhookDelivery = Type.Static<typeof WebhookDelivery>

const Secret = Type.String({ description: 'Signs what is sent. It is answered this once.' })
const tags = ['webhooks'] as const
const config = { access: 'admin' } as const

/** The calls of webhooks: addresses of other systems to which events are sent. */
export const webhook = {
  list: route({
    method: 'GET',
    url: '/webhooks',
    config,
    schema: { tags, summary: 'All webhooks, the oldest first', response: { 200: Type.Array(Webhook) } },
  }),
  read: route({
    method: 'GET',
    url: '/webhooks/:id',
    config,
    schema: { tags, summary: 'One webhook', params: ById, response: { 200: Webhook } },
  }),
  create: route({
    method: 'POST',
    url: '/webhooks',
    config,
    schema: {
      tags,
      summary: 'Add a webhook; a private address is refused',
      headers: IdempotencyKey,
      body: NewWebhook,
      response: { 201: Type.Object({ ...Inserted.properties, secret: Secret }) },
    },
  }),
  update: route({
    method: 'PUT',
    url: '/webhooks/:id',
    config,
    schema: {
      tags,
      summary: 'Change a webhook, or turn it on or off',
      params: ById,
      body: Type.Object(
        {
          url: Type.Optional(fields.url),
          events: Type.Optional(fields.events),
          description: Type.Optional(fields.description),
          active: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
      response: { 200: Modified },
    },
  }),
  rotate: route({
    method: 'POST',
    url: '/webhooks/:id/secret',
    config,
    schema: {
      tags,
      summary: `Make a new secret; the former one signs, too, for ${FORMER_SECRET_HOURS} hours`,
      params: ById,
      headers: IdempotencyKey,
      response: { 201: Type.Object({ ...Done.properties, secret: Secret }) },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/webhooks/:id',
    config,
    schema: { tags, summary: 'Delete a webhook with its log', params: ById, response: { 200: Deleted } },
  }),
  test: route({
    method: 'POST',
    url: '/webhooks/:id/test',
    config,
    schema: { tags, summary: `Send the event ${TEST_EVENT} to a webhook`, params: ById, response: { 201: Inserted } },
  }),
  deliveries: route({
    method: 'GET',
    url: '/webhooks/:id/deliveries',
    config,
    schema: {
      tags,
      summary: `The deliveries of a webhook of ${DELIVERY_DAYS} days, newest first`,
      params: ById,
      querystring: Type.Omit(Page, ['q', 'order']),
      response: { 200: Type.Array(WebhookDelivery) },
    },
  }),
  sendAgain: route({
    method: 'POST',
    url: '/webhooks/:id/deliveries/:delivery/send',
    config,
    schema: {
      tags,
      summary: 'Send a delivery again, with the same `webhook-id`',
      params: Type.Object({ id: Type.String(), delivery: Type.String() }),
      response: { 202: Done },
    },
  }),
}
