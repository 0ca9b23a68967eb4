import { MAX_COUNT } from '@energy/contracts/counts'
import { InboxRow } from '@energy/contracts/inquiries/inbox-row'
import { VIEWS, InboxCounts, type InboxFilter, type View } from '@energy/contracts/inquiries/inbox'
import * as Type from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type PrismaClient } from '../../generated/client.ts'
import { count, countOf } from '../../shared/lists/count.ts'
import { invalid } from '../../shared/http-error.ts'
import { after, cursorOf, filtered, inView, isCursorOf, orderBy, orderOf, type Reader, type Selected } from './views.ts'

/** The characters of what somebody wrote that a row shows. */
export const LINE_LENGTH = 200

const Rows = TypeCompiler.Compile(
  Type.Array(
    Type.Object({
      ...Type.Omit(InboxRow, ['createdAt', 'waitingSince', 'dueAt', 'followUpAt']).properties,
      createdAt: Type.Date(),
      waitingSince: Type.Date(),
      dueAt: Type.Date(),
      followUpAt: Type.Union([Type.Date(), Type.Null()]),
      cursor: Type.String(),
    }),
  ),
)

/** The number that is shown to the sender. */
export const numberOf = (createdAt: Date, number: number) =>
  `${createdAt.getUTCFullYear()}-${String(number).padStart(4, '0')}`

/** The columns of an InboxRow, of `inquiries` with its joined tables. */
const COLUMNS = Prisma.sql`
  listed.id::text AS "_id", to_char(listed."createdAt" AT TIME ZONE 'UTC', 'YYYY-') || lpad(listed.number::text, greatest(4, length(listed.number::text)), '0') AS number,
  listed.form::text AS form, listed.name, listed.email, listed.phone, listed."businessName",
  EXISTS (
    SELECT FROM users WHERE (users.id = listed."userId" OR users.email = listed.email) AND users."deletingAt" IS NULL
  ) AS account,
  json_build_object(
    '_id', coalesce(items.id::text, ''), 'kind', coalesce(items.kind::text, ''), 'title', coalesce(items."headerTitle", '')
  ) AS item,
  (
    SELECT count(*)::int FROM attachments LEFT JOIN timeline_entries AS entry ON entry.id = attachments."entryId"
    WHERE attachments."inquiryId" = listed.id AND entry.what IS DISTINCT FROM 'reply'
  ) AS attachments,
  left(coalesce(message.text, listed.comment), ${LINE_LENGTH}) AS line, message.text IS NOT NULL AS "wroteBack",
  listed."createdAt", listed."waitingSince", listed."followUpAt", listed."dueAt", listed.state::text AS state,
  listed.origin, listed.referrer,
  json_build_object(
    '_id', coalesce(assignee.id::text, ''), 'username', coalesce(nullif(assignee.username, ''), assignee.email, '')
  ) AS assignee, listed.cursor`
const JOINS = Prisma.sql`
  LEFT JOIN users AS assignee ON assignee.id = listed."assigneeId"
  LEFT JOIN items ON items.id = listed."itemId"
  LEFT JOIN LATERAL (
    SELECT text FROM timeline_entries WHERE "inquiryId" = listed.id AND what = 'message' ORDER BY id DESC LIMIT 1
  ) AS message ON true`

const Cursor = TypeCompiler.Compile(Type.Array(Type.String(), { maxItems: 3 }))

/** The sort keys in a cursor. @throws HttpError 400 for a cursor that is not ours */
function keysIn(cursor: string, order: ReturnType<typeof orderOf>) {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Cursor.Check(values) && isCursorOf(order, values)) return values
  } catch {
    // It is no JSON.
  }
  throw invalid([{ path: '/cursor', message: 'cursor must come from the Link header of the page before.' }])
}

/** A row of the inbox with the cursor of the page after it. */
export type ListedInquiry = InboxRow & { cursor: string }

/**
 * A page of the inbox.
 * @param cursor of the row before the page
 * @throws HttpError 400 for a cursor that is not ours
 */
export async function pageOfInbox(
  db: PrismaClient,
  filter: Selected,
  reader: Reader,
  { take, cursor }: { take: number; cursor?: string | undefined },
): Promise<ListedInquiry[]> {
  const order = orderOf(filter.view)
  const where = filtered(filter, reader)
  const later = cursor === undefined ? Prisma.sql`true` : after(order, keysIn(cursor, order))
  // Of a text all matches are found first. Otherwise PostgreSQL might compare it with every row in the order of the page.
  const source = filter.q
    ? Prisma.sql`(WITH found AS MATERIALIZED (SELECT * FROM inquiries WHERE ${where}) SELECT * FROM found WHERE ${later})`
    : Prisma.sql`(SELECT * FROM inquiries WHERE ${where} AND ${later})`
  const found = Rows.Decode(
    await db.$queryRaw`
      SELECT ${COLUMNS} FROM (
        SELECT *, ${cursorOf(order)} AS cursor FROM ${source} AS found ORDER BY ${orderBy(order)} LIMIT ${take}
      ) AS listed ${JOINS} ORDER BY ${orderBy({ ...order, keys: order.keys.map((key) => ({ ...key, column: Prisma.sql`listed.${key.column}` })) })}`,
  )
  return found.map(({ createdAt, waitingSince, dueAt, followUpAt, cursor: next, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    waitingSince: waitingSince.toISOString(),
    dueAt: dueAt.toISOString(),
    followUpAt: followUpAt?.toISOString() ?? '',
    cursor: Buffer.from(next).toString('base64url'),
  }))
}

/** The number of inquiries of a filter, up to MAX_COUNT + 1. */
export const countInbox = (db: PrismaClient, filter: InboxFilter, reader: Reader) =>
  count(db, Prisma.sql`SELECT 1 FROM inquiries WHERE ${filtered(filter, reader)}`)

const Counts = TypeCompiler.Compile(Type.Tuple([Type.Omit(InboxCounts, ['all'])]))

/**
 * The number of inquiries in each view, each up to MAX_COUNT + 1. What follows from other counts is not counted: those who
 * wait are at least as many as those of them who have nobody, and each inquiry has one of three states.
 */
export async function countViews(db: PrismaClient, reader: Reader): Promise<InboxCounts> {
  const numberIn = (view: View) => countOf(Prisma.sql`SELECT 1 FROM inquiries WHERE ${inView(view, reader)}`)
  const columns = VIEWS.filter((view) => view !== 'waiting' && view !== 'all').map(
    (view) => Prisma.sql`${numberIn(view)} AS ${Prisma.raw(`"${view}"`)}`,
  )
  const [counts] = Counts.Decode(
    await db.$queryRaw`
      WITH counted AS MATERIALIZED (SELECT ${Prisma.join(columns)})
      SELECT *, CASE WHEN unassigned > ${MAX_COUNT} THEN unassigned ELSE ${numberIn('waiting')} END AS waiting FROM counted`,
  )
  return { ...counts, all: Math.min(counts.waiting + counts.contacted + counts.closed, MAX_COUNT + 1) }
}
