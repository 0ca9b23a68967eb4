import * as Type from '@sinclair/typebox'
import { ById, Done, IdempotencyKey, IfMatch, Inserted, Modified, Page } from '../responses.ts'
import { route } from '../route.ts'
import { BOUNDS, Id, Time, longText, oneLine, text } from '../text.ts'

/** The states of an inquiry, which is a request or a message. */
export const STATES = ['new', 'contacted', 'closed'] as const
export const State = Type.Union(STATES.map((state) => Type.Literal(state)))
export type State = Type.Static<typeof State>

/** The allowed transitions from each state; any other fails with 409. */
export const TRANSITIONS: Readonly<Record<State, readonly State[]>> = {
  new: ['contacted', 'closed'],
  contacted: ['closed'],
  closed: ['contacted'],
}

/** Fields of an inquiry that staff set. */
export const inquiryFields = {
  state: State,
  assignee: Type.Object(
    { _id: Id, username: Type.String() },
    { description: 'The admin who works on it; both fields are "" when it is unassigned.' },
  ),
  dueAt: Type.String({ ...Time, description: 'When it becomes overdue, if it is still new then.' }),
}

/** The delivery states of a reply: `delayed` is retried automatically, `failed` is not. */
export const DELIVERIES = ['waiting', 'sent', 'delayed', 'failed'] as const
const Delivery = Type.Union(DELIVERIES.map((delivery) => Type.Literal(delivery)))

/** The kinds of timeline entries. */
export const ENTRY_KINDS = ['state', 'assignee', 'note', 'call', 'reply'] as const

/** An action of staff on an inquiry. */
export const TimelineEntry = Type.Object({
  _id: Id,
  at: Time,
  who: Type.String({ description: 'The name of the admin; "" for a deleted account.' }),
  what: Type.Union(ENTRY_KINDS.map((kind) => Type.Literal(kind))),
  subject: Type.String({ description: 'The subject of a reply.' }),
  text: Type.String({ description: 'The new state, the name of the new assignee, the note, or the reply.' }),
  delivery: Type.Optional(Delivery),
})
export type TimelineEntry = Type.Static<typeof TimelineEntry>

const timeline = { timeline: Type.Array(TimelineEntry, { description: 'Oldest first.' }) }

/** Paging of a list of inquiries, with an optional filter by state. */
export const InquiryPage = Type.Object(
  { ...Page.properties, state: Type.Optional(State) },
  { additionalProperties: false },
)

/** The body of a reply. */
export const NewReply = Type.Object(
  { subject: oneLine(BOUNDS.line, 1), text: text(BOUNDS.long, 1) },
  { additionalProperties: false },
)
export type NewReply = Type.Static<typeof NewReply>

/**
 * The calls with which staff work on inquiries. Each adds a timeline entry and changes the `ETag`. `If-Match` fails with
 * 412 when another admin has just changed the inquiry, so that two admins do not answer the same inquiry.
 * @param tag the resource and its path
 * @param Entity the schema of a row of the list
 */
export const inquiryRoutes = <const T extends string, P extends Type.TProperties>(tag: T, Entity: Type.TObject<P>) => {
  const url = <const Path extends string>(path: Path) => `/${tag}/:id${path}` as const
  const common = { tags: [tag], params: ById } as const
  const config = { access: 'admin' } as const
  return {
    read: route({
      method: 'GET',
      url: url(''),
      config,
      schema: {
        ...common,
        summary: 'One inquiry with its timeline',
        response: { 200: Type.Object({ ...Entity.properties, ...timeline }) },
      },
    }),
    setState: route({
      method: 'PUT',
      url: url('/state'),
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
      url: url('/assignee'),
      config,
      schema: {
        ...common,
        summary: 'Assign an inquiry to an admin, or to nobody',
        headers: IfMatch,
        body: Type.Object({ assignee: text(40) }, { additionalProperties: false }),
        response: { 200: Modified },
      },
    }),
    note: route({
      method: 'POST',
      url: url('/notes'),
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
      url: url('/calls'),
      config,
      schema: { ...common, summary: 'Record a call', headers: IfMatch, response: { 201: Inserted } },
    }),
    reply: route({
      method: 'POST',
      url: url('/replies'),
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
      url: url('/replies/:reply/again'),
      config,
      schema: {
        ...common,
        params: Type.Object({ ...ById.properties, reply: Id }),
        summary: 'Send a failed reply again',
        response: { 202: Done },
      },
    }),
  }
}
