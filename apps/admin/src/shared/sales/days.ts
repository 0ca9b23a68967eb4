import { localOf, type CompanyClock } from '@energy/contracts/time/company-time'
import { useCompany } from '../company/use-company.ts'

// A day has no zone: it is read and written as UTC.
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A day such as `2026-12-17`: `17 Dec 2026`; `""` for none. */
export const longDay = (day: string) => day && long.format(new Date(day))

/** The same, without the year if it is this one. */
export const shortDay = (day: string, today: string) =>
  day && (day.slice(0, 4) === today.slice(0, 4) ? short.format(new Date(day)) : longDay(day))

const DAY = 86_400_000

/** The number of days from one day to another. */
export const daysBetween = (from: string, until: string) => Math.round((Date.parse(until) - Date.parse(from)) / DAY)

/** The day of a moment by the clock of the company. */
export const dayOf = (iso: string, clock: CompanyClock) => localOf(new Date(iso), clock).day

/** A moment by the clock of the company: `17 Dec 2026, 09:20`. */
export const longMoment = (iso: string, clock: CompanyClock) => {
  const { day, hour } = localOf(new Date(iso), clock)
  return `${longDay(day)}, ${hour}`
}

/** Today by a clock. @param now in milliseconds */
const todayBy = (clock: CompanyClock, now = Date.now()) => localOf(new Date(now), clock).day

/** Today by the clock of the company. */
export function useToday() {
  const { timeZone, clock } = useCompany()
  return todayBy({ timeZone, clock })
}
