import {
  clockName,
  formatLongDay,
  formatMoment,
  formatNear,
  formatWeekDay,
  localOf,
  momentOf,
} from '@energy/contracts/time/company-time'
import { useCompany } from '../../../shared/site/use-site.ts'

const DAY = 86_400_000

/** Whether a time has passed. */
export const isPast = (time: string) => new Date(time) < new Date()

/** Times of the API as people read them, by the clock of the company. */
export function useTimes() {
  const company = useCompany()
  const yearOf = (time: Date) => localOf(time, company).day.slice(0, 4)
  const isThisYear = (time: string) => yearOf(new Date(time)) === yearOf(new Date())
  const full = (time: string) => formatMoment(new Date(time), company)
  return {
    /** `Tue 17 Nov, 08:12`, or `today, 08:12`; with the year if it is another one. */
    near: (time: string) => (isThisYear(time) ? formatNear(new Date(time), company) : full(time)),
    /** `Tue 17 Nov`; with the year if it is another one. */
    day: (time: string) => (isThisYear(time) ? formatWeekDay(new Date(time), company) : full(time).replace(/,.*/, '')),
    /** `17 November 2026`. */
    longDay: (time: string) => formatLongDay(new Date(time), company),
    /** `17 November 2026`, of a day: `2026-11-17`. */
    dateOf: (day: string) => formatLongDay(momentOf(`${day}T12:00`, company), company),
    /** How many days are left until the end of a day. */
    daysLeft: (day: string) => (Date.parse(day) - Date.parse(localOf(new Date(), company).day)) / DAY,
    /** `17 November 2026, 08:12`. */
    longMoment: (time: string) => `${formatLongDay(new Date(time), company)}, ${localOf(new Date(time), company).hour}`,
    /** `Tue 17 Nov 2026 at 08:12`. */
    moment: (time: string) => full(time).replace(', ', ' at '),
    /** `London time (GMT)`. */
    clock: (time: string) => clockName(new Date(time), company),
  }
}
