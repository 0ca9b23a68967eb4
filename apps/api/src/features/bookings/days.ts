import { DAYS_SHOWN, type BookingDays } from '@energy/contracts/bookings/bookings'
import { CALL, dayOfSlots, daysLater, freeIn, type BookingHours } from '@energy/contracts/bookings/slots'
import { formatWeekDay, localOf, momentOf } from '@energy/contracts/time/company-time'
import type { Prisma } from '../../generated/client.ts'

const DAYS_IN_WEEK = 7
/** Free hours that are named to somebody whose hour has gone. */
const NEXT = 3

/** The dates of two weeks, from today or another date on, that have an hour which is offered. */
export async function readDays(
  db: Prisma.TransactionClient,
  hours: BookingHours,
  { from, now = new Date() }: { from?: string | undefined; now?: Date },
): Promise<BookingDays> {
  const today = localOf(now, hours).day
  const last = daysLater(today, hours.weeks * DAYS_IN_WEEK)
  const first = from === undefined || from < today ? today : from > last ? last : from
  const dates = Array.from({ length: DAYS_SHOWN }, (_, at) => daysLater(first, at)).filter((day) => day <= last)
  const booked = await db.booking.findMany({
    where: {
      cancelledAt: null,
      // By one column, so that no call of the past is read.
      // Stryker disable next-line ObjectLiteral: a call of other days is beside no hour of these
      startsAt: {
        // Stryker disable next-line ObjectLiteral, StringLiteral, ArithmeticOperator, UnaryOperator: as above
        gt: new Date(+momentOf(`${first}T00:00`, hours) - CALL),
        // Stryker disable next-line ObjectLiteral, StringLiteral: as above
        lt: momentOf(`${daysLater(first, DAYS_SHOWN)}T00:00`, hours),
      },
    },
    select: { startsAt: true, place: true },
  })
  const days = dates.map((day) => dayOfSlots(day, hours, booked, now)).filter(({ slots }) => slots.length > 0)
  const earlier = daysLater(first, -DAYS_SHOWN)
  const later = daysLater(first, DAYS_SHOWN)
  return {
    days,
    ...(first > today && { earlier: earlier < today ? today : earlier }),
    ...(later <= last && { later }),
  }
}

/** The next hours that are free, as a sentence; `""` where there is none. */
export async function nextFree(db: Prisma.TransactionClient, hours: BookingHours) {
  let from: string | undefined
  const free: string[] = []
  do {
    // oxlint-disable-next-line no-await-in-loop -- the second two weeks are read only where the first ones are full
    const { days, later } = await readDays(db, hours, { from })
    free.push(...freeIn(days))
    from = later
  } while (free.length < NEXT && from !== undefined)
  const names = free.slice(0, NEXT).map((startsAt) => {
    const moment = new Date(startsAt)
    return `${formatWeekDay(moment, hours)} ${localOf(moment, hours).hour}`
  })
  return names.length === 0 ? '' : `The next free hours: ${names.join(', ')}.`
}
