import * as Type from '@sinclair/typebox'
import { Id, Time } from '../text.ts'
import { Form } from './forms.ts'
import { followUpAt, inquiryFields } from './states.ts'

/** The item from whose page an inquiry was sent. */
const Item = Type.Object(
  { _id: Id, kind: Type.String(), title: Type.String() },
  { description: 'The item from whose page it was sent; all fields are "" where there is none.' },
)

/** An inquiry in the inbox. */
export const InboxRow = Type.Object({
  _id: Id,
  number: Type.String({ description: 'The number that is shown to the sender: 2026-0412.' }),
  form: Form,
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  businessName: Type.String(),
  account: Type.Boolean({ description: 'Whether it is bound or a user has its e-mail; otherwise a visitor sent it.' }),
  item: Item,
  line: Type.String({ description: 'The beginning of what the sender wrote last.' }),
  attachments: Type.Integer({ description: 'The number of files that its sender sent.' }),
  wroteBack: Type.Boolean({ description: 'Whether the sender has written again since it was sent.' }),
  createdAt: Time,
  waitingSince: Type.String({ ...Time, description: 'Since when the sender waits for an answer.' }),
  followUpAt,
  ...inquiryFields,
})
export type InboxRow = Type.Static<typeof InboxRow>
