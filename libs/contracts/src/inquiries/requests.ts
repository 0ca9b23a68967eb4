import * as Type from '@sinclair/typebox'
import { ById, Done, IdempotencyKey, Inserted } from '../responses.ts'
import { route } from '../route.ts'
import { attachmentsOfMessage, InquiryAttachment } from './attachments.ts'
import { BOUNDS, Id, Time, email, text } from '../text.ts'

/** How far a request has got, as it is shown to its sender. */
export const STAGES = ['received', 'assigned', 'answered', 'closed'] as const
const Stage = Type.Union(STAGES.map((stage) => Type.Literal(stage)))
export type Stage = Type.Static<typeof Stage>

/** A request or message in the list of the one who sent it. */
export const RequestRow = Type.Object({
  _id: Id,
  number: Type.String({ description: 'The number that is shown to the sender: 2026-0412.' }),
  title: Type.String({ description: 'The beginning of what the sender wrote first; "" where that was nothing.' }),
  item: Type.String({ description: 'The title of the item from whose page it was sent; "" where there is none.' }),
  createdAt: Time,
  stage: Stage,
  assignee: Type.String({ description: 'The name of the one who works on it; "" for nobody.' }),
  dueAt: Type.String({ description: 'By when the sender hears from us, as ISO 8601; "" where nothing waits.' }),
  answeredAt: Type.String({ description: 'When it was answered last; "" where it was not, or waits again.' }),
  closedAt: Type.String({ description: '"" where it is not closed.' }),
})
export type RequestRow = Type.Static<typeof RequestRow>

/** What was said about a request: a message of the sender, our reply, or our call that reached the sender. */
export const RequestEntry = Type.Object({
  _id: Id,
  at: Time,
  what: Type.Union([Type.Literal('message'), Type.Literal('reply'), Type.Literal('call')]),
  who: Type.String({ description: 'The name of the sender, or of one of us; "" where it is not known.' }),
  text: Type.String({ description: '"" for a call.' }),
})
export type RequestEntry = Type.Static<typeof RequestEntry>

/** A request as it is shown to its sender. Notes of staff, and who set a state, are not in it. */
export const OwnRequest = Type.Object({
  ...RequestRow.properties,
  name: Type.String({ description: 'The name of the sender.' }),
  email: Type.String(),
  comment: Type.String({ description: 'What the sender wrote first.' }),
  timeline: Type.Array(RequestEntry, { description: 'Oldest first.' }),
  attachments: Type.Array(InquiryAttachment, {
    description: 'The files of the sender and of our replies, oldest first.',
  }),
})
export type OwnRequest = Type.Static<typeof OwnRequest>

/** Days for which a link to a request works. */
export const LINK_DAYS = 30

/** A request that a link opens. */
export const LinkedRequest = Type.Object({
  ...OwnRequest.properties,
  until: Type.String({ ...Time, description: 'When the link expires.' }),
  bound: Type.Boolean({ description: 'Whether an account has it.' }),
})
export type LinkedRequest = Type.Static<typeof LinkedRequest>

/** What the sender writes back. */
export const NewMessage = Type.Object(
  { text: text(BOUNDS.long, 1), ...attachmentsOfMessage },
  { additionalProperties: false },
)

/** The body of a call that asks for new links. */
export const NewLink = Type.Object({ email: email() }, { additionalProperties: false })

/** The maximum number of requests in a list. */
export const MAX_OWN = 100

const ByToken = Type.Object({ token: Type.String({ description: 'From a link of a mail.' }) })
const tags = ['requests'] as const
const written = { access: 'public', limit: 'forms', changes: ['inquiries', 'specialists', 'contacts'] } as const

/**
 * The calls of those who sent a request or a message, on their own: those bound to the caller's record, and those with
 * the caller's verified e-mail that are bound to nobody. A link of a mail opens one of them without an account.
 */
export const request = {
  list: route({
    method: 'GET',
    url: '/requests',
    config: { access: 'signed-in' },
    schema: { tags, summary: 'The own requests and messages, newest first', response: { 200: Type.Array(RequestRow) } },
  }),
  read: route({
    method: 'GET',
    url: '/requests/:id',
    config: { access: 'signed-in' },
    schema: { tags, summary: 'An own request with what was said', params: ById, response: { 200: OwnRequest } },
  }),
  writeBack: route({
    method: 'POST',
    url: '/requests/:id/messages',
    config: { ...written, access: 'signed-in' },
    schema: {
      tags,
      summary: 'Write back; the request waits for an answer again',
      params: ById,
      headers: IdempotencyKey,
      body: NewMessage,
      response: { 201: Inserted },
    },
  }),
  readLinked: route({
    method: 'GET',
    url: '/request-links/:token',
    config: { access: 'public' },
    schema: { tags, summary: 'The request that a link opens', params: ByToken, response: { 200: LinkedRequest } },
  }),
  writeBackLinked: route({
    method: 'POST',
    url: '/request-links/:token/messages',
    config: written,
    schema: {
      tags,
      summary: 'Write back by a link',
      params: ByToken,
      headers: IdempotencyKey,
      body: NewMessage,
      response: { 201: Inserted },
    },
  }),
  askForLinks: route({
    method: 'POST',
    url: '/request-links',
    config: { access: 'public', limit: 'forms' },
    schema: {
      tags,
      summary: 'Mail new links to an address; the answer is the same for an address without requests',
      body: NewLink,
      response: { 202: Done },
    },
  }),
}
