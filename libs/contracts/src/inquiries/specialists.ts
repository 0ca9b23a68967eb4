import * as Type from '@sinclair/typebox'
import { ById, Deleted, IdempotencyKey, Inserted } from '../answers.ts'
import { route } from '../route.ts'
import { BOUNDS, CLEAN_TEXT, Id, Time, email, line, longText, text } from '../text.ts'
import { BusinessInfo, PersonalInfo } from '../users.ts'
import { InquiryPage, inquiryRoutes, inquiryFields } from './inquiry.ts'

/** A request to be called by a specialist, as the form sends it. */
export const NewSpecialist = Type.Object(
  {
    username: text(BOUNDS.line, 1),
    email: email(),
    phone: Type.Optional(text(BOUNDS.phone)),
    businessName: Type.Optional(line()),
    businessAddress: Type.Optional(line()),
    comment: Type.Optional(longText()),
  },
  { additionalProperties: false },
)
export type NewSpecialist = Type.Static<typeof NewSpecialist>

/** A request as staff read it, with what is known of the person. */
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
  bound: Type.Boolean({ description: 'Sent with a token: the person is certain, not only the e-mail.' }),
  account: Type.Boolean({ description: 'It is bound, or a user has its e-mail; else it came from a visitor.' }),
  personalInfo: PersonalInfo,
  businessInfo: BusinessInfo,
  image: Type.String(),
})
export type Specialist = Type.Static<typeof Specialist>

/** Paging of the list of requests, and of what one person has sent. */
export const SpecialistPage = Type.Object(
  {
    ...InquiryPage.properties,
    email: Type.Optional(
      Type.String({
        trim: true,
        lowercase: true,
        maxLength: BOUNDS.email,
        pattern: CLEAN_TEXT,
        description: 'Of whoever sent them; "" where their data has been deleted.',
      }),
    ),
  },
  { additionalProperties: false },
)

const tags = ['specialists'] as const

/** The calls on specialist requests. */
export const specialist = {
  ...inquiryRoutes('specialists', Specialist),
  list: route({
    method: 'GET',
    url: '/specialists',
    config: { access: 'admin' },
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
    config: { access: 'public', limit: 'forms', changes: ['overview'] },
    schema: {
      tags,
      summary: 'Ask a specialist to call',
      headers: IdempotencyKey,
      body: NewSpecialist,
      response: { 201: Inserted },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/specialists/:id',
    config: { access: 'admin', changes: ['overview'] },
    schema: { tags, summary: 'Delete a request', params: ById, response: { 200: Deleted } },
  }),
}
