import * as Type from '@sinclair/typebox'
import { BusinessInfo, PersonalInfo } from '../people/users.ts'
import { ById, Deleted, Done, IdempotencyKey, IfMatch, Inserted, Modified } from '../responses.ts'
import { route } from '../route.ts'
import { Id, longText, text } from '../text.ts'
import { InquiryAttachment } from './attachments.ts'
import { InboxRow } from './inbox-row.ts'
import { Preferences } from './preferences.ts'
import { State, followUpAt } from './states.ts'
import { NewCall, NewReply, TimelineEntry } from './timeline.ts'

/** An inquiry with all its fields. Those of another form are "". */
export const Inquiry = Type.Object({
  ...InboxRow.properties,
  businessAddress: Type.String(),
  address: Type.String(),
  time: Type.String(),
  comment: Type.String(),
  bookedFor: Type.String({ description: 'The start of the hour for which a call is booked; "" for none.' }),
  preferences: Preferences,
  bound: Type.Boolean({ description: 'Sent with a token, so the user is known and not only the e-mail.' }),
  personalInfo: PersonalInfo,
  businessInfo: BusinessInfo,
  image: Type.String(),
  attachments: Type.Array(InquiryAttachment, {
    description: 'The files that its sender sent, oldest first.',
  }),
  timeline: Type.Array(TimelineEntry, { description: 'Oldest first.' }),
  others: Type.Array(
    Type.Pick(InboxRow, ['_id', 'number', 'form', 'line', 'state', 'createdAt', 'waitingSince', 'dueAt']),
    {
      description: 'The other inquiries with its e-mail, newest first; at most 50.',
    },
  ),
})
export type Inquiry = Type.Static<typeof Inquiry>

const tags = ['inquiries'] as const
const common = { tags, params: ById } as const
const config = { access: 'sales', changes: ['specialists', 'contacts', 'notifications'] } as const
/** The headers of a call that writes into the timeline: sent again, it writes nothing twice. */
const Once = Type.Object({ ...IfMatch.properties, ...IdempotencyKey.properties })

/**
 * The calls with which staff work on one inquiry. Each adds a timeline entry and changes the `ETag`. `If-Match` fails with
 * 412 when another admin has just changed the inquiry, so that two admins do not answer the same inquiry.
 */
export const inquiry = {
  read: route({
    method: 'GET',
    url: '/inquiries/:id',
    config: { access: 'sales' },
    schema: { ...common, summary: 'One inquiry with its timeline', response: { 200: Inquiry } },
  }),
  setState: route({
    method: 'PUT',
    url: '/inquiries/:id/state',
    config,
    schema: {
      ...common,
      summary: 'Set the state of an inquiry',
      headers: IfMatch,
      body: Type.Object({ state: State }, { additionalProperties: false }),
      response: { 200: Modified },
    },
  }),
  assign: route({
    method: 'PUT',
    url: '/inquiries/:id/assignee',
    config,
    schema: {
      ...common,
      summary: 'Assign an inquiry to an admin, or to nobody',
      headers: IfMatch,
      body: Type.Object({ assignee: text(40) }, { additionalProperties: false }),
      response: { 200: Modified },
    },
  }),
  followUp: route({
    method: 'PUT',
    url: '/inquiries/:id/follow-up',
    config,
    schema: {
      ...common,
      summary: 'Set when staff want to see an inquiry again',
      headers: IfMatch,
      body: Type.Object({ followUpAt }, { additionalProperties: false }),
      response: { 200: Modified },
    },
  }),
  note: route({
    method: 'POST',
    url: '/inquiries/:id/notes',
    config,
    schema: {
      ...common,
      summary: 'Add a note that only staff can read',
      headers: Once,
      body: Type.Object({ text: Type.String({ ...longText(), minLength: 1 }) }, { additionalProperties: false }),
      response: { 201: Inserted },
    },
  }),
  called: route({
    method: 'POST',
    url: '/inquiries/:id/calls',
    config,
    schema: {
      ...common,
      summary: 'Record a call and its outcome; `again` sets the follow-up',
      headers: Once,
      body: NewCall,
      response: { 201: Inserted },
    },
  }),
  reply: route({
    method: 'POST',
    url: '/inquiries/:id/replies',
    config,
    schema: {
      ...common,
      summary: 'Reply by mail',
      headers: Once,
      body: NewReply,
      response: { 201: Inserted },
    },
  }),
  sendAgain: route({
    method: 'POST',
    url: '/inquiries/:id/replies/:reply/again',
    config,
    schema: {
      ...common,
      params: Type.Object({ ...ById.properties, reply: Id }),
      summary: 'Send a failed reply again',
      response: { 202: Done },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/inquiries/:id',
    config: { access: 'sales', changes: ['specialists', 'contacts', 'notifications', 'overview'] },
    schema: { ...common, summary: 'Delete an inquiry', response: { 200: Deleted } },
  }),
}
