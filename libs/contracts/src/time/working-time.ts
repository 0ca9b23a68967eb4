import { localOf, momentOf, type CompanyClock } from './company-time.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** A working day, in milliseconds of opening hours. */
export const WORKING_DAY = 8 * 60 * MINUTE
/** The days after which nobody looks for the next opening hour any more. */
const MAX_DAYS = 400
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** When a company works, as its settings have it: hours by weekday, more than one pair for a day with a break. */
export interface OpeningHours extends CompanyClock {
  hours: readonly { day: string; opens: string; closes: string }[]
  /** Dates, as `2026-12-25`. */
  holidays: readonly { day: string }[]
}

/** From and until when a company works, in milliseconds since 1970. */
type Interval = readonly [from: number, until: number]

/**
 * The working time of a company. Without opening hours it always works, and a working day is a whole day.
 * @returns functions that cache the hours of the days that they have read
 */
export function workingTimeOf(opening: OpeningHours) {
  const closed = new Set(opening.holidays.map(({ day }) => day))
  const remembered = new Map<string, readonly Interval[]>()
  const isAlwaysOpen = !opening.hours.some(({ day, opens, closes }) => WEEKDAYS.includes(day) && opens < closes)

  /** The opening hours of a date, in order. Those that overlap are one. */
  function intervalsOn(date: string) {
    const known = remembered.get(date)
    if (known) return known
    const weekday = WEEKDAYS[new Date(`${date}T00:00Z`).getUTCDay()]
    const entered = opening.hours
      .filter(({ day, opens, closes }) => day === weekday && opens < closes && !closed.has(date))
      .map(({ opens, closes }): Interval => [
        +momentOf(`${date}T${opens}`, opening),
        +momentOf(`${date}T${closes}`, opening),
      ])
      .toSorted(([one], [other]) => one - other)
    const intervals: Interval[] = []
    for (const [from, until] of entered) {
      const [begin = from, end = from] = intervals.at(-1) ?? []
      if (from < end) intervals.splice(-1, 1, [begin, Math.max(end, until)])
      else intervals.push([from, until])
    }
    remembered.set(date, intervals)
    return intervals
  }

  /** The first moment of a day, some days later. */
  const startOf = (day: string, later: number) =>
    momentOf(`${new Date(Date.parse(`${day}T00:00Z`) + later * DAY).toISOString().slice(0, 10)}T00:00`, opening)

  /** The opening hours from a moment on. */
  function* intervalsFrom(moment: Date) {
    const first = Date.parse(`${localOf(moment, opening).day}T00:00Z`)
    for (let days = 0; days < MAX_DAYS; days += 1) {
      const date = new Date(first + days * DAY).toISOString().slice(0, 10)
      for (const [from, until] of intervalsOn(date))
        if (until > +moment) yield [Math.max(from, +moment), until] satisfies Interval
    }
  }

  return {
    /** A working day, in milliseconds of working time. */
    workingDay: isAlwaysOpen ? DAY : WORKING_DAY,
    /** From and until when it works on a date (`2026-11-24`), in milliseconds since 1970, in order. */
    intervalsOn,
    /**
     * The day of a moment by the company's clock, and from when until when it works on that day, breaks included;
     * undefined on a day on which it does not work.
     */
    dayOf(moment: Date) {
      const { day } = localOf(moment, opening)
      if (isAlwaysOpen) return { day, opens: startOf(day, 0), closes: startOf(day, 1) }
      const intervals = intervalsOn(day)
      const [first] = intervals
      return (
        first && { day, opens: new Date(first[0]), closes: new Date(Math.max(...intervals.map(([, until]) => until))) }
      )
    },
    /** The moment at which so many working days have passed. */
    after(moment: Date, workingDays: number) {
      if (isAlwaysOpen) return new Date(+moment + workingDays * DAY)
      let left = workingDays * WORKING_DAY
      for (const [from, until] of intervalsFrom(moment)) {
        if (left <= until - from) return new Date(from + left)
        left -= until - from
      }
      // It is closed for more than a year.
      return new Date(+moment + MAX_DAYS * DAY)
    },
    /** The working time between two moments, in working days. */
    between(from: Date, until: Date) {
      if (isAlwaysOpen) return Math.max(0, +until - +from) / DAY
      let time = 0
      for (const [opens, closes] of intervalsFrom(from)) {
        if (opens >= +until) break
        time += Math.min(closes, +until) - opens
      }
      return time / WORKING_DAY
    },
  }
}
