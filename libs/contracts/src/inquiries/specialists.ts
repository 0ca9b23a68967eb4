import * as Type from '@sinclair/typebox'
import { ById, Deleted, IdempotencyKey, Inserted } from '../responses.ts'
import { route } from '../route.ts'
import { BOUNDS, CLEAN_TEXT, Id, Time, email, line, longText, text } from '../text.ts'
import { BusinessInfo, PersonalInfo } from '../people/users.ts'
import { attachmentsOfMessage } from './attachments.ts'
import { InquiryPage, inquiryFields } from './states.ts'
import { sentFrom } from './forms.ts'

/** A request for a call by a specialist: the body of the specialist form. */
export const NewSpecialist = Type.Object(
  {
    username: text(BOUNDS.line, 1),
    email: email(),
    phone: Type.Optional(text(BOUNDS.phone)),
    businessName: Type.Optional(line()),
    businessAddress: Type.Optional(line()),
    comment: Type.Optional(longText()),
    ...sentFrom,
    ...attachmentsOfMessage,
  },
  { additionalProperties: false },
)
export type NewSpecialist = Type.Static<typeof NewSpecialist>

/** A request, as staff see it, with data of the user who sent it. */
export const Specialist = Type.Object({
  _id: Id,
  username: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  businessName: Type.String(),
  businessAddress: Type.String(),
  comment: Type.String(),
  createdAt: Time,
  ...inquiryFields,
  bound: Type.Boolean({ description: 'Sent with a token, so the user is known and not only the e-mail.' }),
  account: Type.Boolean({ description: 'Whether it is bound or a user has its e-mail; otherwise a visitor sent it.' }),
  personalInfo: PersonalInfo,
  businessInfo: BusinessInfo,
  image: Type.String(),
})
export type Specialist = Type.Static<typeof Specialist>

/** Paging of the list of requests, with an optional filter by e-mail. */
export const SpecialistPage = Type.Object(
  {
    ...InquiryPage.properties,
    email: Type.Optional(
      Type.String({
        trim: true,
        lowercase: true,
        maxLength: BOUNDS.email,
        pattern: CLEAN_TEXT,
        description: 'The e-mail of the correspondent; "" for requests whose personal data has been deleted.',
      }),
    ),
  },
  { additionalProperties: false },
)

const tags = ['specialists'] as const

/** The calls on specialist requests. */
export const specialist = {
  list: route({
    method: 'GET',
    url: '/specialists',
    config: { access: 'sales' },
    schema: {
      tags,
      summary: 'All requests, newest first',
      querystring: SpecialistPage,
      response: { 200: Type.Array(Specialist) },
    },
  }),
  create: route({
    method: 'POST',
    url: '/specialists',
    config: { access: 'public', limit: 'forms', changes: ['overview', 'inquiries'] },
    schema: {
      tags,
      summary: 'Request a call by a specialist',
      headers: IdempotencyKey,
      body: NewSpecialist,
      response: { 201: Inserted },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/specialists/:id',
    config: { access: 'sales', changes: ['overview', 'inquiries'] },
    schema: { tags, summary: 'Delete a request', params: ById, response: { 200: Deleted } },
  }),
}
