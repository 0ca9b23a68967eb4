import type { Company } from '@energy/contracts/site/site-pages'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Prisma } from '../../generated/client.ts'
import { phoneEndOf, type BookingRecord } from './linked-booking.ts'

/** Minutes before the call at which a calendar reminds. */
const ALARM = 10

/** Which number is called. */
export const numberIn = (booking: BookingRecord) =>
  `We ring the number that you gave us, which ends in ${phoneEndOf(booking)}.`

interface CalendarOptions {
  company: Company
  /** The address at which the call is changed and cancelled. */
  url: string
  /** How often the call was booked and moved, where it is not stored any more. */
  changes?: number
}

/**
 * A booked call as an entry of a calendar (RFC 5545). When it is moved or cancelled, the calendar finds the entry by its
 * UID, and the greater sequence number says which is newer.
 */
export async function calendarOf(
  db: Prisma.TransactionClient,
  booking: BookingRecord,
  { company, url, changes: before }: CalendarOptions,
) {
  const { inquiry, startsAt, endsAt, cancelledAt } = booking
  const changes = before ?? (await db.booking.count({ where: { inquiryId: inquiry.id } }))
  const calendar = ical({
    prodId: { company: company.name, product: 'Calls' },
    method: cancelledAt ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  const event = calendar.createEvent({
    id: `${inquiry.id}@${new URL(url).hostname}`,
    sequence: cancelledAt ? changes : changes - 1,
    start: startsAt,
    end: endsAt,
    summary: `Call from ${company.name}`,
    description: `${numberIn(booking)}\nChange or cancel: ${url}`,
    url,
    status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  if (!cancelledAt) event.createAlarm({ triggerBefore: ALARM * 60 })
  return calendar.toString()
}
