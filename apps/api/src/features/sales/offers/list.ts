import type { OfferRow } from '@energy/contracts/sales/offer-entities'
import type { OfferFilter, OfferSort } from '@energy/contracts/sales/offer-list'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type PrismaClient } from '../../../generated/client.ts'
import { countOf } from '../../../shared/lists/count.ts'
import { invalid } from '../../../shared/http-error.ts'
import { isId } from '../../../shared/lists/pagination.ts'
import { containing } from '../../../shared/lists/text-filter.ts'
import { ofId, searched } from '../../../shared/sales/list.ts'
import { rowFields, rowOf } from '../../../shared/sales/offer-answers.ts'
import type { Sales } from '../../../shared/sales/settings.ts'
import { isWrittenTime } from '../../../shared/times.ts'
import { startsOf } from './figures.ts'

/**
 * The conditions for the states of a filter, of which each offer meets at most one. What has expired on a day counts as
 * expired, also before the worker has marked it.
 */
function inState(state: NonNullable<OfferFilter['state']>, sales: Sales): Prisma.Sql[] {
  const { today, currency } = sales
  const isOut = Prisma.sql`state IN ('sent', 'seen')`
  const isOver = Prisma.sql`"validUntil" IS NOT NULL AND "validUntil" < ${today}::date`
  const hasExpired = Prisma.sql`${isOut} AND ${isOver}`
  if (state === 'out') return [Prisma.sql`${isOut} AND NOT (${isOver})`]
  if (state === 'closed') return [Prisma.sql`state IN ('declined', 'expired', 'withdrawn')`, hasExpired]
  if (state === 'expired') return [Prisma.sql`state = 'expired'`, hasExpired]
  const { month, quarter, quarterDay } = startsOf(sales)
  const isAnswered = (as: 'accepted' | 'declined', since: Date) =>
    Prisma.sql`state = ${as}::"OfferState" AND "answeredAt" >= ${since} AND currency = ${currency}`
  if (state === 'wonThisMonth') return [isAnswered('accepted', month)]
  if (state === 'wonThisQuarter') return [isAnswered('accepted', quarter)]
  if (state === 'lostThisQuarter') {
    const ended = inState('expired', sales)
    const isRecent = Prisma.sql`"validUntil" >= ${quarterDay}::date AND currency = ${currency}`
    return [isAnswered('declined', quarter), ...ended.map((is) => Prisma.sql`${is} AND ${isRecent}`)]
  }
  const is = Prisma.sql`state = ${state}::"OfferState"`
  return [state === 'sent' || state === 'seen' ? Prisma.sql`${is} AND NOT (${isOver})` : is]
}

/** The conditions for the offers of a filter, of which each offer meets at most one. */
function filtered({ state, q, email, user, inquiry }: OfferFilter, sales: Sales) {
  const rest = Prisma.join(
    [
      Prisma.sql`true`,
      ...(q ? [Prisma.sql`(${containing({ columns: searched }, q)})`] : []),
      ...(email === undefined ? [] : [Prisma.sql`email = ${email}`]),
      ...(user === undefined ? [] : [ofId(Prisma.sql`"userId"`, user)]),
      ...(inquiry === undefined ? [] : [ofId(Prisma.sql`"inquiryId"`, inquiry)]),
    ],
    ' AND ',
  )
  return state ? inState(state, sales).map((is) => Prisma.sql`${is} AND ${rest}`) : [rest]
}

/**
 * What a list is sorted by: the column, its type, and what its values look like. Ids are in the order of the numbers; with
 * their table, as `id` alone would be the text that is answered, which no index has in its order.
 */
const keys: Record<OfferSort, { column: Prisma.Sql; type: string; isKey: (value: string) => boolean }> = {
  changedAt: { column: Prisma.sql`"changedAt"`, type: 'timestamptz', isKey: isWrittenTime },
  number: { column: Prisma.sql`offers.id`, type: 'uuid', isKey: isId },
  // As a list shows whom an offer is for.
  name: {
    column: Prisma.sql`coalesce(nullif("businessName", ''), name)`,
    type: 'text',
    isKey: (value) => !value.includes('\0'),
  },
  total: { column: Prisma.sql`total`, type: 'bigint', isKey: (value) => /^\d{1,13}$/.test(value) },
  validUntil: {
    column: Prisma.sql`coalesce("validUntil", 'infinity'::date)`,
    type: 'date',
    isKey: (value) => value === 'infinity' || isWrittenTime(value),
  },
}

