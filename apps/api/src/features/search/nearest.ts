import { FOUND_KINDS } from '@energy/contracts/site/site-search'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type PrismaClient } from '../../generated/client.ts'
import { shown, union } from './shown-items.ts'

/** Titles whose words are compared, the first of each list: more would take longer than a visitor waits. */
const MAX_TITLES = 500
/** A word of this length may differ in two letters, a shorter one in one. */
const LONG = 4
/** Longer words are not compared. */
const MAX_LENGTH = 40

const Nearest = TypeCompiler.Compile(Type.Array(Type.Object({ word: Type.String() })))

/**
 * The words of a query, each replaced by the nearest word of our titles (fewest letters to change, of the word or of
 * its English stem).
 * @returns undefined if one of them is like no word, or all are words of ours
 */
export async function nearestOf(db: PrismaClient, words: readonly string[]) {
  const asked = words.map((word) => word.toLowerCase())
  if (asked.some((word) => word.length > MAX_LENGTH)) return undefined
  const titles = union(
    FOUND_KINDS,
    (kind) =>
      Prisma.sql`SELECT "headerTitle" AS title FROM items WHERE ${shown(kind)} ORDER BY place LIMIT ${MAX_TITLES}`,
  )
  const found = Nearest.Decode(
    await db.$queryRaw`
      WITH vocabulary AS MATERIALIZED (
        SELECT word, coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word) AS stem FROM (
          SELECT DISTINCT lower(word) AS word
          FROM (${titles}) AS titles, regexp_split_to_table(title, '[^[:alnum:]]+') AS word
          WHERE length(word) BETWEEN 3 AND ${MAX_LENGTH}
        ) AS words
      )
      SELECT nearest.word FROM unnest(${asked}::text[]) WITH ORDINALITY AS asked(word, at)
      CROSS JOIN LATERAL (
        SELECT vocabulary.word,
          least(levenshtein(vocabulary.word, asked.word), levenshtein(vocabulary.stem, asked.word)) AS distance
        FROM vocabulary ORDER BY distance, vocabulary.word LIMIT 1
      ) AS nearest
      WHERE nearest.distance <= CASE WHEN length(asked.word) < ${LONG} THEN 1 ELSE 2 END
      ORDER BY at`,
  )
  const nearest = found.map(({ word }) => word).join(' ')
  return found.length === asked.length && nearest !== asked.join(' ') ? nearest : undefined
}
