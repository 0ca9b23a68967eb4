import { AuditField, type AuditEntry } from '@energy/contracts/audit'
import type { CompanyClock } from '@energy/contracts/time/company-time'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type PrismaClient } from '../../generated/client.ts'
import { isId, UUID } from '../../shared/lists/pagination.ts'
import { startOf } from '../../shared/site/start-of-day.ts'

/** Which entries are meant. Days are those of the company. */
export interface AuditFilter {
  who?: string
  record?: string
  from?: string
  until?: string
}

/** The condition for the entries of a filter. */
export const matching = ({ who, record, from, until }: AuditFilter, clock: CompanyClock) =>
  Prisma.join(
    [
      Prisma.sql`true`,
      ...(who ? [Prisma.sql`who = ${who}`] : []),
      ...(record ? [Prisma.sql`record = ${record}`] : []),
      ...(from ? [Prisma.sql`at >= ${startOf(from, 0, clock)}`] : []),
      ...(until ? [Prisma.sql`at < ${startOf(until, 1, clock)}`] : []),
    ],
    ' AND ',
  )

const Rows = TypeCompiler.Compile(
  Type.Array(
    Type.Object({
      id: Type.String(),
      at: Type.Date(),
      who: Type.String(),
      name: Type.String(),
      apiKey: Type.String(),
      what: Type.String(),
      record: Type.String(),
      title: Type.String(),
      fields: Type.Array(AuditField),
    }),
  ),
)

/**
 * Entries with the names of people and records, newest first.
 * @param before the id of the entry that comes before them
 * @param summaryOf what a call does
 */
export async function readEntries(
  db: PrismaClient,
  condition: Prisma.Sql,
  { take, before, summaryOf }: { take: number; before: string | undefined; summaryOf: (what: string) => string },
): Promise<AuditEntry[]> {
  const after = before !== undefined && isId(before) ? Prisma.sql`audit.id < ${before}::uuid` : Prisma.sql`true`
  const rows = await db.$queryRaw`
    WITH page AS (
      SELECT * FROM audit WHERE ${condition} AND ${after} ORDER BY id DESC LIMIT ${take}
    ), named AS (
      SELECT *, CASE WHEN record ~ ${UUID} THEN record::uuid END AS "recordId",
        CASE WHEN who ~ ${UUID} THEN who::uuid END AS "whoId" FROM page
    )
    SELECT named.id::text, at, who, named.what, record, fields, "apiKey",
      coalesce(nullif(person.username, ''), person.email, '') AS name,
      coalesce(items."headerTitle", nullif(changed.username, ''), changed.email, offers.number, orders.number,
        invoices.number, inquiries.name, '') AS title
    FROM named
    LEFT JOIN users AS person ON person.id = "whoId"
    LEFT JOIN items ON items.id = "recordId"
    LEFT JOIN users AS changed ON changed.id = "recordId"
    LEFT JOIN offers ON offers.id = "recordId"
    LEFT JOIN orders ON orders.id = "recordId"
    LEFT JOIN invoices ON invoices.id = "recordId"
    LEFT JOIN inquiries ON inquiries.id = "recordId"
    ORDER BY named.id DESC`
  return Rows.Decode(rows).map(({ id: _id, at, what, ...entry }) => ({
    ...entry,
    _id,
    at: at.toISOString(),
    what,
    summary: summaryOf(what),
  }))
}
