import type { FastifyReply } from 'fastify'
import type { PrismaClient } from '../../generated/client.ts'
import { matching, type Texts } from './text-filter.ts'
import { countOf, keyset, page, type Query } from './pagination.ts'

/** How a route reads its list. */
interface List<Row> {
  /** Its name in `list_counts`. */
  name: string
  /** The state or role that the list is filtered by. */
  part?: string | undefined
  newestFirst?: boolean
  /** Counts its rows, where triggers do not. */
  count?: (() => Promise<number>) | undefined
  /** The columns that `q` searches, and the rows with that state or role. */
  texts: Texts
  /** Reads the rows with these ids and that state or role, in their order. */
  read(chosen: {
    ids: { in: string[] } | { lt: string } | { gt: string } | {}
    direction: 'asc' | 'desc'
    take: number
  }): Promise<Row[]>
}

/**
 * Reads a page of a list; sets the headers with the total count and the next page.
 * @throws HttpError 400 for a cursor that is not ours
 */
export async function listed<Row extends { id: string }>(
  db: PrismaClient,
  reply: FastifyReply,
  query: Query,
  { name, part, newestFirst, count = () => countOf(db, name, part), texts, read }: List<Row>,
) {
  const { after = {}, ...asked } = keyset(query, newestFirst)
  const { direction, take } = asked
  const hits = query.q && (await matching(db, texts, query.q, asked))
  const [rows, total] = await Promise.all([
    read({ ids: hits ? { in: hits.ids } : after, direction, take }),
    hits ? hits.total : count(),
  ])
  return page(reply, query, rows, total)
}
