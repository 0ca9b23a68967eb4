import { formatMoment, formatWeekDay, localOf, type CompanyClock } from '@energy/contracts/time/company-time'

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
const shortDateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** Date and time: `20 November 2026 at 10:00`. */
export const formatDateTime = (iso: string) => dateTime.format(new Date(iso))
/** Date and time, short: `20 Nov 2026, 10:00`. */
export const formatShortDateTime = (iso: string) => shortDateTime.format(new Date(iso))
/** The date alone: `20 November 2026`. */
export const formatDate = (iso: string) => date.format(new Date(iso))

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const isToday = (iso: string) => new Date(iso).toDateString() === new Date().toDateString()
/** When it was: `10:00` today, `20 Nov 2026, 10:00` on another day. */
export const formatWhen = (iso: string) => (isToday(iso) ? time.format(new Date(iso)) : formatShortDateTime(iso))
/** When it was, within a sentence: `at 10:00`, `on 20 Nov 2026, 10:00`. */
export const atWhen = (iso: string) => `${isToday(iso) ? 'at' : 'on'} ${formatWhen(iso)}`

/** A day by the company's clock: `Mon 29 Mar`; `Mon 29 Mar 2027` if that is another year than that of `now`. */
export function formatNearDay(moment: Date, clock: CompanyClock, now = new Date()) {
  const [year, thisYear] = [moment, now].map((one) => localOf(one, clock).day.slice(0, 4))
  return year === thisYear ? formatWeekDay(moment, clock) : formatMoment(moment, clock).replace(/,.*/, '')
}
