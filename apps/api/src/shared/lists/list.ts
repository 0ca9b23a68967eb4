import type { FastifyReply } from 'fastify'
import type { PrismaClient } from '../../generated/client.ts'
import { findMatches, type Texts } from './text-filter.ts'
import { countOf, keyset, pageOf, type Query } from './pagination.ts'

/** How a route reads its list. */
interface List<Row> {
  /** Its name in `list_counts`. */
  name: string
  /** The state or role to filter by. */
  filter?: string | undefined
  newestFirst?: boolean
  /** Counts its rows, where triggers do not. */
  count?: (() => Promise<number>) | undefined
  /** The columns that `q` searches, and the rows with that state or role. */
  texts: Texts
  /** Reads the rows with these ids and that state or role, in their order. */
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
  { name, filter, newestFirst, count = () => countOf(db, name, filter), texts, read }: List<Row>,
) {
  const { after = {}, ...page } = keyset(query, newestFirst)
  const { direction, take } = page
  const matches = query.q && (await findMatches(db, texts, query.q, page))
  const [rows, total] = await Promise.all([
    read({ ids: matches ? { in: matches.ids } : after, direction, take }),
    matches ? matches.total : count(),
  ])
  return pageOf(reply, query, rows, total)
}
