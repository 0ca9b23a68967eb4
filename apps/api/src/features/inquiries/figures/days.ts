import { daysLater } from '@energy/contracts/bookings/slots'
import { localOf, type CompanyClock } from '@energy/contracts/time/company-time'
import { FIGURE_DAYS, MAX_FIGURE_ITEMS, type InquiryFigures } from '@energy/contracts/inquiries/figures'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { PrismaClient } from '../../../generated/client.ts'
import { startOf } from '../../../shared/site/start-of-day.ts'

const Groups = TypeCompiler.Compile(
  Type.Array(
    Type.Object({
      /** Of the days, from 1. */
      day: Type.Integer({ minimum: 1, maximum: FIGURE_DAYS }),
      count: Type.Integer(),
      _id: Type.String(),
      title: Type.String(),
    }),
  ),
)

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
const noCounts = () => Array.from({ length: FIGURE_DAYS }, () => 0)

/** The inquiries of each of the last days, and by the item from whose page they were sent. */
export async function readDays(
  db: PrismaClient,
  clock: CompanyClock,
  now: Date,
): Promise<Pick<InquiryFigures, 'days' | 'counts' | 'items'>> {
  const today = localOf(now, clock).day
  const days = Array.from({ length: FIGURE_DAYS }, (_, at) => daysLater(today, at + 1 - FIGURE_DAYS))
  // The days begin when the company's clock says so, and one of them may have 23 or 25 hours.
  const starts = days.map((day) => startOf(day, 0, clock))
  const groups = Groups.Decode(
    await db.$queryRaw`
      SELECT day, count, coalesce(items.id::text, '') AS "_id", coalesce(items."headerTitle", '') AS title
      FROM (
        SELECT width_bucket("createdAt", ${starts}::timestamptz[]) AS day, "itemId", count(*)::int AS count
        FROM inquiries WHERE "createdAt" >= ${starts[0]} AND "createdAt" <= ${now} GROUP BY 1, 2
      ) AS sent LEFT JOIN items ON items.id = sent."itemId"`,
  )
  const counts = noCounts()
  const items = new Map<string, InquiryFigures['items'][number]>()
  for (const { day, count, ...item } of groups) {
    const found = items.get(item._id) ?? { ...item, counts: noCounts() }
    if (item._id) items.set(item._id, found)
    for (const each of [counts, found.counts]) each[day - 1] = (each[day - 1] ?? 0) + count
  }
  return {
    days,
    counts,
    items: [...items.values()]
      .toSorted((one, other) => sumOf(other.counts) - sumOf(one.counts) || one.title.localeCompare(other.title))
      .slice(0, MAX_FIGURE_ITEMS),
  }
}
