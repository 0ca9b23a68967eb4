import { expect, test } from 'vitest'
import { addressOf, askedBeside, askedIn, chosenDay } from '../../src/features/booking/address.ts'
import { clockOf, differ, momentIn } from '../../src/features/booking/times.ts'

const LONDON = { timeZone: 'Europe/London', clock: 'London time' }
const query = (text: string) => new URLSearchParams(text)

test('a date in the address that is none is left out', () => {
  expect(askedIn(query('from=2026-11-24&day=2026-11-25'))).toEqual({ from: '2026-11-24', day: '2026-11-25' })
  for (const text of [
    'from=2026-13-24',
    'from=2026-02-30',
    'day=2026-04-31',
    'from=x',
    'from=x2026-11-24',
    'from=2026-11-24T10:00',
    'day=&from=',
  ])
    expect(askedIn(query(text))).toEqual({ from: '', day: '' })
})

test('the address of a day has the dates that are asked for', () => {
  expect(addressOf({ from: '2026-12-08' })).toBe('?from=2026-12-08')
  expect(addressOf({ from: '', day: '2026-12-09' })).toBe('?day=2026-12-09')
})

test('the page of a booked call shows its day by the clock of the company, unless other dates are asked for', () => {
  const startsAt = '2026-06-24T23:30:00.000Z'
  const own = '2026-06-25'
  expect(askedBeside({ from: '', day: '' }, startsAt, LONDON)).toEqual({ from: own, day: own })
  expect(askedBeside({ from: '2026-07-01', day: '' }, startsAt, LONDON)).toEqual({ from: '2026-07-01', day: own })
  expect(askedBeside({ from: '', day: '2026-07-02' }, startsAt, LONDON)).toEqual({ from: own, day: '2026-07-02' })
})

const slot = (day: string, isFree: boolean) => ({ day, slots: [{ startsAt: `${day}T09:00:00.000Z`, isFree }] })

test('without a day the first one with a free hour is chosen', () => {
  const days = [slot('2026-11-24', false), slot('2026-11-25', true)]
  expect(chosenDay({ days }, { from: '', day: '' })?.day).toBe('2026-11-25')
  expect(chosenDay({ days }, { from: '', day: '2026-11-24' })?.day).toBe('2026-11-24')
  expect(chosenDay({ days: days.slice(0, 1) }, { from: '', day: '' })?.day).toBe('2026-11-24')
  expect(chosenDay({ days: [] }, { from: '', day: '' })).toBeUndefined()
})

test('an hour is named by the clock of the company and by that of the visitor', () => {
  const startsAt = '2026-11-24T10:00:00.000Z'
  expect(momentIn(startsAt, LONDON)).toEqual({ day: 'Tue 24 Nov', hour: '10:00 to 11:00', clock: 'London time (GMT)' })
  expect(momentIn(startsAt, clockOf('Europe/Paris')).hour).toBe('11:00 to 12:00')
  expect(clockOf('America/New_York').clock).toBe('New York time')
  expect(differ(startsAt, LONDON, clockOf('Europe/Paris'))).toBe(true)
  expect(differ(startsAt, LONDON, clockOf('Europe/Lisbon'))).toBe(false)
})
