import type { Company } from '@energy/contracts/site-pages'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Prisma } from '../../generated/client.ts'
import type { BookingRecord } from './linked-booking.ts'

/** Minutes before the call at which a calendar reminds. */
const ALARM = 10

/** Digits that the owner of a number knows it by. */
const SHOWN = 3

/**
 * Which number is called. Anybody can have typed this address and a number into the form, so the mail must not carry one
 * to the other.
 */
export const numberIn = ({ inquiry: { phone } }: BookingRecord) =>
  `We ring the number that you gave us, which ends in ${phone.slice(-SHOWN)}.`

interface CalendarOptions {
  company: Company
  /** The address at which the call is changed and cancelled. */
  url: string
}

/**
 * A booked call as an entry of a calendar (RFC 5545). When it is moved or cancelled, the calendar finds the entry by its
 * UID, and the greater sequence number says which is newer.
 */
export async function calendarOf(
  db: Prisma.TransactionClient,
  booking: BookingRecord,
  { company, url }: CalendarOptions,
) {
  const { inquiry, startsAt, endsAt, cancelledAt } = booking
  const changes = await db.booking.count({ where: { inquiryId: inquiry.id } })
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
