import type { Company } from '@energy/contracts/site/site-pages'
import { dayInWords } from './days.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Days that follow each other, and their hours: `08:00–12:00, 13:00–17:00`. */
interface OpenDays {
  days: string[]
  times: { opens: string; closes: string }[]
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** When the company is open, from Monday on. Neighbours with the same hours are together. */
export function openDays({ hours }: Pick<Company, 'hours'>): OpenDays[] {
  const open: OpenDays[] = []
  let before: OpenDays | undefined
  for (const day of DAYS) {
    const times = hours
      .filter((each) => each.day === day && each.opens && each.closes)
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((one, other) => one.opens.localeCompare(other.opens))
    if (times.length === 0) before = undefined
    else if (before && same(before.times, times)) before.days.push(day)
    else open.push((before = { days: [day], times }))
  }
  return open
}

function nameOf(days: readonly string[]) {
  const [first = '', second] = days
  if (second === undefined) return first
  return days.length === 2 ? `${first} and ${second}` : `${first} to ${days.at(-1)}`
}

/** The opening hours in words, a line each: `Monday to Friday 08:00–17:00`. */
export const hoursInWords = (company: Pick<Company, 'hours'>) =>
  openDays(company).map(
    ({ days, times }) => `${nameOf(days)} ${times.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')}`,
  )

/** The days on which the company is closed: `25 December 2027, Christmas Day`. */
export const holidaysInWords = ({ holidays }: Pick<Company, 'holidays'>) =>
  holidays.filter(({ day }) => day).map(({ day, name }) => [dayInWords(day), name].filter(Boolean).join(', '))
