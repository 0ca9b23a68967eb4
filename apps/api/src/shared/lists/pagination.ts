import { totalCountOf } from '@energy/contracts/counts'
import type { Page } from '@energy/contracts/responses'
import type { SpecialistPage } from '@energy/contracts/inquiries/specialists'
import type { PictureFilter } from '@energy/contracts/pictures/pictures'
import type { UserPage } from '@energy/contracts/people/users'
import type { TextKind } from '@energy/contracts/texts'
import type { Static } from '@sinclair/typebox'
import type { FastifyReply } from 'fastify'
import { invalid } from '../http-error.ts'

/** The query of a list. */
export type Query = Static<typeof Page> &
  Pick<Static<typeof SpecialistPage>, 'email'> &
  Pick<Static<typeof UserPage>, 'role' | 'access'> & {
    state?: string
    user?: string
    filter?: PictureFilter
    topic?: string
    kind?: TextKind
  }

/** The default `limit`. */
const DEFAULT_LIMIT = 1_000

/** The text of a UUID, for JavaScript and for PostgreSQL. */
export const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
const ID = new RegExp(UUID, 'i')
/** Whether an id can exist: every id is a UUID. */
export const isId = (id: string) => ID.test(id)

/** A row of a list. Its cursor is its sort key where it has one, else the id, which is in the order of time. */
export interface ListedRow {
  id: string
  sortKey?: string
}

/**
 * The keyset of a page. It takes one row more than the page, to find out
 * whether there is a next page.
 * @throws HttpError 400 for a cursor that is not ours
 */
export function keyset({ limit = DEFAULT_LIMIT, cursor, order }: Query, newestFirst = order === 'newest') {
  if (cursor !== undefined && !isId(cursor))
    throw invalid([{ path: '/cursor', message: 'cursor must come from the Link header of the page before.' }])
  const direction: 'asc' | 'desc' = newestFirst ? 'desc' : 'asc'
  return {
    cursor,
    after: cursor === undefined ? undefined : newestFirst ? { lt: cursor } : { gt: cursor },
    direction,
    take: limit + 1,
  }
}
export type Keyset = ReturnType<typeof keyset>

/**
 * The rows of a page; sets the headers with the total count and the next page.
 * @param total the number of rows on all pages; any number above MAX_COUNT means more than MAX_COUNT
 */
export function pageOf<Row extends ListedRow>(reply: FastifyReply, query: Query, rows: Row[], total: number) {
  const { limit = DEFAULT_LIMIT } = query
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  reply.header('x-total-count', totalCountOf(total))
  if (last && rows.length > limit) {
    const given = Object.entries({ ...query, cursor: last.sortKey ?? last.id })
    const next = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))
    reply.header('link', `<?${next}>; rel="next"`)
  }
  return shown
}
