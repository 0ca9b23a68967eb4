import { localOf } from '@energy/contracts/time/company-time'
import type { InboxFilter, View } from '@energy/contracts/inquiries/inbox'
import type { OpeningHours } from '@energy/contracts/time/working-time'
import { Prisma } from '../../generated/client.ts'
import { typedNumber } from '../../shared/inquiries/typed-number.ts'
import { containing } from '../../shared/lists/text-filter.ts'
import { isId } from '../../shared/lists/pagination.ts'
import { startOf } from '../../shared/site/start-of-day.ts'
import { isWrittenTime } from '../../shared/times.ts'
import { texts } from './inquiry.ts'

/** Who reads the inbox, and the clock of the company. */
export interface Reader {
  id: string
  opening: OpeningHours
}

const NEW = Prisma.sql`state = 'new'`
const OPEN = Prisma.sql`state < 'closed'`
const conditions: Record<View, (reader: Reader) => Prisma.Sql> = {
  waiting: () => NEW,
  mine: ({ id }) => Prisma.sql`${OPEN} AND "assigneeId" = ${id}::uuid`,
  unassigned: () => Prisma.sql`${NEW} AND "assigneeId" IS NULL`,
  overdue: () => Prisma.sql`${NEW} AND "dueAt" < now()`,
  followUp: ({ opening }) => {
    const { day } = localOf(new Date(), opening)
    // A closed one has a follow-up that was set since: closing takes it back.
    return Prisma.sql`"followUpAt" < ${startOf(day, 1, opening)}`
  },
  contacted: () => Prisma.sql`state = 'contacted'`,
  closed: () => Prisma.sql`state = 'closed'`,
  all: () => Prisma.sql`true`,
}

/** The condition for the inquiries of a view. */
export const inView = (view: View, reader: Reader) => conditions[view](reader)

const containingText = (q: string) => {
  const number = typedNumber(q)
  return number === undefined ? containing(texts, q) : Prisma.sql`number = ${number}`
}

const ofItem = (item: string) => (isId(item) ? Prisma.sql`"itemId" = ${item}::uuid` : Prisma.sql`false`)

/** @param assignee the id of an admin; `none` for nobody */
function ofAssignee(assignee: string) {
  if (assignee === 'none') return Prisma.sql`"assigneeId" IS NULL`
  return isId(assignee) ? Prisma.sql`"assigneeId" = ${assignee}::uuid` : Prisma.sql`false`
}

/** A filter, of whose inquiries only some may be wanted: their ids with commas in between. */
export interface Selected extends InboxFilter {
  ids?: string
}

/** The condition for the inquiries of a filter. */
export function filtered(filter: Selected, reader: Reader) {
  const { view = 'waiting', ids, q, form, item, assignee, from, until } = filter
  const { opening } = reader
  return Prisma.join(
    [
      inView(view, reader),
      ...(ids === undefined ? [] : [Prisma.sql`id = ANY(${ids.split(',').filter(isId)}::uuid[])`]),
      ...(q ? [Prisma.sql`(${containingText(q)})`] : []),
      ...(form ? [Prisma.sql`form = ${form}::"Form"`] : []),
      ...(item ? [ofItem(item)] : []),
      ...(assignee ? [ofAssignee(assignee)] : []),
      ...(from ? [Prisma.sql`"createdAt" >= ${startOf(from, 0, opening)}`] : []),
      ...(until ? [Prisma.sql`"createdAt" < ${startOf(until, 1, opening)}`] : []),
    ],
    ' AND ',
  )
}

/** An order of inquiries: its sort keys, the last of them unique. */
interface Order {
  direction: 'ASC' | 'DESC'
  keys: readonly { column: Prisma.Sql; type: 'State' | 'timestamptz' | 'uuid' }[]
}

const id = { column: Prisma.sql`id`, type: 'uuid' } as const
const waitingSince = { column: Prisma.sql`"waitingSince"`, type: 'timestamptz' } as const
const LONGEST_WAIT: Order = { direction: 'ASC', keys: [waitingSince, id] }
const LAST_WRITTEN: Order = { direction: 'DESC', keys: [waitingSince, id] }
const NEWEST: Order = { direction: 'DESC', keys: [id] }
const orders: Record<View, Order> = {
  waiting: LONGEST_WAIT,
  unassigned: LONGEST_WAIT,
  overdue: { direction: 'ASC', keys: [{ column: Prisma.sql`"dueAt"`, type: 'timestamptz' }, id] },
  mine: { direction: 'ASC', keys: [{ column: Prisma.sql`state`, type: 'State' }, waitingSince, id] },
  followUp: { direction: 'ASC', keys: [{ column: Prisma.sql`"followUpAt"`, type: 'timestamptz' }, id] },
  contacted: LAST_WRITTEN,
  closed: LAST_WRITTEN,
  all: NEWEST,
}
export const orderOf = (view: View = 'waiting') => orders[view]

/** ORDER BY of an order. */
export const orderBy = ({ keys, direction }: Order) =>
  Prisma.join(keys.map(({ column }) => Prisma.sql`${column} ${Prisma.raw(direction)}`))

/** The cursor of a row: its sort keys, as PostgreSQL writes them, as JSON. */
export const cursorOf = ({ keys }: Order) =>
  Prisma.sql`json_build_array(${Prisma.join(keys.map(({ column }) => Prisma.sql`${column}::text`))})::text`

/** The condition for the rows after the one with these sort keys. */
export const after = ({ keys, direction }: Order, values: readonly string[]) =>
  Prisma.sql`(${Prisma.join(keys.map(({ column }) => column))}) ${Prisma.raw(direction === 'ASC' ? '>' : '<')} (${Prisma.join(
    keys.map(({ type }, at) => Prisma.sql`${values[at]}::${Prisma.raw(type === 'State' ? '"State"' : type)}`),
  )})`

/** Whether these may be the sort keys of a row. */
export const isCursorOf = ({ keys }: Order, values: readonly string[]) =>
  values.length === keys.length &&
  keys.every(({ type }, at) => {
    const value = values[at] ?? ''
    if (type === 'uuid') return isId(value)
    return type === 'State' ? /^(new|contacted|closed)$/.test(value) : isWrittenTime(value)
  })
