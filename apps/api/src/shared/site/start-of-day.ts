import { momentOf, type CompanyClock } from '@energy/contracts/company-time'

/** Milliseconds. */
const DAY = 24 * 60 * 60_000

/** The first moment of a day by the clock of the company, some days later. */
export function startOf(day: string, later: number, clock: CompanyClock) {
  const date = new Date(Date.parse(`${day}T00:00Z`) + later * DAY).toISOString().slice(0, 10)
  return momentOf(`${date}T00:00`, clock)
}
