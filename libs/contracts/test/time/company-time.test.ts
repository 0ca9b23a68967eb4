import { expect, test } from 'vitest'
import {
  cityOf,
  clockName,
  formatDay,
  formatLongDay,
  formatMoment,
  formatNear,
  formatWeekDay,
  formatWeekday,
  isoMoment,
  knownTimeZone,
  localOf,
  momentOf,
} from '../../src/time/company-time.ts'

const london = { timeZone: 'Europe/London', clock: 'London time' }

test.each([
  ['2026-11-23T09:00', '2026-11-23T09:00:00.000Z', 'Mon 23 Nov 2026, 09:00', 'London time (GMT)'],
  ['2027-03-29T09:00', '2027-03-29T08:00:00.000Z', 'Mon 29 Mar 2027, 09:00', 'London time (BST)'],
  // Skipped by the change to summer time.
  ['2027-03-28T01:30', '2027-03-28T01:30:00.000Z', 'Sun 28 Mar 2027, 02:30', 'London time (BST)'],
  // Comes twice.
  ['2027-10-31T01:30', '2027-10-31T01:30:00.000Z', 'Sun 31 Oct 2027, 01:30', 'London time (GMT)'],
])('%s by the clock of the company is %s', (local, moment, text, clock) => {
  const found = momentOf(local, london)
  expect(found.toISOString()).toBe(moment)
  expect(formatMoment(found, london)).toBe(text)
  expect(clockName(found, london)).toBe(clock)
})

test.each([
  // Skipped by the change to summer time: an hour later. In Chile a day begins with it.
  ['2027-03-14T02:30', 'America/New_York', '2027-03-14T07:30:00.000Z', 'Sun 14 Mar 2027, 03:30'],
  ['2027-09-05T00:00', 'America/Santiago', '2027-09-05T04:00:00.000Z', 'Sun 5 Sept 2027, 01:00'],
  ['2027-10-03T02:30', 'Australia/Sydney', '2027-10-02T16:30:00.000Z', 'Sun 3 Oct 2027, 03:30'],
  // Comes twice: the second one.
  ['2027-11-07T01:30', 'America/New_York', '2027-11-07T06:30:00.000Z', 'Sun 7 Nov 2027, 01:30'],
  ['2027-04-04T02:30', 'Australia/Sydney', '2027-04-03T16:30:00.000Z', 'Sun 4 Apr 2027, 02:30'],
])('%s by a clock in %s is %s', (local, timeZone, moment, text) => {
  const clock = { timeZone, clock: '' }
  const found = momentOf(local, clock)
  expect(found.toISOString()).toBe(moment)
  expect(formatMoment(found, clock)).toBe(text)
})

test.each([
  ['Europe/London', '2027-10-31T00:00:00.000Z'],
  ['America/New_York', '2027-11-07T05:00:00.000Z'],
  ['America/Santiago', '2027-04-04T02:00:00.000Z'],
])(
  'each hour of a year in %s is found again from what the clock shows, but for the one that comes twice',
  (timeZone, twice) => {
    const clock = { timeZone, clock: '' }
    const start = Date.UTC(2027, 0, 1)
    const moments = Array.from({ length: 365 * 24 }, (_, hour) => new Date(start + hour * 3_600_000))
    const others = moments.filter((moment) => {
      const { day, hour } = localOf(moment, clock)
      return +momentOf(`${day}T${hour}`, clock) !== +moment
    })
    expect(others.map((moment) => moment.toISOString())).toEqual([twice])
  },
)

test('what is no time is an invalid date', () => {
  expect(momentOf('soon', london).getTime()).toBeNaN()
})

test('a day is that of the company', () => {
  const moment = new Date('2027-03-28T23:30:00Z')
  expect(formatDay(moment, london)).toBe('29 Mar')
  expect(formatWeekDay(moment, london)).toBe('Mon 29 Mar')
  expect(formatLongDay(moment, london)).toBe('29 March 2027')
  expect(formatWeekday(moment, london)).toBe('Monday 00:30')
})

test('a moment of today is called so, by the clock of the company', () => {
  const moment = new Date('2027-03-28T23:30:00Z')
  const near = (now: string) => formatNear(moment, london, new Date(now))
  expect(near('2027-03-29T22:59:00Z')).toBe('today, 00:30')
  expect(near('2027-03-28T22:59:00Z')).toBe('Mon 29 Mar, 00:30')
  expect(near('2027-03-29T23:00:00Z')).toBe('Mon 29 Mar, 00:30')
})

test('each company has its own clock; that of a zone which there is not is UTC', () => {
  const moment = new Date('2027-03-28T23:30:00Z')
  const berlin = { timeZone: 'Europe/Berlin', clock: 'Berlin time' }
  const nowhere = { timeZone: 'Europe/Nowhere', clock: '' }
  expect(formatMoment(moment, berlin)).toBe('Mon 29 Mar 2027, 01:30')
  expect(formatMoment(moment, nowhere)).toBe('Sun 28 Mar 2027, 23:30')
  expect(clockName(moment, nowhere)).toBe('(UTC)')
  expect(momentOf('2027-03-29T01:30', nowhere).toISOString()).toBe('2027-03-29T01:30:00.000Z')
})

test('a moment as ISO 8601 has the offset of the clock, also one behind UTC or of half an hour', () => {
  const moment = new Date('2027-03-28T23:30:00Z')
  const at = (timeZone: string) => isoMoment(moment, { timeZone, clock: '' })
  expect(['Europe/London', 'America/New_York', 'Asia/Kolkata', 'UTC'].map(at)).toEqual([
    '2027-03-29T00:30+01:00',
    '2027-03-28T19:30-04:00',
    '2027-03-29T05:00+05:30',
    '2027-03-28T23:30+00:00',
  ])
  const kolkata = { timeZone: 'Asia/Kolkata', clock: '' }
  expect(momentOf('2027-03-29T05:00', kolkata)).toEqual(moment)
})

test('a time zone is known by the name that the IANA database has for it, and called by its city', () => {
  expect(['europe/paris', 'Europe/Nowhere', '', undefined].map((name) => knownTimeZone(name))).toEqual([
    'Europe/Paris',
    '',
    '',
    '',
  ])
  expect(['America/New_York', 'America/Argentina/Buenos_Aires', 'UTC'].map(cityOf)).toEqual([
    'New York',
    'Buenos Aires',
    'UTC',
  ])
})
