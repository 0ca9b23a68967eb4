import { NOTIFICATION_LIMITS, Notifications, type NotificationItem } from '@energy/contracts/notifications'
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
 * The sources of notifications. Ids are in the order of time, so each source is read from the end of its index. The
 * reader's own sign-up is left out.
 */
const sourcesFor = ({ id }: Reader) => [
  Prisma.sql`SELECT id, 'specialists' AS kind, username AS who, email, "createdAt" FROM specialists`,
  Prisma.sql`SELECT id, 'contacts' AS kind, "firstName" || ' ' || "lastName" AS who, email, "createdAt" FROM contacts`,
  Prisma.sql`
    SELECT id, CASE WHEN "requestedRole" IS NULL THEN 'users' ELSE 'roles' END AS kind, username AS who, email,
      "createdAt"
    FROM users WHERE "deletingAt" IS NULL AND id <> ${id}::uuid`,
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
const counts = { unseen: Type.Integer(), specialists: Type.Integer(), contacts: Type.Integer() }
const SummaryRow = TypeCompiler.Compile(Type.Tuple([Type.Object({ last: Type.String(), ...counts })]))

const unanswered = (table: Prisma.Sql) => Prisma.sql`
  least(${countOf(Prisma.sql`SELECT 1 FROM ${table} WHERE state = 'new'`)}, ${NOTIFICATION_LIMITS.count})`

/** The counts for the bell and the chat icon. */
export interface Summary extends Omit<Notifications, 'seenAt' | 'items'> {
  /** Changes with each notification. The `ETag` is a hash of it. */
  version: string
}

/** Reads the counts and the version: the last id of each table, and the number of requested roles. */
export async function summaryFor(db: PrismaClient, reader: Reader): Promise<Summary> {
  const first = firstIdAfter(reader.seenAt)
  const unseenOf = (source: Prisma.Sql) =>
    Prisma.sql`SELECT 1 FROM ${source} WHERE id >= ${first}::uuid LIMIT ${NOTIFICATION_LIMITS.count}`
  const [{ last, unseen, specialists, contacts }] = SummaryRow.Decode(
    await db.$queryRaw`
      SELECT concat_ws('.',
        (SELECT id FROM specialists ORDER BY id DESC LIMIT 1), (SELECT id FROM contacts ORDER BY id DESC LIMIT 1),
        (SELECT id FROM users ORDER BY id DESC LIMIT 1), (SELECT count(*) FROM users WHERE "requestedRole" IS NOT NULL)
      ) AS last,
      (SELECT count(*)::int FROM (${all(reader, unseenOf)}) AS unseen_rows) AS unseen,
      ${unanswered(Prisma.sql`specialists`)} AS specialists, ${unanswered(Prisma.sql`contacts`)} AS contacts`,
  )
  const { id, seenAt } = reader
  return {
    version: [id, seenAt.getTime(), last, unseen, specialists, contacts].join(' '),
    unseen: Math.min(unseen, NOTIFICATION_LIMITS.count),
    unanswered: { specialists, contacts },
  }
}

const latestOf = (source: Prisma.Sql) =>
  Prisma.sql`SELECT * FROM ${source} ORDER BY id DESC LIMIT ${NOTIFICATION_LIMITS.items}`

/** The notifications, newest first. */
export async function notificationsFor(db: PrismaClient, reader: Reader): Promise<NotificationItem[]> {
  // The time in the id is compared with `seenAt`. An id that was created by hand may have no time.
  const rows = await db.$queryRaw`
    SELECT id::text, kind, who, email, coalesce(uuid_extract_timestamp(id), "createdAt") AS at
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
