import * as Type from '@sinclair/typebox'
import { ById, Deleted, IdempotencyKey, Inserted } from '../responses.ts'
import { route } from '../route.ts'
import { BOUNDS, Id, Time, digits, email, line, longText, text } from '../text.ts'
import { Preferences } from './preferences.ts'
import { attachmentsOfMessage } from './attachments.ts'
import { InquiryPage, inquiryFields } from './states.ts'
import { sentFrom } from './forms.ts'

/** The body of the contact form. */
export const NewContact = Type.Object(
  {
    firstName: text(BOUNDS.line, 1),
    lastName: Type.Optional(line()),
    email: email(),
    phone: Type.Optional(digits()),
    address: Type.Optional(line()),
    time: Type.Optional(line()),
    comment: Type.Optional(longText()),
    ...sentFrom,
    ...attachmentsOfMessage,
    preferences: Type.Optional(Type.Partial(Preferences)),
  },
  { additionalProperties: false },
)
export type NewContact = Type.Static<typeof NewContact>

/** A message, as staff see it. */
export const Contact = Type.Object({
  _id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  time: Type.String(),
  comment: Type.String(),
  preferences: Preferences,
  createdAt: Time,
  ...inquiryFields,
  bound: Type.Boolean({ description: 'Sent with a token, so the user is known and not only the e-mail.' }),
})
export type Contact = Type.Static<typeof Contact>

const tags = ['contacts'] as const

/** The calls on messages from the contact form. */
export const contact = {
  list: route({
    method: 'GET',
    url: '/contacts',
    config: { access: 'sales' },
    schema: {
      tags,
      summary: 'All messages, newest first',
      querystring: InquiryPage,
      response: { 200: Type.Array(Contact) },
    },
  }),
  create: route({
    method: 'POST',
    url: '/contacts',
    config: { access: 'public', limit: 'forms', changes: ['inquiries'] },
    schema: {
      tags,
      summary: 'Send a message from the contact form',
      headers: IdempotencyKey,
      body: NewContact,
      response: { 201: Inserted },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/contacts/:id',
    config: { access: 'sales', changes: ['inquiries'] },
    schema: { tags, summary: 'Delete a message', params: ById, response: { 200: Deleted } },
  }),
}
