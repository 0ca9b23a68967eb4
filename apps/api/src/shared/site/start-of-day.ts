import { localOf, momentOf, type CompanyClock } from '@energy/contracts/time/company-time'

/** Milliseconds. */
const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Days that PostgreSQL accepts, which has no year 0, and whose year has four digits. */
const [FIRST, LAST] = [Date.parse('0001-01-03'), Date.parse('9999-12-30')]

/**
 * The first moment of a day by the clock of the company, some days later; of years 1 to 9999. Where the clock is set back
 * from one to midnight, as on the Azores, midnight comes twice, and the day begins with the first one.
 */
export function startOf(day: string, later: number, clock: CompanyClock) {
  const at = Date.parse(`${day}T00:00Z`) + later * DAY
  const date = new Date(Math.min(Math.max(at, FIRST), LAST)).toISOString().slice(0, 10)
  const midnight = momentOf(`${date}T00:00`, clock)
  const before = new Date(+midnight - HOUR)
  return localOf(before, clock).day === date ? before : midnight
}
