import * as Type from '@sinclair/typebox'
import { ById, Deleted, Done, Page } from './responses.ts'
import { route } from './route.ts'
import { Id, Time, TOKEN, email, line, token } from './text.ts'

/** An address that subscribed to the newsletter. */
export const Subscriber = Type.Object({
  _id: Id,
  email: Type.String(),
  createdAt: Time,
  confirmedAt: Type.String({ description: 'ISO 8601 in UTC, or "" before the address is confirmed.' }),
  refusedAt: Type.String({
    description:
      'ISO 8601 in UTC: when a mail server refused the address for good, so that it gets no letters; else "".',
  }),
  refusal: Type.String({ description: 'What the mail server said.' }),
})
export type Subscriber = Type.Static<typeof Subscriber>

/**
 * The body of the newsletter form. Bots fill in the hidden field or send the form at once; the response is the same for
 * them.
 */
export const NewSubscriber = Type.Object(
  {
    email: email(),
    website: Type.Optional(Type.String({ ...line(), description: 'A hidden field; people leave it empty.' })),
    took: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Milliseconds between showing and sending the form.' }),
    ),
  },
  { additionalProperties: false },
)
export type NewSubscriber = Type.Static<typeof NewSubscriber>

const tags = ['subscribers'] as const

const ByToken = Type.Object({ token: token() }, { additionalProperties: false })

/** The link of a letter has a signed token, so that none is stored for each mail. */
const unsubscribeToken = () =>
  Type.String({ maxLength: 94, pattern: `${TOKEN}|^[0-9a-f-]{36}\\.\\d{13}\\.[A-Za-z0-9_-]{43}$` })

/** The calls on newsletter subscriptions. */
export const subscriber = {
  list: route({
    method: 'GET',
    url: '/subscribers',
    config: { access: 'sales' },
    schema: {
      tags,
      summary: 'All subscribers, newest first',
      querystring: Page,
      response: { 200: Type.Array(Subscriber) },
    },
  }),
  create: route({
    method: 'POST',
    url: '/subscribers',
    config: { access: 'public', limit: 'forms' },
    schema: {
      tags,
      summary: 'Subscribe to the newsletter; a mail to the address asks for confirmation',
      body: NewSubscriber,
      response: { 202: Done },
    },
  }),
  confirm: route({
    method: 'POST',
    url: '/subscribers/confirm',
    config: { access: 'public', limit: 'forms' },
    schema: { tags, summary: 'Confirm an address with the token from a mail', body: ByToken, response: { 200: Done } },
  }),
  unsubscribe: route({
    method: 'POST',
    url: '/subscribers/unsubscribe',
    config: { access: 'public', limit: 'forms' },
    schema: {
      tags,
      summary: 'Unsubscribe with the token from a mail',
      body: Type.Object({ token: unsubscribeToken() }, { additionalProperties: false }),
      response: { 200: Done },
    },
  }),
  /** Not for `call`: the answer is a redirect. */
  link: route({
    method: 'GET',
    url: '/subscribers/unsubscribe/:token',
    config: { access: 'public', sheds: false },
    schema: {
      tags,
      summary: 'The page that asks whether to unsubscribe, for mail programs that open the address of the button',
      params: Type.Object({ token: unsubscribeToken() }),
      response: { 302: Type.Any({ description: 'To the page of the site.' }) },
    },
  }),
  oneClick: route({
    method: 'POST',
    url: '/subscribers/unsubscribe/:token',
    config: { access: 'public' },
    schema: {
      tags,
      summary: 'Unsubscribe with the one-click button of a mail program (RFC 8058), which sends a form body',
      params: Type.Object({ token: unsubscribeToken() }),
      response: { 200: Done },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/subscribers/:id',
    config: { access: 'sales' },
    schema: { tags, summary: 'Delete a subscriber', params: ById, response: { 200: Deleted } },
  }),
}
