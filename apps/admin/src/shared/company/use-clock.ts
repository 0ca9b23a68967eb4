import { formatDay, formatMoment, localOf, type CompanyClock } from '@energy/contracts/time/company-time'
import { workingTimeOf } from '@energy/contracts/time/working-time'
import { useMemo } from 'react'
import { useCompany } from './use-company.ts'

const DAY = 86_400_000

/**
 * A moment by the company's clock, as short as it is clear: `Today 09:20`, `Tue 06:40` within six days, `12 Nov`.
 * @param now in milliseconds
 */
export function momentWords(iso: string, clock: CompanyClock, now = Date.now()) {
  const moment = new Date(iso)
  const { day, hour } = localOf(moment, clock)
  if (day === localOf(new Date(now), clock).day) return `Today ${hour}`
  if (Math.abs(+moment - now) < 6 * DAY) return `${formatMoment(moment, clock).slice(0, 3)} ${hour}`
  const date = formatDay(moment, clock)
  return Math.abs(+moment - now) < 300 * DAY ? date : `${date} ${day.slice(0, 4)}`
}

/** The company's working time and clock. */
export function useClock() {
  const { timeZone, clock, hours, holidays } = useCompany()
  return useMemo(() => {
    const company = { timeZone, clock }
    const working = workingTimeOf({ ...company, hours, holidays })
    return {
      company,
      /** A working day, in milliseconds. */
      workingDay: working.workingDay,
      /** The opening hours since a moment, in working days. */
      waited: (since: string) => working.between(new Date(since), new Date()),
      words: (iso: string) => momentWords(iso, company),
    }
  }, [timeZone, clock, hours, holidays])
}
