import { NEWS, News } from '@energy/contracts/news'
import * as Type from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type PrismaClient } from './generated/client.ts'

interface Reader {
  id: string
  /** When they last looked. */
  seenAt: Date
}

/**
 * What news come from; ids are in the order of time, so that each is read from the end of its index.
 * That the reader signed up is no news.
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
      ...Type.Omit(News.properties.items.items, ['_id', 'at']).properties,
      id: Type.String(),
      createdAt: Type.Date(),
    }),
  ),
)
const Counts = TypeCompiler.Compile(Type.Tuple([Type.Object({ count: Type.Integer() })]))
const Marks = TypeCompiler.Compile(Type.Tuple([Type.Object({ mark: Type.String() })]))

/** What changes whenever any of the news does: the last of each, and the roles that are asked for. */
export async function markOf(db: PrismaClient) {
  const [{ mark }] = Marks.Decode(
    await db.$queryRaw`
      SELECT concat_ws('.',
        (SELECT id FROM specialists ORDER BY id DESC LIMIT 1), (SELECT id FROM contacts ORDER BY id DESC LIMIT 1),
        (SELECT id FROM users ORDER BY id DESC LIMIT 1), (SELECT count(*) FROM users WHERE "requestedRole" IS NOT NULL)
      ) AS mark`,
  )
  return mark
}

/** What came, and how much of it since its reader last looked. */
export async function newsFor(db: PrismaClient, reader: Reader): Promise<News> {
  const first = firstIdAfter(reader.seenAt)
  const [rows, counted] = await Promise.all([
    db.$queryRaw`
      SELECT id::text, kind, who, email, "createdAt" FROM (${all(
        reader,
        (source) => Prisma.sql`SELECT * FROM ${source} ORDER BY id DESC LIMIT ${NEWS.listed}`,
      )}) AS latest ORDER BY latest.id DESC LIMIT ${NEWS.listed}`,
    db.$queryRaw`
      SELECT count(*)::int FROM (${all(
        reader,
        (source) => Prisma.sql`SELECT 1 FROM ${source} WHERE id >= ${first}::uuid LIMIT ${NEWS.counted}`,
      )}) AS unseen`,
  ])
  const [{ count }] = Counts.Decode(counted)
  return {
    unseen: Math.min(count, NEWS.counted),
    seenAt: reader.seenAt.toISOString(),
    items: Rows.Decode(rows).map(({ id: _id, createdAt, who, ...item }) => ({
      ...item,
      _id,
      who: who.trim() || item.email,
      at: createdAt.toISOString(),
    })),
  }
}

/** The least id of what is made after a moment: a UUID of version 7 begins with its milliseconds (RFC 9562, 5.7). */
function firstIdAfter(moment: Date) {
  const time = (moment.getTime() + 1).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