const Cursor = TypeCompiler.Compile(Type.Tuple([Type.String(), Type.String()]))
/** The sort key and the id in a cursor. @throws HttpError 400 for a cursor that is not ours */
function keysIn(cursor: string, isKey: (value: string) => boolean) {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Cursor.Check(values) && isKey(values[0]) && isId(values[1])) return values
  } catch {
    // It is no JSON.
  }
  throw invalid([{ path: '/cursor', message: 'cursor must come from the Link header of the page before.' }])
}

/** How a page is sorted, and where it begins. */
export interface Paging {
  sort?: OfferSort | undefined
  direction?: 'asc' | 'desc' | undefined
  cursor?: string | undefined
  take: number
}

/**
 * The offers that meet a condition, and the rows to count. For a text the index of texts, the costly part, is read once for
 * both. Otherwise a page is read from the index of its order; and the rows are counted by one SELECT for each condition, as
 * for an OR PostgreSQL would read the whole index.
 */
function foundBy({ q }: OfferFilter, conditions: readonly Prisma.Sql[], column: Prisma.Sql) {
  const rows = Prisma.sql`SELECT ${column} AS key, offers.id AS "offerId" FROM offers WHERE ${Prisma.join(conditions, ' OR ')}`
  if (q) return { found: Prisma.sql`MATERIALIZED (${rows})`, counted: Prisma.sql`SELECT 1 FROM found` }
  const each = conditions.map((condition) => Prisma.sql`SELECT 1 FROM offers WHERE ${condition}`)
  return { found: Prisma.sql`NOT MATERIALIZED (${rows})`, counted: Prisma.join(each, ' UNION ALL ') }
}

const Page = TypeCompiler.Compile(
  Type.Tuple([Type.Object({ total: Type.Integer(), page: Type.Array(Type.Tuple([Type.String(), Type.String()])) })]),
)

/**
 * A page of offers, each with the cursor of the page after it, and the number of all, up to MAX_COUNT + 1.
 * @throws HttpError 400 for a cursor that is not ours
 */
export async function pageOfOffers(
  db: PrismaClient,
  filter: OfferFilter,
  sales: Sales,
  paging: Paging,
): Promise<{ offers: { row: OfferRow; cursor: string }[]; total: number }> {
  const { sort = 'changedAt', direction = sort === 'changedAt' || sort === 'number' ? 'desc' : 'asc' } = paging
  const { column, type, isKey } = keys[sort]
  const [order, after] = direction === 'asc' ? [Prisma.sql`ASC`, Prisma.sql`>`] : [Prisma.sql`DESC`, Prisma.sql`<`]
  const last = paging.cursor === undefined ? undefined : keysIn(paging.cursor, isKey)
  const later = last
    ? Prisma.sql`(key, "offerId") ${after} (${last[0]}::${Prisma.raw(type)}, ${last[1]}::uuid)`
    : Prisma.sql`true`
  const { found, counted } = foundBy(filter, filtered(filter, sales), column)
  // Only the rows of the page become JSON: for all that are sorted it would take half of the time.
  const [{ total, page }] = Page.Decode(
    await db.$queryRaw`
      WITH found AS ${found} SELECT ${countOf(counted)} AS total, array_to_json(ARRAY(
        SELECT json_build_array(key::text, "offerId"::text) FROM (
          SELECT key, "offerId" FROM found WHERE ${later} ORDER BY key ${order}, "offerId" ${order} LIMIT ${paging.take}
        ) AS listed
      )) AS page`,
  )
  const rows = await db.offer.findMany({ where: { id: { in: page.map(([, id]) => id) } }, include: rowFields })
  const byId = new Map(rows.map((row) => [row.id, rowOf(row, sales.today)]))
  const offers = page.flatMap(([key, id]) => {
    const row = byId.get(id)
    return row ? [{ row, cursor: Buffer.from(JSON.stringify([key, id])).toString('base64url') }] : []
  })
  // A page with fewer rows would be the last one, also where an offer was deleted between the two reads.
  return offers.length < page.length ? pageOfOffers(db, filter, sales, paging) : { offers, total }
}
