import { localOf, type CompanyClock } from '../time/company-time.ts'
import { workingTimeOf, type OpeningHours } from '../time/working-time.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const WEEK = 7 * DAY
/** The window in which somebody is called, in milliseconds. */
export const CALL = HOUR

/** When calls can be booked, as the settings of the site have it. */
export interface BookingHours extends OpeningHours {
  /** The number of calls at the same time. */
  places: number
  /** Hours between a booking and its call. */
  notice: number
  /** Weeks ahead for which calls can be booked. */
  weeks: number
}

/** A call that is booked. */
export interface BookedCall {
  startsAt: Date
  /** Which of the calls at the same time it is, from 0. */
  place: number
}

const isBeside = (start: number, { startsAt }: BookedCall) => Math.abs(start - +startsAt) < CALL

/** The starts of the hours of a date (`2026-11-24`), in milliseconds since 1970; none of them overlap. */
export function slotsOn(day: string, hours: OpeningHours) {
  const starts: number[] = []
  for (const [from, until] of workingTimeOf(hours).intervalsOn(day))
    for (let start = Math.max(from, (starts.at(-1) ?? from - CALL) + CALL); start + CALL <= until; start += CALL)
      starts.push(start)
  return starts
}

/** Whether a moment is one of our hours, and in time. Somebody else may have booked it. */
export function isOffered(startsAt: Date, hours: BookingHours, now = new Date()) {
  const { notice, weeks } = hours
  const isInTime = +startsAt >= +now + notice * HOUR && +startsAt < +now + weeks * WEEK
  return isInTime && slotsOn(localOf(startsAt, hours).day, hours).includes(+startsAt)
}

/** The hours of a date that are offered, and whether each can be booked: the others are taken. */
export function dayOfSlots(day: string, hours: BookingHours, booked: readonly BookedCall[], now = new Date()) {
  const slots = slotsOn(day, hours)
    .filter((start) => isOffered(new Date(start), hours, now))
    .map((start) => {
      const taken = new Set(booked.filter((one) => isBeside(start, one)).map(({ place }) => place))
      return { startsAt: new Date(start).toISOString(), isFree: taken.size < hours.places }
    })
  return { day, slots }
}

/** When the hour of a call begins and ends by a clock: `10:00`, `11:00`. */
export const hourOf = (startsAt: Date, clock: CompanyClock) => ({
  from: localOf(startsAt, clock).hour,
  to: localOf(new Date(+startsAt + CALL), clock).hour,
})

/** The starts of the hours of these days that are free, in order. */
export const freeIn = (days: readonly { slots: readonly { startsAt: string; isFree: boolean }[] }[]) =>
  days.flatMap(({ slots }) => slots.filter(({ isFree }) => isFree).map(({ startsAt }) => startsAt))

/** Whether a call that was made counts for a booked one: somebody may ring up to an hour early. */
export const countsFor = (startsAt: Date, madeAt: Date) => +madeAt > +startsAt - CALL

/** A date so many days later. */
export const daysLater = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, 10)
