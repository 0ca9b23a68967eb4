import { clockName, formatWeekDay, localOf, type CompanyClock } from '@energy/contracts/company-time'
import { CALL } from '@energy/contracts/bookings/slots'

/** An hour by a clock: `10:00`, `11:00`. */
export function hourIn(startsAt: string, clock: CompanyClock) {
  const start = new Date(startsAt)
  return { from: localOf(start, clock).hour, to: localOf(new Date(+start + CALL), clock).hour }
}

/** The clock of a time zone of the IANA database, called by its city: `Paris time`. */
export const clockOf = (timeZone: string): CompanyClock => ({
  timeZone,
  clock: `${cityOf(timeZone)} time`,
})
/** The time zone of the visitor. Only the browser knows it. */
export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

export const cityOf = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone

/** Whether two clocks show another hour at a moment. */
export const differ = (startsAt: string, one: CompanyClock, other: CompanyClock) =>
  hourIn(startsAt, one).from !== hourIn(startsAt, other).from

/** A booked hour in words: `Tue 24 Nov, 10:00 to 11:00, London time (GMT)`. */
export function momentIn(startsAt: string, clock: CompanyClock) {
  const { from, to } = hourIn(startsAt, clock)
  const start = new Date(startsAt)
  return { day: formatWeekDay(start, clock), hour: `${from} to ${to}`, clock: clockName(start, clock) }
}
