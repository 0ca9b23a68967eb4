import { expect, test } from 'vitest'
import { clockName, formatDay, formatMoment, localOf, momentOf } from '../src/company-time.ts'

test.each([
  ['2026-11-23T09:00', '2026-11-23T09:00:00.000Z', 'Mon 23 Nov 2026, 09:00', 'London time (GMT)'],
  ['2027-03-29T09:00', '2027-03-29T08:00:00.000Z', 'Mon 29 Mar 2027, 09:00', 'London time (BST)'],
  // Skipped by the change to summer time.
  ['2027-03-28T01:30', '2027-03-28T01:30:00.000Z', 'Sun 28 Mar 2027, 02:30', 'London time (BST)'],
  // Comes twice.
  ['2027-10-31T01:30', '2027-10-31T01:30:00.000Z', 'Sun 31 Oct 2027, 01:30', 'London time (GMT)'],
])('%s by the clock of the company is %s', (local, moment, text, clock) => {
  const found = momentOf(local)
  expect(found.toISOString()).toBe(moment)
  expect(formatMoment(found)).toBe(text)
  expect(clockName(found)).toBe(clock)
})

test('each hour of a year is found again from what the clock shows, but for the hour that comes twice', () => {
  const start = Date.UTC(2027, 0, 1)
  const moments = Array.from({ length: 365 * 24 }, (_, hour) => new Date(start + hour * 3_600_000))
  const others = moments.filter((moment) => {
    const { day, hour } = localOf(moment)
    return +momentOf(`${day}T${hour}`) !== +moment
  })
  expect(others.map((moment) => moment.toISOString())).toEqual(['2027-10-31T00:00:00.000Z'])
})

test('what is no time is an invalid date', () => {
  expect(momentOf('soon').getTime()).toBeNaN()
})

test('a day is that of the company', () => {
  expect(formatDay(new Date('2027-03-28T23:30:00Z'))).toBe('29 Mar')
})
