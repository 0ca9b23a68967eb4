import * as Type from '@sinclair/typebox'
import { BOUNDS, Id, Time, longText, oneLine, text } from '../text.ts'
import { Attachment, attachmentsOfMessage } from './attachments.ts'
import { followUpAt } from './states.ts'

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

/** The body of a reply. */
export const NewReply = Type.Object(
  { subject: oneLine(BOUNDS.line, 1), text: text(BOUNDS.long, 1), ...attachmentsOfMessage },
  { additionalProperties: false },
)
export type NewReply = Type.Static<typeof NewReply>

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
