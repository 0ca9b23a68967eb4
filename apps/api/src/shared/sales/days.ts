import { localOf, type CompanyClock } from '@energy/contracts/time/company-time'
import { invalid } from '../http-error.ts'
import { isStorable } from '../times.ts'

const DAY = 24 * 60 * 60_000

/** A day of the database as the contract has it; "" for none. */
export const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? ''

/** A day as the database has it; null for "". @throws HttpError 400 for a day that no calendar has */
export function dateOf(day: string, path: string) {
  if (day === '') return null
  const date = new Date(`${day}T00:00Z`)
  if (!isStorable(date) || dayOf(date) !== day)
    throw invalid([{ path, message: `${path.slice(1)} must be a day of the calendar.` }])
  return date
}

/**
 * The same of a day that somebody types: of a year that is typed as `26` a browser makes the year 26.
 * @throws HttpError 400 also for a year of fewer than four digits
 */
export function typedDateOf(day: string, path: string) {
  const date = dateOf(day, path)
  if (date && day < '1000') throw invalid([{ path, message: 'Type the year with four digits, such as 2026.' }])
  return date
}

/** Today by the clock of the company, as the database has it. */
export const today = (clock: CompanyClock, now = new Date()) => new Date(`${localOf(now, clock).day}T00:00Z`)

/** A day, some days later. */
export const daysAfter = (date: Date, days: number) => new Date(+date + days * DAY)
