import type { FastifyReply } from 'fastify'
import type { PrismaClient } from '../../generated/client.ts'
import { matching, type Texts } from './text-filter.ts'
import { countOf, keyset, page, type Query } from './pagination.ts'

/** A list as its route reads it. */
interface List<Row> {
  /** The name by which triggers count its rows. */
  name: string
  /** The state or the role that is asked for. */
  part?: string | undefined
  newestFirst?: boolean
  /** Counts its rows, where triggers do not. */
  count?: (() => Promise<number>) | undefined
  /** Where `q` is looked for: among the rows of that part alone. */
  texts: Texts
  /** Reads the rows of that part with these ids, in their order. */
  read(chosen: {
    ids: { in: string[] } | { lt: string } | { gt: string } | {}
    direction: 'asc' | 'desc'
    take: number
  }): Promise<Row[]>
}

/**
 * The rows of a list that a query asks for; the headers say how many there are in all and where the next page is.
 * @throws HttpError 400 where the cursor is none of ours
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
