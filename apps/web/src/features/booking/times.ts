import { CALL, hourOf } from '@energy/contracts/bookings/slots'
import { cityOf, clockName, formatWeekDay, type CompanyClock } from '@energy/contracts/time/company-time'

/** When an hour begins and ends by a clock. */
export const hourIn = (startsAt: string, clock: CompanyClock) => hourOf(new Date(startsAt), clock)

/** The clock of a time zone of the IANA database, called by its city: `Paris time`. */
export const clockOf = (timeZone: string): CompanyClock => ({
  timeZone,
  clock: `${cityOf(timeZone)} time`,
})
/** The time zone of the visitor. Only the browser knows it. */
export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Whether two clocks show another hour at a moment. */
export const differ = (startsAt: string, one: CompanyClock, other: CompanyClock) =>
  hourIn(startsAt, one).from !== hourIn(startsAt, other).from

/** Whether the hour of a call has ended. */
export const isOver = (startsAt: string) => Date.parse(startsAt) + CALL <= Date.now()

/** A posted hour in words; `""` for a text that is none. */
export function hourInWords(startsAt: string, clock: CompanyClock) {
  if (Number.isNaN(Date.parse(startsAt))) return ''
  const { day, hour, clock: name } = momentIn(startsAt, clock)
  return `${day}, ${hour}, ${name}`
}

/** A booked hour in words: `Tue 24 Nov, 10:00 to 11:00, London time (GMT)`. */
export function momentIn(startsAt: string, clock: CompanyClock) {
  const { from, to } = hourIn(startsAt, clock)
  const start = new Date(startsAt)
  return { day: formatWeekDay(start, clock), hour: `${from} to ${to}`, clock: clockName(start, clock) }
}
