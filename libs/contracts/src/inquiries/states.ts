import * as Type from '@sinclair/typebox'
import { Page } from '../responses.ts'
import { Id, TIME_OR_NONE, Time } from '../text.ts'

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

/** Paging of a list of inquiries, with an optional filter by state. */
export const InquiryPage = Type.Object(
  { ...Page.properties, state: Type.Optional(State) },
  { additionalProperties: false },
)

/** When staff want to see an inquiry again; "" for never. */
export const followUpAt = Type.String({
  maxLength: 40,
  pattern: TIME_OR_NONE,
  description: 'A time as ISO 8601 in UTC; "" for none.',
})
