import { localOf, momentOf } from '@energy/contracts/company-time'
import { recordOf } from '@energy/contracts/record-of'
import { DeclineReason, OFFER_STATES, OfferState, type OfferFigures } from '@energy/contracts/sales/offers'
import { Type, type Static } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type PrismaClient } from '../../../generated/client.ts'
import { daysAfter } from '../../../shared/sales/days.ts'
import type { Sales } from '../../../shared/sales/settings.ts'

/** Days of the offers that expire soon. */
const SOON = 7

const Lost = Type.Union([DeclineReason, Type.Literal('expired')])
const Group = Type.Object({ what: Type.String(), count: Type.Integer(), total: Type.BigInt() })
const Groups = TypeCompiler.Compile(Type.Array(Group))
const States = TypeCompiler.Compile(OfferState)
const Reasons = TypeCompiler.Compile(Lost)

const sumOf = (group: Static<typeof Group> | undefined) => ({
  count: group?.count ?? 0,
  total: Number(group?.total ?? 0n),
})

/** The first moments of this month and of this quarter by the clock of the company. */
function startsOf({ clock }: Sales) {
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

/** Sums and counts of all offers in the currency of the site. */
export async function readFigures(db: PrismaClient, sales: Sales): Promise<OfferFigures> {
  const { currency, today } = sales
  const { month, quarter, quarterDay } = startsOf(sales)
  // An offer expires at the end of its last day, also before the worker has marked it.
  const offers = Prisma.sql`(
    SELECT *, CASE WHEN state IN ('sent', 'seen') AND "validUntil" < ${today}::date THEN 'expired' ELSE state END AS now
    FROM offers WHERE currency = ${currency}) AS offers`
  const groups = async (what: Prisma.Sql, where: Prisma.Sql) =>
    Groups.Decode(
      await db.$queryRaw`
        SELECT what, count(*)::int AS count, sum(total)::bigint AS total
        FROM (SELECT ${what} AS what, total FROM ${offers} WHERE ${where}) AS found GROUP BY what ORDER BY total DESC`,
    )
  const isOut = Prisma.sql`now IN ('sent', 'seen')`
  const one = Prisma.sql`''`
  const won = (since: Date) => groups(one, Prisma.sql`now = 'accepted' AND "answeredAt" >= ${since}`)
  const [states, out, soon, wonThisMonth, wonThisQuarter, lost, orders, invoices] = await Promise.all([
    groups(Prisma.sql`now::text`, Prisma.sql`true`),
    groups(one, isOut),
    groups(one, Prisma.sql`${isOut} AND "validUntil" < ${daysAfter(today, SOON)}::date`),
    won(month),
    won(quarter),
    groups(
      Prisma.sql`CASE now WHEN 'expired' THEN 'expired' ELSE reason END`,
      Prisma.sql`now = 'declined' AND "answeredAt" >= ${quarter} OR now = 'expired' AND "validUntil" >= ${quarterDay}::date`,
    ),
    db.order.count(),
    db.invoice.count(),
  ])
  const byState = new Map<OfferState, (typeof states)[number]>(
    states.map((group) => [States.Decode(group.what), group]),
  )
  return {
    currency,
    states: recordOf(OFFER_STATES, (state) => sumOf(byState.get(state))),
    out: sumOf(out[0]),
    soon: sumOf(soon[0]),
    wonThisMonth: sumOf(wonThisMonth[0]),
    wonThisQuarter: sumOf(wonThisQuarter[0]),
    lostThisQuarter: lost.map((group) => ({ reason: Reasons.Decode(group.what), ...sumOf(group) })),
    orders,
    invoices,
  }
}
