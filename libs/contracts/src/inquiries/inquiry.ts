import * as Type from '@sinclair/typebox'
import { ById, Done, IdempotencyKey, IfMatch, Inserted, Modified, Page } from '../answers.ts'
import { route } from '../route.ts'
import { BOUNDS, Id, Time, longText, oneLine, text } from '../text.ts'

/** How far a request, or a message, has been dealt with. */
export const STATES = ['new', 'contacted', 'closed'] as const
export const State = Type.Union(STATES.map((state) => Type.Literal(state)))
export type State = Type.Static<typeof State>

/** Where it may go from each state; anything else is 409. */
export const STEPS: Readonly<Record<State, readonly State[]>> = {
  new: ['contacted', 'closed'],
  contacted: ['closed'],
  closed: ['contacted'],
}

/** What staff know of a request beside what was sent. */
export const inquiryFields = {
  state: State,
  assignee: Type.Object({ _id: Id, username: Type.String() }, { description: 'Who deals with it; "" for nobody.' }),
  dueAt: Type.String({ ...Time, description: 'When it is overdue, if it is still new.' }),
}

/** How far a reply has come: `delayed` is tried again by itself, `failed` is not. */
export const DELIVERIES = ['waiting', 'sent', 'delayed', 'failed'] as const
const Delivery = Type.Union(DELIVERIES.map((delivery) => Type.Literal(delivery)))

/** What staff do. */
export const ENTRY_KINDS = ['state', 'assignee', 'note', 'call', 'reply'] as const

/** Something that staff did: who, when, and what it says. */
export const TimelineEntry = Type.Object({
  _id: Id,
  at: Time,
  who: Type.String({ description: 'The name of the admin; "" for one who has left.' }),
  what: Type.Union(ENTRY_KINDS.map((kind) => Type.Literal(kind))),
  subject: Type.String({ description: 'Of a reply.' }),
  text: Type.String({ description: 'The new state, the name of the new assignee, the note, or the reply.' }),
  delivery: Type.Optional(Delivery),
})
export type TimelineEntry = Type.Static<typeof TimelineEntry>

const timeline = { timeline: Type.Array(TimelineEntry, { description: 'Oldest first.' }) }

/** Paging of a list of work, and of one state of it. */
export const InquiryPage = Type.Object(
  { ...Page.properties, state: Type.Optional(State) },
  { additionalProperties: false },
)

/** A reply as it is written. */
export const NewReply = Type.Object(
  { subject: oneLine(BOUNDS.line, 1), text: text(BOUNDS.long, 1) },
  { additionalProperties: false },
)
export type NewReply = Type.Static<typeof NewReply>

/**
 * The calls by which staff deal with what people send. Each leaves an entry in the timeline and another version, which
 * `If-Match` holds to: whoever answers what somebody else has just answered is told before anything is sent.
 * @param tag the resource, which is its path, too
 * @param Entity the record as lists answer it
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
        summary: 'One, with all that was done about it',
        response: { 200: Type.Object({ ...Entity.properties, ...timeline }) },
      },
    }),
    setState: route({
      method: 'PUT',
      url: url('/state'),
      config,
      schema: {
        ...common,
        summary: 'Say how far it has been dealt with',
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
        summary: 'Give it to an admin, or to nobody',
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
        summary: 'Write something down that staff alone read',
        headers: IfMatch,
        body: Type.Object({ text: Type.String({ ...longText(), minLength: 1 }) }, { additionalProperties: false }),
        response: { 201: Inserted },
      },
    }),
    called: route({
      method: 'POST',
      url: url('/calls'),
      config,
      schema: { ...common, summary: 'Note that somebody called', headers: IfMatch, response: { 201: Inserted } },
    }),
    reply: route({
      method: 'POST',
      url: url('/replies'),
      config,
      schema: {
        ...common,
        summary: 'Answer by mail',
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
        summary: 'Send a reply that failed once more',
        response: { 202: Done },
      },
    }),
  }
}
