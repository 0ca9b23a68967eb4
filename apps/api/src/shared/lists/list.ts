import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { FastifyReply } from 'fastify'
import { Prisma, type PrismaClient } from '../../generated/client.ts'
import { count } from './count.ts'
import { findMatches, type Texts } from './text-filter.ts'
import { keyset, pageOf, type ListedRow, type Query } from './pagination.ts'

/** How a route reads its list. */
interface List<Row> {
  newestFirst?: boolean
  /** The rows of the list, and the columns that `q` searches. */
  texts: Texts
  /** Whether these rows are fewer than those of `read`. */
  isFiltered?: boolean
  /** The number of these rows, where it need not be counted for each page. */
  total?(): Promise<number>
  /** Reads the rows with these ids or sort keys, in their order. */
  read(selection: {
    ids: { in?: string[]; lt?: string; gt?: string }
    direction: 'asc' | 'desc'
    take: number
  }): Promise<Row[]>
}

/** Counts the rows of a list, up to MAX_COUNT + 1. */
export const countRows = (db: PrismaClient, { table, rows }: Pick<Texts, 'table' | 'rows'>) =>
  count(db, Prisma.sql`SELECT 1 FROM ${table} WHERE ${rows}`)

/**
 * Reads a page of a list, and sets the headers with the total count and the next page.
 * @throws HttpError 400 for a cursor that is not ours
 */
export async function readPage<Row extends ListedRow>(
  db: PrismaClient,
  reply: FastifyReply,
  query: Query,
  { newestFirst, texts, isFiltered = false, read, total = () => countRows(db, texts) }: List<Row>,
) {
  const { after = {}, ...page } = keyset(query, newestFirst)
  const { direction, take } = page
  const matches = (query.q || isFiltered) && (await findMatches(db, texts, query.q ?? '', page))
  const [rows, counted] = await Promise.all([
    read({ ids: matches ? { in: matches.ids } : after, direction, take }),
    matches ? matches.total : total(),
  ])
  return pageOf(reply, query, rows, counted)
}

const Ids = TypeCompiler.Compile(Type.Array(Type.Object({ id: Type.String() })))

/**
 * The ids of a page of these rows, the newest first, for a filter that can only be said in SQL. It reads no further than the
 * page.
 * @param ids those of the page, where they are known, or the one before the page
 */
export async function newestIds(
  db: PrismaClient,
  { table, rows }: Pick<Texts, 'table' | 'rows'>,
  ids: { in?: string[]; lt?: string },
  take: number,
) {
  if (ids.in) return ids.in
  const before = ids.lt === undefined ? Prisma.empty : Prisma.sql`AND id < ${ids.lt}::uuid`
  // `id` alone would be the text, which no index has in its order.
  const found = await db.$queryRaw`
    SELECT id::text FROM ${table} WHERE ${rows} ${before} ORDER BY ${table}.id DESC LIMIT ${take}`
  return Ids.Decode(found).map(({ id }) => id)
}
