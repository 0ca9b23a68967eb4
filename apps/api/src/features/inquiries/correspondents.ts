import * as Type from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type PrismaClient } from '../../generated/client.ts'
import { count } from '../../shared/lists/count.ts'
import { findMatches } from '../../shared/lists/text-filter.ts'
import { keyset, type Query } from '../../shared/lists/pagination.ts'
import { texts } from './requests.ts'
import { inState } from './inquiry.ts'

const Ids = TypeCompiler.Compile(Type.Array(Type.Object({ id: Type.String() })))

/**
 * The id of the request that represents a correspondent (see the contract). PostgreSQL sorts states in their order, so each
 * subquery reads one entry of the index by e-mail, state and id.
 */
const representativeOf = (email: Prisma.Sql) => Prisma.sql`
  coalesce(
    (SELECT id FROM specialists AS theirs WHERE theirs.email = ${email} AND state < 'closed'
      ORDER BY theirs.email, state, id LIMIT 1),
    (SELECT id FROM specialists AS theirs WHERE theirs.email = ${email}
      ORDER BY theirs.email DESC, state DESC, id DESC LIMIT 1)
  )`

/**
 * Whether a request represents its correspondent. PostgreSQL expects half of the rows to pass a CASE, but only
 * one row to pass an equation. For one row it would sort the whole table instead of reading one page.
 */
const isRepresentative = Prisma.sql`CASE WHEN request.id = ${representativeOf(Prisma.sql`request.email`)} THEN true ELSE false END`

/**
 * The e-mails of all correspondents in a state. The least state of a person's requests is that of the representing one.
 * `new` is the least of all, so its rows suffice: PostgreSQL stops at the limit, where it would group all rows first.
 */
function emailsIn(state: Query['state']) {
  if (state === 'new') return Prisma.sql`SELECT DISTINCT email FROM specialists WHERE state = 'new'`
  return state
    ? Prisma.sql`SELECT email FROM specialists GROUP BY email HAVING min(state) = ${state}::"State"`
    : Prisma.sql`SELECT DISTINCT email FROM specialists`
}

/** The ids of the requests on a page of correspondents, and the number of all correspondents. */
export async function pageOfCorrespondents(db: PrismaClient, query: Query) {
  const { q, state } = query
  const page = keyset(query, true)
  const rows = Prisma.sql`${inState(state)} AND ${isRepresentative}`
  if (q) return findMatches(db, { ...texts, groupBy: Prisma.sql`email`, rows }, q, page)
  const after = page.cursor === undefined ? Prisma.sql`true` : Prisma.sql`id < ${page.cursor}::uuid`
  const [found, total] = await Promise.all([
    db.$queryRaw`
      SELECT id::text FROM ${texts.table} WHERE ${rows} AND ${after} ORDER BY request.id DESC LIMIT ${page.take}`,
    count(db, emailsIn(state)),
  ])
  return { ids: Ids.Decode(found).map(({ id }) => id), total }
}

/** The id of the request that represents this e-mail; empty where there is none. */
export async function correspondentOf(db: PrismaClient, email: string) {
  const found = Ids.Decode(
    await db.$queryRaw`SELECT id::text FROM (SELECT ${representativeOf(Prisma.sql`${email}`)} AS id) AS shown WHERE id IS NOT NULL`,
  )
  return found.map(({ id }) => id)
}

/** How many requests of each e-mail are not closed. */
export async function openOf(db: PrismaClient, requests: readonly { email: string }[]) {
  const found = await db.specialist.groupBy({
    by: ['email'],
    where: { email: { in: requests.map(({ email }) => email) }, state: { in: ['new', 'contacted'] } },
    _count: true,
  })
  return new Map(found.map(({ email, _count }) => [email, _count]))
}
