import { NOTIFICATION_LIMITS, Notifications, type NotificationItem } from '@energy/contracts/notifications'
import { ROLES_WITH } from '@energy/contracts/people/roles'
import * as Type from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type PrismaClient } from '../../generated/client.ts'
import { countOf } from '../../shared/lists/count.ts'

interface Reader {
  id: string
  /** When they last looked at their notifications. */
  seenAt: Date
}

/**
 * The sources of notifications: what is new, by its id, and whom it is about. Ids are in the order of time, so each
 * source is read from the end of its index. What the reader did is left out, people whom staff have imported, and what
 * somebody wrote back where another admin works on it who still may.
 */
const sourcesFor = ({ id }: Reader) => [
  Prisma.sql`SELECT id, id AS about, form::text AS kind, name AS who, email, "createdAt" FROM inquiries`,
  Prisma.sql`
    SELECT entry.id, inquiry.id AS about, 'assigned' AS kind, inquiry.name AS who, inquiry.email, entry."createdAt"
    FROM timeline_entries AS entry JOIN inquiries AS inquiry ON inquiry.id = entry."inquiryId"
    WHERE entry."assigneeId" = ${id}::uuid AND inquiry."assigneeId" = ${id}::uuid
      AND entry."whoId" IS DISTINCT FROM ${id}::uuid`,
  Prisma.sql`
    SELECT entry.id, inquiry.id AS about, 'wroteBack' AS kind, inquiry.name AS who, inquiry.email, entry."createdAt"
    FROM timeline_entries AS entry JOIN inquiries AS inquiry ON inquiry.id = entry."inquiryId"
      LEFT JOIN users AS assignee ON assignee.id = inquiry."assigneeId" AND assignee."deletingAt" IS NULL
        AND assignee.role = ANY(${ROLES_WITH.sales}::"Role"[])
    WHERE entry.what = 'message' AND coalesce(assignee.id, ${id}::uuid) = ${id}::uuid`,
  Prisma.sql`
    SELECT "answerId" AS id, id AS about, state::text AS kind, name AS who, email, "answeredAt" AS "createdAt"
    FROM offers WHERE "answerId" IS NOT NULL AND state IN ('accepted', 'declined')`,
  Prisma.sql`
    SELECT refusal.id, offer.id AS about, 'offerRefused' AS kind, offer.name AS who, offer.email, refusal."createdAt"
    FROM mail_refusals AS refusal JOIN offers AS offer ON offer.id = refusal."offerId"`,
  Prisma.sql`
    SELECT refusal.id, invoice.id AS about, 'invoiceRefused' AS kind, invoice.name AS who, invoice.email,
      refusal."createdAt"
    FROM mail_refusals AS refusal JOIN invoice_mails AS mail ON mail.id = refusal."invoiceMailId"
      JOIN invoices AS invoice ON invoice.id = mail."invoiceId"`,
  Prisma.sql`
    SELECT id, id AS about, CASE WHEN "requestedRole" IS NULL THEN 'users' ELSE 'roles' END AS kind, username AS who,
      email, "createdAt"
    FROM users WHERE "deletingAt" IS NULL AND uid IS NOT NULL AND id <> ${id}::uuid`,
]
const all = (reader: Reader, each: (source: Prisma.Sql) => Prisma.Sql) =>
  Prisma.join(
    sourcesFor(reader).map((source) => Prisma.sql`(${each(Prisma.sql`(${source}) AS source`)})`),
    ' UNION ALL ',
  )

const Rows = TypeCompiler.Compile(
  Type.Array(
    Type.Object({
      ...Type.Omit(Notifications.properties.items.items, ['_id', 'at']).properties,
      id: Type.String(),
      at: Type.Date(),
    }),
  ),
)
const counts = { unseen: Type.Integer(), waiting: Type.Integer() }
const SummaryRow = TypeCompiler.Compile(Type.Tuple([Type.Object({ last: Type.String(), ...counts })]))

const WAITING = countOf(Prisma.sql`SELECT 1 FROM inquiries WHERE state = 'new'`, NOTIFICATION_LIMITS.count)

/** The counts for the bell and the chat icon. */
export interface Summary extends Omit<Notifications, 'seenAt' | 'items'> {
  /** Changes with each notification. The `ETag` is a hash of it. */
  version: string
}

/** Reads the counts and the version: the last id of each source, and the number of requested roles. */
export async function summaryFor(db: PrismaClient, reader: Reader): Promise<Summary> {
  const first = firstIdAfter(reader.seenAt)
  const unseenOf = (source: Prisma.Sql) =>
    Prisma.sql`SELECT 1 FROM ${source} WHERE id >= ${first}::uuid LIMIT ${NOTIFICATION_LIMITS.count}`
  const [{ last, unseen, waiting }] = SummaryRow.Decode(
    await db.$queryRaw`
      SELECT concat_ws('.',
        (SELECT id FROM inquiries ORDER BY id DESC LIMIT 1),
        (SELECT id FROM timeline_entries WHERE "assigneeId" = ${reader.id}::uuid ORDER BY id DESC LIMIT 1),
        (SELECT id FROM timeline_entries WHERE what = 'message' ORDER BY id DESC LIMIT 1),
        (SELECT "answerId" FROM offers WHERE "answerId" IS NOT NULL ORDER BY "answerId" DESC LIMIT 1),
        (SELECT id FROM mail_refusals ORDER BY id DESC LIMIT 1),
        (SELECT id FROM users ORDER BY id DESC LIMIT 1), (SELECT count(*) FROM users WHERE "requestedRole" IS NOT NULL)
      ) AS last,
      (SELECT count(*)::int FROM (${all(reader, unseenOf)}) AS unseen_rows) AS unseen,
      ${WAITING} AS waiting`,
  )
  const { id, seenAt } = reader
  return {
    version: [id, seenAt.getTime(), last, unseen, waiting].join(' '),
    unseen: Math.min(unseen, NOTIFICATION_LIMITS.count),
    waiting,
  }
}

const latestOf = (source: Prisma.Sql) =>
  Prisma.sql`SELECT * FROM ${source} ORDER BY id DESC LIMIT ${NOTIFICATION_LIMITS.items}`

/** The notifications, newest first. */
export async function notificationsFor(db: PrismaClient, reader: Reader): Promise<NotificationItem[]> {
  // The time in the id is compared with `seenAt`. An id that was created by hand may have no time.
  const rows = await db.$queryRaw`
    SELECT about::text AS id, kind, who, email, coalesce(uuid_extract_timestamp(latest.id), "createdAt") AS at
    FROM (${all(reader, latestOf)}) AS latest ORDER BY latest.id DESC LIMIT ${NOTIFICATION_LIMITS.items}`
  return Rows.Decode(rows).map(({ id: _id, at, who, ...item }) => ({
    ...item,
    _id,
    who: who.trim() || item.email,
    at: at.toISOString(),
  }))
}

/** The least id after a moment: a UUID of version 7 begins with its milliseconds (RFC 9562, 5.7). */
function firstIdAfter(moment: Date) {
  const time = (moment.getTime() + 1).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
