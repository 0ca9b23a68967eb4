import * as Type from '@sinclair/typebox'
import { IdempotencyKey, Inserted } from '../responses.ts'
import { route } from '../route.ts'
import { BOUNDS, email, longText, text } from '../text.ts'
import { attachmentsOfMessage } from './attachments.ts'
import { sentFrom } from './forms.ts'

/** The body of the form that takes a bill. */
export const NewBill = Type.Object(
  {
    username: text(BOUNDS.line, 1),
    email: email(),
    phone: Type.Optional(text(BOUNDS.phone)),
    comment: Type.Optional(longText()),
    ...sentFrom,
    ...attachmentsOfMessage,
  },
  { additionalProperties: false },
)
export type NewBill = Type.Static<typeof NewBill>

/** The call of the form that takes a bill. Staff work on it as on every inquiry. */
export const bill = {
  create: route({
    method: 'POST',
    url: '/bills',
    config: { access: 'public', limit: 'forms', changes: ['inquiries'] },
    schema: {
      tags: ['bills'],
      summary: 'Send a bill',
      headers: IdempotencyKey,
      body: NewBill,
      response: { 201: Inserted },
    },
  }),
}
