import { invalid } from './http-error.ts'

/** PostgreSQL has no year 0, and what it writes of a year after 9999 is read as no time. */
const [FIRST, LAST] = [Date.parse('0001-01-01'), Date.parse('9999-12-31T23:59:59.999Z')]

/** Whether PostgreSQL can store a time, and it can be read again. */
export const isStorable = (time: Date) => +time >= FIRST && +time <= LAST

/** A time of a call. @throws HttpError 400 for one that cannot be stored, or that is none, such as a leap second */
export function timeOf(text: string, path: string) {
  const time = new Date(text)
  if (!isStorable(time)) throw invalid([{ path, message: `${path.slice(1)} must be a time of the years 1 to 9999.` }])
  return time
}

/** A day, or a moment in UTC, as PostgreSQL writes it. */
const WRITTEN = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d(?:\.\d{1,6})?)\+00)?$/

/** Whether a text is a time as PostgreSQL writes it, which it can read: no calendar has 30 February. */
export function isWrittenTime(text: string) {
  const [, day = '', hour = '00:00'] = WRITTEN.exec(text) ?? []
  const time = new Date(`${day}T${hour}Z`)
  return isStorable(time) && time.toISOString().startsWith(day)
}
