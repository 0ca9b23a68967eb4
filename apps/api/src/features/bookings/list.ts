import { MAX_BOOKINGS, type BOOKING_VIEWS, type BookingRow } from '@energy/contracts/bookings/bookings'
import { countsFor, slotsOn, type BookingHours } from '@energy/contracts/bookings/slots'
import { localOf } from '@energy/contracts/time/company-time'
import { firstWords } from '@energy/contracts/words'
import type { Prisma, PrismaClient } from '../../generated/client.ts'
import { adminFields, adminName } from '../../shared/sales/people.ts'
import { startOf } from '../../shared/site/start-of-day.ts'

type View = (typeof BOOKING_VIEWS)[number]

/** Words of what a call is about. */
const MAX_WORDS = 24

/** The booked calls of a view: of today and those to come the first one first, of past ones the last one first. */
export async function listBookings(db: PrismaClient, hours: BookingHours, view: View = 'today'): Promise<BookingRow[]> {
  const { day } = localOf(new Date(), hours)
  const begin = startOf(day, 0, hours)
  const end = startOf(day, 1, hours)
  const startsAt: Record<View, Prisma.DateTimeFilter> = {
    today: { gte: begin, lt: end },
    coming: { gte: end },
    past: { lt: begin },
  }
  const rows = await db.booking.findMany({
    where: { cancelledAt: null, startsAt: startsAt[view] },
    orderBy: { startsAt: view === 'past' ? 'desc' : 'asc' },
    take: MAX_BOOKINGS,
    include: {
      inquiry: {
        include: {
          assignee: adminFields,
          entries: { where: { what: 'call' }, orderBy: { id: 'asc' }, select: { outcome: true, createdAt: true } },
        },
      },
    },
  })
  return rows.map(({ id, startsAt: at, inquiry }) => ({
    _id: id,
    startsAt: at.toISOString(),
    inquiry: inquiry.id,
    name: inquiry.name,
    businessName: inquiry.businessName,
    phone: inquiry.phone,
    comment: firstWords(inquiry.comment, MAX_WORDS),
    assignee: adminName(inquiry.assignee),
    outcome: inquiry.entries.findLast(({ createdAt }) => countsFor(at, createdAt))?.outcome ?? '',
    isOutside: !slotsOn(localOf(at, hours).day, hours).includes(+at),
  }))
}
