import * as Type from '@sinclair/typebox'
import { ById, Deleted, Done, IdempotencyKey, IfMatch, Inserted, Modified, Page } from '../responses.ts'
import { route } from '../route.ts'
import { BOUNDS, Id, Time, longText, oneLine } from '../text.ts'

/** The most guides in a letter. */
export const MAX_GUIDES = 12

const LETTER_STATES = ['draft', 'scheduled', 'sending', 'sent'] as const
export type LetterState = (typeof LETTER_STATES)[number]

const TimeOrNone = (description: string) => Type.String({ description: `ISO 8601 in UTC; "" ${description}.` })

/** How many of the mails of a letter have ended how. */
export const LetterFigures = Type.Object({
  recipients: Type.Integer({ description: 'Subscribers who were confirmed when its sending began.' }),
  sent: Type.Integer(),
  waiting: Type.Integer(),
  refused: Type.Integer({ description: 'The mail server has refused them for good.' }),
  failed: Type.Integer({ description: 'Given up after two days of attempts.' }),
  left: Type.Integer({ description: 'Unsubscribed, or refused elsewhere, before their mail was sent.' }),
  unsubscribed: Type.Integer({ description: 'Unsubscribed by the link of this letter.' }),
})
export type LetterFigures = Type.Static<typeof LetterFigures>

/** A letter as the list shows it. */
export const LetterRow = Type.Object({
  _id: Id,
  title: Type.String(),
  state: Type.Union(LETTER_STATES.map((state) => Type.Literal(state))),
  sendAt: TimeOrNone('where it is not scheduled'),
  startedAt: TimeOrNone('before it is sent'),
  finishedAt: TimeOrNone('until each mail is sent or given up'),
  isArchived: Type.Boolean({ description: 'Whether the site shows it, once it is sent.' }),
  updatedAt: Time,
  changedBy: Type.String({ description: 'The name of the admin who saved it last; "" for a deleted account.' }),
  figures: LetterFigures,
})
export type LetterRow = Type.Static<typeof LetterRow>

/** A letter to the subscribers of the newsletter. */
export const Letter = Type.Object({
  ...LetterRow.properties,
  text: Type.String({ description: 'A formatted text.' }),
  guides: Type.Array(Id),
})
export type Letter = Type.Static<typeof Letter>

const fields = {
  title: oneLine(BOUNDS.title, 1),
  text: longText(),
  // The format also allows a URN, which is longer, and which PostgreSQL does not read.
  guides: Type.Array(Type.String({ format: 'uuid', maxLength: 36 }), { maxItems: MAX_GUIDES, uniqueItems: true }),
}

/** The body of a new letter. */
export const NewLetter = Type.Object(
  { title: fields.title, text: Type.Optional(fields.text), guides: Type.Optional(fields.guides) },
  { additionalProperties: false },
)
export type NewLetter = Type.Static<typeof NewLetter>

/** The mail of a letter. */
export const LetterMail = Type.Object({ subject: Type.String(), html: Type.String(), text: Type.String() })
export type LetterMail = Type.Static<typeof LetterMail>

const tags = ['letters'] as const
const config = { access: 'sales' } as const

/** The calls on letters. A letter that is scheduled, being sent or sent is not changed any more. */
export const letter = {
  list: route({
    method: 'GET',
    url: '/letters',
    config,
    schema: {
      tags,
      summary: 'The letters, newest first',
      querystring: Type.Omit(Page, ['q', 'order']),
      response: { 200: Type.Array(LetterRow) },
    },
  }),
  recipients: route({
    method: 'GET',
    url: '/letters/recipients',
    config,
    schema: {
      tags,
      summary: 'How many subscribers a letter would be sent to now',
      response: { 200: Type.Object({ count: Type.Integer() }) },
    },
  }),
  read: route({
    method: 'GET',
    url: '/letters/:id',
    config,
    schema: { tags, summary: 'One letter', params: ById, response: { 200: Letter } },
  }),
  mail: route({
    method: 'GET',
    url: '/letters/:id/mail',
    config,
    schema: { tags, summary: 'A letter as its subscribers get it', params: ById, response: { 200: LetterMail } },
  }),
  create: route({
    method: 'POST',
    url: '/letters',
    config,
    schema: { tags, summary: 'Begin a letter', headers: IdempotencyKey, body: NewLetter, response: { 201: Inserted } },
  }),
  update: route({
    method: 'PUT',
    url: '/letters/:id',
    config: { ...config, etag: true },
    schema: {
      tags,
      summary: 'Change a draft of a letter',
      params: ById,
      headers: IfMatch,
      body: Type.Partial(NewLetter, { additionalProperties: false }),
      response: { 200: Modified },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/letters/:id',
    config,
    schema: { tags, summary: 'Delete a draft of a letter', params: ById, response: { 200: Deleted } },
  }),
  test: route({
    method: 'POST',
    url: '/letters/:id/test',
    config,
    schema: { tags, summary: 'Send a letter to oneself', params: ById, response: { 202: Done } },
  }),
  send: route({
    method: 'POST',
    url: '/letters/:id/send',
    config,
    schema: {
      tags,
      summary: 'Send a draft to every confirmed subscriber, now or at a time',
      params: ById,
      headers: IfMatch,
      body: Type.Object(
        { at: Type.Optional(Type.String({ format: 'date-time', maxLength: 40, description: 'Now, if left out.' })) },
        { additionalProperties: false },
      ),
      response: { 202: Done },
    },
  }),
  cancel: route({
    method: 'DELETE',
    url: '/letters/:id/schedule',
    config,
    schema: { tags, summary: 'Make a scheduled letter a draft again', params: ById, response: { 200: Done } },
  }),
  archive: route({
    method: 'PUT',
    url: '/letters/:id/archive',
    config,
    schema: {
      tags,
      summary: 'Whether the site shows a letter, once it is sent',
      params: ById,
      body: Type.Object({ isArchived: Type.Boolean() }, { additionalProperties: false }),
      response: { 200: Done },
    },
  }),
}
