import type { contact } from '@energy/contracts/inquiries/contacts'
import type { Specialist, specialist } from '@energy/contracts/inquiries/specialists'

/** The routes of an inquiry: of requests or of messages. */
export type InquiryRoutes = typeof specialist | typeof contact

/** The fields of a request or a message in its list. */
export type InquiryRow = Pick<Specialist, '_id' | 'createdAt' | 'state' | 'assignee' | 'dueAt'>

/** Whether a new inquiry is past its due time. */
export const isOverdue = ({ state, dueAt }: Pick<InquiryRow, 'state' | 'dueAt'>) =>
  state === 'new' && Date.parse(dueAt) < Date.now()

/**
 * The inquiry of a person that should be answered next, of several in newest-first order: the oldest new one, else the
 * oldest open one, else the newest. The list of correspondents uses the same order: see `Correspondent`.
 */
export const nextToAnswer = <Row extends Pick<InquiryRow, 'state'>>(rows: readonly [Row, ...Row[]]) =>
  rows.findLast(({ state }) => state === 'new') ?? rows.findLast(({ state }) => state !== 'closed') ?? rows[0]
