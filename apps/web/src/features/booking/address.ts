import type { BookingDays } from '@energy/contracts/bookings/bookings'
import { localOf, type CompanyClock } from '@energy/contracts/time/company-time'

/** What the address of the page asks for. */
export interface Asked {
  /** The first of the two weeks that are shown; `""` for today. */
  from: string
  /** The day whose hours are shown; `""` for the first one with a free hour. */
  day: string
}

const DATE = /^\d{4}-\d\d-\d\d$/
const dateIn = (query: URLSearchParams, name: string) => {
  const value = query.get(name) ?? ''
  const date = new Date(value)
  // `2026-02-30` is read as the second of March.
  const isThere = DATE.test(value) && !Number.isNaN(+date) && date.toISOString().startsWith(value)
  return isThere ? value : ''
}

/** Reads the address. A date that is none is left out. */
export const askedIn = (query: URLSearchParams): Asked => ({ from: dateIn(query, 'from'), day: dateIn(query, 'day') })

/** The address of other dates. Nothing else stays in it, so that there are only as many addresses as days. */
export const addressOf = (dates: Partial<Asked>) =>
  `?${new URLSearchParams(Object.entries(dates).filter(([, value]) => value !== ''))}`

/** What the page of a booked call shows: the days from its own on, where nothing else is asked for. */
export function askedBeside({ from, day }: Asked, startsAt: string, clock: CompanyClock): Asked {
  const own = localOf(new Date(startsAt), clock).day
  return { from: from || own, day: day || own }
}

/** The day whose hours are shown. */
export const chosenDay = ({ days }: BookingDays, { day }: Asked) =>
  days.find((one) => one.day === day) ?? days.find(({ slots }) => slots.some(({ isFree }) => isFree)) ?? days[0]
