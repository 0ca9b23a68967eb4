import * as Type from '@sinclair/typebox'
import { ById, Deleted, Done, IdempotencyKey, IfMatch, Inserted, Modified, Page } from '../responses.ts'
import { route } from '../route.ts'
import { BOUNDS, HOST, Id, TIME_OR_NONE, Time, longText, oneLine, text } from '../text.ts'
import { BusinessInfo, PersonalInfo } from '../people/users.ts'
import { Attachment, attachmentsOfMessage, InquiryAttachment } from './attachments.ts'
import { Preferences } from './preferences.ts'

/** The forms that inquiries come from: a request for a call, a message, and a bill. */
export const FORMS = ['specialists', 'contacts', 'bills'] as const

/** Where an inquiry was sent from. Each form sends it with its fields. */
export const sentFrom = {
  origin: Type.Optional(
    Type.String({
      trim: true,
      maxLength: BOUNDS.line,
      pattern: '^(/[^\\s\\u0000-\\u001f\\uD800-\\uDFFF]*)?$',
      description: 'The path of the page.',
    }),
  ),
  referrer: Type.Optional(
    Type.String({
      trim: true,
      lowercase: true,
      maxLength: 253,
      pattern: HOST,
      description: 'The host from which the sender came to the site.',
    }),
  ),
}

/** The states of an inquiry. */
export const STATES = ['new', 'contacted', 'closed'] as const
export const State = Type.Union(STATES.map((state) => Type.Literal(state)))
export type State = Type.Static<typeof State>

/** The allowed transitions from each state; any other fails with 409. */
export const TRANSITIONS: Readonly<Record<State, readonly State[]>> = {
  new: ['contacted', 'closed'],
  contacted: ['closed'],
  closed: ['contacted'],
}

/** The fields of an inquiry from each form, beside those of the form itself. */
export const inquiryFields = {
  state: State,
  assignee: Type.Object(
    { _id: Id, username: Type.String() },
    { description: 'The admin who works on it; both fields are "" when it is unassigned.' },
  ),
  dueAt: Type.String({ ...Time, description: 'When it becomes overdue, if it is still new then.' }),
  origin: Type.String({ description: 'The path of the page from which it was sent; "" where it is unknown.' }),
  referrer: Type.String({ description: 'The host from which the sender came to the site; "" where it is unknown.' }),
}

/** The delivery states of a reply: `delayed` is retried automatically, `failed` is not. */
const DELIVERIES = ['waiting', 'sent', 'delayed', 'failed'] as const
const Delivery = Type.Union(DELIVERIES.map((delivery) => Type.Literal(delivery)))

/** The kinds of timeline entries. A message is what the sender wrote back. */
const ENTRY_KINDS = ['state', 'assignee', 'note', 'call', 'reply', 'message', 'followUp'] as const

/** How a call of staff ended; `again` sets the follow-up. */
export const CALL_OUTCOMES = ['reached', 'noAnswer', 'again'] as const
const Outcome = Type.Union(CALL_OUTCOMES.map((outcome) => Type.Literal(outcome)))
export type CallOutcome = Type.Static<typeof Outcome>

/** What happened to an inquiry after it was sent. */
export const TimelineEntry = Type.Object({
  _id: Id,
  at: Time,
  who: Type.String({ description: 'The name of the admin, or of the sender; "" for a deleted account.' }),
  what: Type.Union(ENTRY_KINDS.map((kind) => Type.Literal(kind))),
  subject: Type.String({ description: 'The subject of a reply.' }),
  text: Type.String({
    description:
      'The new state, the name of the new assignee, the note, the reply, the message, or the time of a follow-up.',
  }),
  delivery: Type.Optional(Delivery),
  outcome: Type.Optional(Outcome),
  attachments: Type.Optional(Type.Array(Attachment, { description: 'The files of a reply, where it has any.' })),
})
export type TimelineEntry = Type.Static<typeof TimelineEntry>

/** Paging of a list of inquiries, with an optional filter by state. */
export const InquiryPage = Type.Object(
  { ...Page.properties, state: Type.Optional(State) },
  { additionalProperties: false },
)

/** The body of a reply. */
export const NewReply = Type.Object(
  { subject: oneLine(BOUNDS.line, 1), text: text(BOUNDS.long, 1), ...attachmentsOfMessage },
  { additionalProperties: false },
)
export type NewReply = Type.Static<typeof NewReply>

/** When staff want to see an inquiry again; "" for never. */
const followUpAt = Type.String({
  maxLength: 40,
  pattern: TIME_OR_NONE,
  description: 'A time as ISO 8601 in UTC; "" for none.',
})

/** The body of a call that staff made. */
export const NewCall = Type.Object(
  {
    outcome: Type.Optional(Outcome),
    followUpAt: Type.Optional(followUpAt),
    note: Type.Optional(longText()),
  },
  { additionalProperties: false },
)
export type NewCall = Type.Static<typeof NewCall>

const Form = Type.Union(FORMS.map((form) => Type.Literal(form)))
export type Form = Type.Static<typeof Form>

/** The item from whose page an inquiry was sent. */
const Item = Type.Object(
  { _id: Id, kind: Type.String(), title: Type.String() },
  { description: 'The item from whose page it was sent; all fields are "" where there is none.' },
)

/** An inquiry in the inbox. */
export const InboxRow = Type.Object({
  _id: Id,
  number: Type.String({ description: 'The number that the sender is told: 2026-0412.' }),
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
      headers: IfMatch,
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
      headers: IfMatch,
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
      headers: Type.Object({ ...IfMatch.properties, ...IdempotencyKey.properties }),
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
