import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CALL,
  countsFor,
  dayOfSlots,
  daysLater,
  freeIn,
  hourOf,
  isOffered,
  slotsOn,
  type BookingHours,
} from '../../src/bookings/slots.ts'
import { isoMoment, localOf } from '../../src/time/company-time.ts'

const HOUR = 60 * 60_000
const LONDON = { timeZone: 'Europe/London', clock: 'London time' }
const hoursOf = (more: Partial<BookingHours> = {}): BookingHours => ({
  ...LONDON,
  hours: [
    { day: 'Tuesday', opens: '09:00', closes: '12:00' },
    { day: 'Tuesday', opens: '13:00', closes: '14:30' },
  ],
  holidays: [],
  places: 1,
  notice: 4,
  weeks: 6,
  ...more,
})
const local = (starts: readonly number[], clock = LONDON) => starts.map((start) => isoMoment(new Date(start), clock))

test('a day has the whole hours between its opening hours', () => {
  expect(local(slotsOn('2026-11-24', hoursOf()))).toEqual([
    '2026-11-24T09:00+00:00',
    '2026-11-24T10:00+00:00',
    '2026-11-24T11:00+00:00',
    '2026-11-24T13:00+00:00',
  ])
  expect(slotsOn('2026-11-25', hoursOf())).toEqual([])
  expect(slotsOn('2026-11-24', hoursOf({ holidays: [{ day: '2026-11-24' }] }))).toEqual([])
})

test('the hours are those of the clock, in summer and in winter', () => {
  const hours = hoursOf({ hours: [{ day: 'Sunday', opens: '09:00', closes: '10:00' }] })
  expect(local(slotsOn('2027-03-21', hours))).toEqual(['2027-03-21T09:00+00:00'])
  expect(local(slotsOn('2027-03-28', hours))).toEqual(['2027-03-28T09:00+01:00'])
})

test('on the nights on which the clock changes no hour is missing, none comes twice, and each has sixty minutes', () => {
  const night = hoursOf({ hours: [{ day: 'Sunday', opens: '00:00', closes: '04:00' }] })
  expect(slotsOn('2027-03-28', night)).toHaveLength(3)
  expect(slotsOn('2026-10-25', night)).toHaveLength(5)
})

test('no two hours of a day overlap, whatever the opening hours', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30'))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
  const entries = fc.array(fc.record({ day: fc.constant('Tuesday'), opens: time, closes: time }), { maxLength: 6 })
  fc.assert(
    fc.property(entries, (hours) => {
      const starts = slotsOn('2026-11-24', hoursOf({ hours }))
      for (const [at, start] of starts.entries()) {
        expect((starts[at + 1] ?? Infinity) - start).toBeGreaterThanOrEqual(CALL)
        expect(localOf(new Date(start), LONDON).day).toBe('2026-11-24')
      }
    }),
  )
})

test('an hour is offered from the notice on, and some weeks ahead', () => {
  const nine = new Date('2026-11-24T09:00:00Z')
  const before = (hours: number) => new Date(+nine - hours * HOUR)
  expect(isOffered(nine, hoursOf(), before(4))).toBe(true)
  expect(isOffered(nine, hoursOf(), before(3.9))).toBe(false)
  expect(isOffered(nine, hoursOf(), before(6 * 7 * 24))).toBe(false)
  expect(isOffered(nine, hoursOf(), before(6 * 7 * 24 - 1))).toBe(true)
  expect(isOffered(new Date('2026-11-24T09:30:00Z'), hoursOf(), before(24))).toBe(false)
})

const at = (time: string, place = 0) => ({ startsAt: new Date(`2026-11-24T${time}:00Z`), place })

test('an hour is free while a place is, also where booked calls lie across it since the hours were changed', () => {
  const now = new Date('2026-11-20T09:00:00Z')
  const free = (places: number, ...booked: ReturnType<typeof at>[]) =>
    dayOfSlots('2026-11-24', hoursOf({ places }), booked, now).slots.map(({ isFree }) => isFree)
  expect(free(1)).toEqual([true, true, true, true])
  expect(free(1, at('10:00'))).toEqual([true, false, true, true])
  expect(free(2, at('10:00'))).toEqual([true, true, true, true])
  expect(free(2, at('10:00'), at('10:00', 1))).toEqual([true, false, true, true])
  expect(free(1, at('10:30'))).toEqual([true, false, false, true])
  expect(free(2, at('09:30'), at('10:30', 0))).toEqual([true, true, true, true])
})

test('a day has only the hours that are offered: those that are over, too near or too far are nobody’s', () => {
  const shown = (now: string, booked: ReturnType<typeof at>[] = []) =>
    dayOfSlots('2026-11-24', hoursOf(), booked, new Date(now)).slots.map(({ startsAt }) => startsAt.slice(11, 16))
  expect(shown('2026-11-24T05:00:00Z')).toEqual(['09:00', '10:00', '11:00', '13:00'])
  expect(shown('2026-11-24T06:30:00Z', [at('11:00')])).toEqual(['11:00', '13:00'])
  expect(shown('2026-11-24T10:00:00Z')).toEqual([])
  expect(shown('2026-10-13T10:30:00Z')).toEqual(['09:00', '10:00'])
})

test('an hour is written by the clock of its reader', () => {
  const nine = new Date('2026-11-24T09:00:00Z')
  expect(hourOf(nine, LONDON)).toEqual({ from: '09:00', to: '10:00' })
  expect(hourOf(nine, { timeZone: 'Europe/Paris', clock: '' })).toEqual({ from: '10:00', to: '11:00' })
})

const slot = (startsAt: string, isFree = true) => ({ startsAt, isFree })

test('the free hours of some days are those of each, in order', () => {
  const days = [{ slots: [slot('a'), slot('b', false)] }, { slots: [] }, { slots: [slot('c')] }]
  expect(freeIn(days)).toEqual(['a', 'c'])
})

test('a call counts for a booked one from an hour before it', () => {
  const nine = new Date('2026-11-24T09:00:00Z')
  const made = [-HOUR, -HOUR + 1, 0, 24 * HOUR].map((later) => countsFor(nine, new Date(+nine + later)))
  expect(made).toEqual([false, true, true, true])
})

test('days are counted by the calendar, also into another year and back', () => {
  expect([daysLater('2026-12-30', 3), daysLater('2027-03-01', -1), daysLater('2026-11-24', 0)]).toEqual([
    '2027-01-02',
    '2027-02-28',
    '2026-11-24',
  ])
})
