import { kinds } from '@energy/contracts/content'
import { FORMS } from '@energy/contracts/inquiries/forms'
import { keysOf, recordOf } from '@energy/contracts/record-of'
import { MAX_RESULTS, RESULT_KINDS, SearchResult, type ResultKind } from '@energy/contracts/search'
import { wordsOf } from '@energy/contracts/search-words'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type Form, type PrismaClient } from '../../generated/client.ts'
import { typedNumber } from '../../shared/inquiries/typed-number.ts'
import { digitsOf, hasDigits, phonesOfInquiry, phonesOfUser } from '../../shared/lists/phones.ts'
import { isTimedOut } from '../../shared/database/database-errors.ts'
import { beginningsOf } from './tsquery.ts'

/** Of a frequent word only this many of the newest matches are ranked. */
const MAX_RANKED = 200
/** The least similarity of a mistyped word, from 0 to 1. */
const SIMILARITY = '0.5'
/** Milliseconds for the similar names of a kind; a slower query is cancelled. */
const TIMEOUT = '40'
/** Characters of a text that are shown. */
const DETAIL_LENGTH = 140

interface Source {
  table: Prisma.Sql
  /** The column in the order of time, with an index of its own. */
  time: Prisma.Sql
  where: Prisma.Sql
  title: Prisma.Sql
  detail: Prisma.Sql
  email: Prisma.Sql
  /** Whether the site does not show it, though it shows others of its kind. */
  isDraft: Prisma.Sql
  phones?: readonly Prisma.Sql[]
  /** The column of the number that people see. */
  number?: Prisma.Sql
}

const ofContent = (kind: string): Source => ({
  table: Prisma.sql`items`,
  time: Prisma.sql`place`,
  // As the index has it: with a parameter PostgreSQL would not use the index.
  where: Prisma.raw(`kind = '${kind}' AND "deletedAt" IS NULL`),
  title: Prisma.sql`"headerTitle"`,
  detail: Prisma.sql`"titlePrefix"`,
  email: Prisma.sql`''`,
  isDraft: Prisma.sql`state <> 'live'`,
})
const email = Prisma.sql`email`
const never = Prisma.sql`false`
const time = Prisma.sql`id`
const comment = Prisma.sql`left(comment, ${DETAIL_LENGTH})`
const ofForm = (form: Form): Source => ({
  table: Prisma.sql`inquiries`,
  time,
  where: Prisma.raw(`form = '${form}'`),
  title: Prisma.sql`name`,
  detail: comment,
  email,
  isDraft: never,
  phones: phonesOfInquiry,
  number: Prisma.sql`number`,
})
const sources: Record<ResultKind, Source> = {
  ...recordOf(keysOf(kinds), ofContent),
  users: {
    table: Prisma.sql`users`,
    time,
    where: Prisma.sql`"deletingAt" IS NULL`,
    title: Prisma.sql`username`,
    detail: email,
    email,
    isDraft: never,
    phones: phonesOfUser,
  },
  ...recordOf(FORMS, ofForm),
}

const Hits = TypeCompiler.Compile(Type.Array(SearchResult))

/**
 * The best matches of each of these kinds: by the number of a request, by telephone number, then by words; where there are
 * none, by similarity.
 */
export async function find(db: PrismaClient, q: string, kindsToFind: readonly ResultKind[]): Promise<SearchResult[]> {
  const number = typedNumber(q)
  const digits = digitsOf(q)
  const tsquery = beginningsOf(wordsOf(q))
  const select = async (query: Prisma.Sql) => Hits.Decode(await db.$queryRaw(query))
  const found = await Promise.all([
    number === undefined ? [] : select(everywhere(kindsToFind, (source) => byNumber(source, number))),
    digits === undefined ? [] : select(everywhere(kindsToFind, (source) => byPhone(source, digits))),
    tsquery ? select(everywhere(kindsToFind, (source) => byWords(source, tsquery))) : [],
  ])
  const hits = bestOf(found.flat())
  if (hits.length > 0) return hits
  return (await Promise.all(kindsToFind.map((kind) => findSimilar(db, kind, q)))).flat()
}

/** The first matches of each kind, each once. */
function bestOf(found: readonly SearchResult[]) {
  const once = [...new Map(found.map((hit) => [hit._id, hit])).values()]
  return RESULT_KINDS.flatMap((kind) => once.filter((hit) => hit.kind === kind).slice(0, MAX_RESULTS))
}

/** Each kind in a query of its own, so that a kind with too many similar names does not delay the others. */
async function findSimilar(db: PrismaClient, kind: ResultKind, q: string) {
  try {
    const [, found] = await db.$transaction([
      db.$executeRaw`
        SELECT set_config('pg_trgm.word_similarity_threshold', ${SIMILARITY}, true),
          set_config('statement_timeout', ${TIMEOUT}, true)`,
      db.$queryRaw(inKind(kind, (source) => bySimilarity(source, q))),
    ])
    return Hits.Decode(found)
  } catch (error) {
    if (isTimedOut(error)) return []
    throw error
  }
}

const inKind = (kind: ResultKind, select: (source: Source) => Prisma.Sql) =>
  Prisma.sql`(SELECT ${kind} AS kind, * FROM (${select(sources[kind])}) AS found)`
const everywhere = (kindsToFind: readonly ResultKind[], select: (source: Source) => Prisma.Sql) =>
  Prisma.join(
    kindsToFind.map((kind) => inKind(kind, select)),
    ' UNION ALL ',
  )

const byWords = (
  { table, time: newest, where, title, detail, email: address, isDraft }: Source,
  tsquery: string,
) => Prisma.sql`
  SELECT id::text AS "_id", title, detail, email, "isDraft" FROM (
    SELECT id, words, ${title} AS title, ${detail} AS detail, ${address} AS email, ${isDraft} AS "isDraft"
    FROM ${table} WHERE ${where} AND words @@ to_tsquery('pg_catalog.simple', ${tsquery})
    ORDER BY ${newest} DESC LIMIT ${MAX_RANKED}
  ) AS ranked
  ORDER BY ts_rank(words, to_tsquery('pg_catalog.simple', ${tsquery})) DESC, id DESC LIMIT ${MAX_RESULTS}`

const newestOf = (
  { table, time: newest, where, title, detail, email: address, isDraft }: Source,
  condition: Prisma.Sql,
) =>
  Prisma.sql`
    SELECT id::text AS "_id", ${title} AS title, ${detail} AS detail, ${address} AS email, ${isDraft} AS "isDraft"
    FROM ${table} WHERE ${where} AND ${condition}
    ORDER BY ${newest} DESC LIMIT ${MAX_RESULTS}`
const byNumber = (source: Source, number: number) =>
  newestOf(source, source.number ? Prisma.sql`${source.number} = ${number}` : never)
const byPhone = (source: Source, digits: string) =>
  newestOf(source, source.phones ? Prisma.sql`(${hasDigits(source.phones, digits)})` : never)

const bySimilarity = ({ table, where, title, detail, email: address, isDraft }: Source, q: string) => Prisma.sql`
  SELECT id::text AS "_id", title, detail, email, "isDraft" FROM (
    SELECT id, ${title} AS title, ${detail} AS detail, ${address} AS email, ${isDraft} AS "isDraft"
    FROM ${table} WHERE ${where} AND ${q} <% ${title}
    LIMIT ${MAX_RANKED}
  ) AS ranked
  ORDER BY word_similarity(${q}, title) DESC, id DESC LIMIT ${MAX_RESULTS}`
