import { kinds, type Kind } from '@energy/contracts/content'
import { keysOf, recordOf } from '@energy/contracts/record-of'
import { wordsOf } from '@energy/contracts/search-words'
import {
  FOUND_KINDS,
  FOUND_PER_PAGE,
  MOST_COUNTED,
  MOST_RANKED,
  type Found,
  type FoundKind,
  type siteSearch,
  type SiteSearch,
} from '@energy/contracts/site/site-search'
import { Type, type Static } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type PrismaClient } from '../../generated/client.ts'
import { cardPicture } from '../../shared/media/card-picture.ts'
import { shownPictures } from '../../shared/media/shown.ts'
import { readPlaceholders } from '../../shared/site/company.ts'
import { marked } from './marked.ts'
import { nearestOf } from './nearest.ts'
import { shown, union } from './shown-items.ts'
import { plainTexts, textsOf } from './plain-texts.ts'
import { beginningsOf } from './tsquery.ts'

type Query = Static<(typeof siteSearch)['schema']['querystring']>

const Counts = TypeCompiler.Compile(
  Type.Array(Type.Object({ kind: Type.Union(FOUND_KINDS.map((kind) => Type.Literal(kind))), total: Type.Integer() })),
)
const Ids = TypeCompiler.Compile(Type.Array(Type.Object({ id: Type.String() })))

/** Words as they begin, or their stems as English has them. */
const queryOf = (words: readonly string[]) => {
  const beginnings = beginningsOf(words)
  return Prisma.sql`(to_tsquery('pg_catalog.simple', ${beginnings}) || to_tsquery('pg_catalog.english', ${beginnings}))`
}

async function countsOf(db: PrismaClient, query: Prisma.Sql) {
  const rows = Counts.Decode(
    await db.$queryRaw(
      union(
        FOUND_KINDS,
        (kind) => Prisma.sql`
          SELECT ${kind} AS kind, count(*)::int AS total
          FROM (SELECT FROM items WHERE ${shown(kind)} AND words @@ ${query} LIMIT ${MOST_COUNTED}) AS counted`,
      ),
    ),
  )
  return recordOf(FOUND_KINDS, (kind) => rows.find((row) => row.kind === kind)?.total ?? 0)
}

async function idsOf(db: PrismaClient, query: Prisma.Sql, { kind, page = 1 }: Query) {
  const candidates = union(
    kind === undefined ? FOUND_KINDS : [kind],
    (each) => Prisma.sql`
      SELECT id, words, place FROM items WHERE ${shown(each)} AND words @@ ${query} ORDER BY place LIMIT ${MOST_RANKED}`,
  )
  const rows = Ids.Decode(
    await db.$queryRaw`
      SELECT id::text FROM (${candidates}) AS candidates ORDER BY ts_rank(words, ${query}) DESC, place
      LIMIT ${FOUND_PER_PAGE} OFFSET ${(page - 1) * FOUND_PER_PAGE}`,
  )
  return rows.map(({ id }) => id)
}

const isContent = (kind: string): kind is Kind => keysOf(kinds).some((each) => each === kind)
const isFoundKind = (kind: string): kind is FoundKind => FOUND_KINDS.some((each) => each === kind)

/** What the results show, in the order of the ids. */
async function foundOf(db: PrismaClient, query: Prisma.Sql, ids: readonly string[]): Promise<Found[]> {
  const [found, values] = await Promise.all([
    db.content.findMany({ where: { id: { in: [...ids] } } }),
    readPlaceholders(db),
  ])
  const rows = new Map(found.map((row) => [row.id, row]))
  const inOrder = ids.flatMap((id) => rows.get(id) ?? [])
  const [picturesOf, passages] = await Promise.all([
    shownPictures(db, inOrder),
    marked(
      db,
      query,
      inOrder.map((row) => plainTexts(row, values)),
    ),
  ])
  return inOrder.flatMap((row, at) => {
    const { id: _id, kind } = row
    const passage = passages[at]
    if (!passage || !isFoundKind(kind)) return []
    const { page } = textsOf(row)
    return [
      {
        kind,
        _id,
        ...passage,
        ...(typeof page === 'string' && { page }),
        ...(isContent(kind) && { picture: cardPicture(row, picturesOf(row)) }),
      },
    ]
  })
}

/** A page of what the site shows with all words of a query, best match first. */
export async function searchSite(db: PrismaClient, asked: Query): Promise<SiteSearch> {
  const words = wordsOf(asked.q ?? '')
  const query = queryOf(words)
  const [counts, ids] = await Promise.all([countsOf(db, query), idsOf(db, query, asked)])
  if (Object.values(counts).some((total) => total > 0)) return { counts, found: await foundOf(db, query, ids) }
  const nearest = await nearestOf(db, words)
  return { counts, found: [], ...(nearest !== undefined && { nearest }) }
}
