import type { contact } from '@energy/contracts/contacts'
import type { Specialist, specialist } from '@energy/contracts/specialists'

/** The calls on what is worked on: requests, or messages. */
export type Desk = typeof specialist | typeof contact

/** What is known of a request or a message from its list. */
export type WorkRow = Pick<Specialist, '_id' | 'createdAt' | 'state' | 'assignee' | 'dueAt'>

/** Whether it waits for longer than it should. */
export const isOverdue = ({ state, dueAt }: Pick<WorkRow, 'state' | 'dueAt'>) =>
  state === 'new' && Date.parse(dueAt) < Date.now()

/** Of several, newest first, the one to answer: the newest that nobody has, else the newest that is not closed. */
export const toAnswer = <Row extends Pick<WorkRow, 'state'>>(rows: readonly [Row, ...Row[]]) =>
  rows.find(({ state }) => state === 'new') ?? rows.find(({ state }) => state !== 'closed') ?? rows[0]
