import type { FastifyReply } from 'fastify'
import { Prisma, type PrismaClient } from '../../generated/client.ts'
import { count } from './count.ts'
import { findMatches, type Texts } from './text-filter.ts'
import { keyset, pageOf, type Query } from './pagination.ts'

/** How a route reads its list. */
interface List<Row> {
  newestFirst?: boolean
  /** The rows of the list, and the columns that `q` searches. */
  texts: Texts
  /** Reads the rows with these ids, in their order. */
  read(selection: {
    ids: { in: string[] } | { lt: string } | { gt: string } | {}
    direction: 'asc' | 'desc'
    take: number
  }): Promise<Row[]>
}

/**
 * Reads a page of a list, and sets the headers with the total count and the next page.
 * @throws HttpError 400 for a cursor that is not ours
 */
export async function readPage<Row extends { id: string }>(
  db: PrismaClient,
  reply: FastifyReply,
  query: Query,
  { newestFirst, texts, read }: List<Row>,
) {
  const { after = {}, ...page } = keyset(query, newestFirst)
  const { direction, take } = page
  const matches = query.q && (await findMatches(db, texts, query.q, page))
  const [rows, total] = await Promise.all([
    read({ ids: matches ? { in: matches.ids } : after, direction, take }),
    matches ? matches.total : count(db, Prisma.sql`SELECT 1 FROM ${texts.table} WHERE ${texts.rows}`),
  ])
  return pageOf(reply, query, rows, total)
}
