import { wordsOf } from '@energy/contracts/search-words'
import { EMPTY_SEARCHES, type EmptySearch } from '@energy/contracts/site/empty-searches'
import type { PrismaClient } from '../../generated/client.ts'

/** The maximum number of different searches that are stored: anybody can invent some. */
const MAX_STORED = 5_000
/** What may be of a person: a telephone number, an address, the number of an invoice. */
const PERSONAL = /[\p{N}@]/u
const LETTER = /\p{L}/u

/** Counts a search that found nothing. */
export async function countEmptySearch(db: PrismaClient, q = '') {
  const text = wordsOf(q).join(' ').toLowerCase()
  if (!LETTER.test(text) || PERSONAL.test(q)) return
  await db.$executeRaw`
    INSERT INTO empty_searches (words) SELECT ${text}
    WHERE (SELECT count(*) FROM empty_searches) < ${MAX_STORED}
      OR EXISTS (SELECT FROM empty_searches WHERE words = ${text})
    ON CONFLICT (words) DO UPDATE SET times = empty_searches.times + 1, "lastAt" = now()`
}

/** The most frequent ones. */
export async function listEmptySearches(db: PrismaClient): Promise<EmptySearch[]> {
  const rows = await db.emptySearch.findMany({
    orderBy: [{ times: 'desc' }, { lastAt: 'desc' }, { words: 'asc' }],
    take: EMPTY_SEARCHES,
  })
  return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }))
}
