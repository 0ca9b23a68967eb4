import { localOf, momentOf } from '@energy/contracts/time/company-time'
import { keysOf, recordOf } from '@energy/contracts/record-of'
import { DECLINE_REASONS, OFFER_STATES, OfferState } from '@energy/contracts/sales/offer-states'
import type { OfferFigures } from '@energy/contracts/sales/offer-list'
import { Type, type Static } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type PrismaClient } from '../../../generated/client.ts'
import { daysAfter } from '../../../shared/sales/days.ts'
import type { Sales } from '../../../shared/sales/settings.ts'

/** Days of the offers that expire soon. */
const SOON = 7

const Group = Type.Object({
  state: OfferState,
  reason: Type.String(),
  isExpired: Type.Boolean(),
  isSoon: Type.Boolean(),
  isThisMonth: Type.Boolean(),
  count: Type.Integer(),
  total: Type.BigInt(),
})
type Group = Static<typeof Group>
const Groups = TypeCompiler.Compile(Type.Array(Group))

const sumOf = (groups: readonly Group[]) => ({
  count: groups.reduce((sum, { count }) => sum + count, 0),
  total: Number(groups.reduce((sum, { total }) => sum + total, 0n)),
})

/** The first moments of this month and of this quarter by the clock of the company. */
export function startsOf({ clock }: Sales) {
  const { day } = localOf(new Date(), clock)
  const [year, month] = [day.slice(0, 4), Number(day.slice(5, 7))]
  const first = (of: number) => `${year}-${String(of).padStart(2, '0')}-01`
  const quarter = first(month - ((month - 1) % 3))
  return {
    month: momentOf(`${first(month)}T00:00`, clock),
    quarter: momentOf(`${quarter}T00:00`, clock),
    quarterDay: quarter,
  }
}

/**
 * Sums and counts of all offers in the currency of the site. Each statement reads an index alone, or few rows: of a hundred
 * thousand offers most were answered long ago.
 */
export async function readFigures(db: PrismaClient, sales: Sales): Promise<OfferFigures> {
  const { currency, today } = sales
  const { month, quarter, quarterDay } = startsOf(sales)
  const no = Prisma.sql`false`
  const groups = async (
    where: Prisma.Sql,
    {
      reason = Prisma.sql`''`,
      isExpired = no,
      isSoon = no,
      isThisMonth = no,
    }: Partial<Record<keyof Group, Prisma.Sql>>,
  ) =>
    Groups.Decode(
      await db.$queryRaw`
        SELECT state::text, ${reason} AS reason, ${isExpired} AS "isExpired", ${isSoon} AS "isSoon",
          ${isThisMonth} AS "isThisMonth", count(*)::int AS count, sum(total)::bigint AS total
        FROM offers WHERE currency = ${currency} AND ${where} GROUP BY offers.state, 2, 3, 4, 5`,
    )
  // An offer expires at the end of its last day, also before the worker has marked it.
  const hasEnded = Prisma.sql`coalesce("validUntil" < ${today}::date, false)`
  const [all, open, answered, expired, orders, invoices] = await Promise.all([
    groups(Prisma.sql`true`, {}),
    groups(Prisma.sql`state IN ('sent', 'seen')`, {
      isExpired: hasEnded,
      isSoon: Prisma.sql`coalesce("validUntil" < ${daysAfter(today, SOON)}::date, false)`,
    }),
    groups(Prisma.sql`state IN ('accepted', 'declined') AND "answeredAt" >= ${quarter}`, {
      reason: Prisma.sql`reason`,
      isThisMonth: Prisma.sql`"answeredAt" >= ${month}`,
    }),
    groups(
      Prisma.sql`(state = 'expired' OR state IN ('sent', 'seen') AND "validUntil" < ${today}::date)
        AND "validUntil" >= ${quarterDay}::date`,
      {},
    ),
    db.order.count(),
    db.invoice.count(),
  ])
  const out = open.filter(({ isExpired }) => !isExpired)
  const ended = open.filter(({ isExpired }) => isExpired)
  const inState = (state: OfferState) => {
    if (state === 'sent' || state === 'seen') return out.filter((group) => group.state === state)
    return [...all.filter((group) => group.state === state), ...(state === 'expired' ? ended : [])]
  }
  const won = answered.filter(({ state }) => state === 'accepted')
  const declined = answered.filter(({ state }) => state === 'declined')
  const lost = [
    ...keysOf(DECLINE_REASONS).map((reason) => ({ reason, ...sumOf(declined.filter((one) => one.reason === reason)) })),
    { reason: 'expired' as const, ...sumOf(expired) },
  ]
  return {
    currency,
    states: recordOf(OFFER_STATES, (state) => sumOf(inState(state))),
    out: sumOf(out),
    soon: sumOf(out.filter(({ isSoon }) => isSoon)),
    wonThisMonth: sumOf(won.filter(({ isThisMonth }) => isThisMonth)),
    wonThisQuarter: sumOf(won),
    lostThisQuarter: lost.filter(({ count }) => count > 0).toSorted((one, other) => other.total - one.total),
    orders,
    invoices,
  }
}
