import type { contact } from '@energy/contracts/inquiries/contacts'
import type { Specialist, specialist } from '@energy/contracts/inquiries/specialists'

/** The calls on what is worked on: requests, or messages. */
export type InquiryRoutes = typeof specialist | typeof contact

/** What is known of a request or a message from its list. */
export type InquiryRow = Pick<Specialist, '_id' | 'createdAt' | 'state' | 'assignee' | 'dueAt'>

/** Whether it waits for longer than it should. */
export const isOverdue = ({ state, dueAt }: Pick<InquiryRow, 'state' | 'dueAt'>) =>
  state === 'new' && Date.parse(dueAt) < Date.now()

/** Of several, newest first, the one that waits longest, by which a list shows whoever sent it: see `Correspondent`. */
export const nextToAnswer = <Row extends Pick<InquiryRow, 'state'>>(rows: readonly [Row, ...Row[]]) =>
  rows.findLast(({ state }) => state === 'new') ?? rows.findLast(({ state }) => state !== 'closed') ?? rows[0]
