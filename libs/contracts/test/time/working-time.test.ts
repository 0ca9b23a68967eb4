import { describe, expect, test } from 'vitest'
import { workingTimeOf, type OpeningHours } from '../../src/time/working-time.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const office: OpeningHours = {
  timeZone: 'Europe/London',
  clock: 'London time',
  hours: weekdays.map((day) => ({ day, opens: '09:00', closes: '17:00' })),
  holidays: [{ day: '2026-12-25' }, { day: '2026-12-28' }],
}
const dueAfter = (sent: string, days = 1, opening = office) =>
  workingTimeOf(opening).after(new Date(sent), days).toISOString().slice(0, 16)

describe('an answer is due after one working day', () => {
  test.each([
    ['in the morning before it opens: at closing time', '2026-11-19T08:55Z', '2026-11-19T17:00'],
    ['during the day: at the same hour of the next day', '2026-11-18T15:40Z', '2026-11-19T15:40'],
    ['on Friday after closing time: on Monday', '2026-11-20T17:30Z', '2026-11-23T17:00'],
    ['on Friday during the day: on Monday', '2026-11-20T09:20Z', '2026-11-23T09:20'],
    ['on Sunday: on Monday', '2026-11-22T12:00Z', '2026-11-23T17:00'],
    ['before holidays and a weekend: after them', '2026-12-24T16:00Z', '2026-12-29T16:00'],
    ['over the change to summer time: by the clock of the company', '2026-03-27T10:00Z', '2026-03-30T09:00'],
  ])('sent %s', (_, sent, due) => {
    expect(dueAfter(sent)).toBe(due)
  })

  test('with a break at noon only the open hours count', () => {
    const hours = weekdays.flatMap((day) => [
      { day, opens: '14:00', closes: '18:00' },
      { day, opens: '08:00', closes: '12:00' },
    ])
    expect(dueAfter('2026-11-19T11:00Z', 1, { ...office, hours })).toBe('2026-11-20T11:00')
  })

  test('hours that are entered twice, or overlap, count once', () => {
    const twice = [...office.hours, ...office.hours]
    const overlapping = weekdays.flatMap((day) => [
      { day, opens: '09:00', closes: '13:00' },
      { day, opens: '11:00', closes: '12:00' },
      { day, opens: '12:00', closes: '17:00' },
    ])
    for (const hours of [twice, overlapping]) {
      const opening = { ...office, hours }
      expect(dueAfter('2026-11-19T10:00Z', 1, opening)).toBe('2026-11-20T10:00')
      const [from, until] = [new Date('2026-11-19T09:00Z'), new Date('2026-11-19T17:00Z')]
      expect(workingTimeOf(opening).between(from, until)).toBe(1)
    }
  })

  test('or after more of them', () => {
    expect(dueAfter('2026-11-19T10:00Z', 3)).toBe('2026-11-24T10:00')
  })

  test('hours that close before they open do not count', () => {
    const hours = [...office.hours, { day: 'Thursday', opens: '17:00', closes: '09:00' }]
    expect(dueAfter('2026-11-19T08:55Z', 2, { ...office, hours })).toBe('2026-11-20T17:00')
  })
})

test('without opening hours a working day is a whole day', () => {
  const always = { ...office, hours: [{ day: '', opens: '', closes: '' }] }
  const withoutDay = { ...office, hours: [{ day: '', opens: '09:00', closes: '17:00' }] }
  for (const opening of [always, withoutDay]) expect(dueAfter('2026-11-20T17:30Z', 1, opening)).toBe('2026-11-21T17:30')
  const [from, until] = [new Date('2026-11-20T12:00Z'), new Date('2026-11-22T00:00Z')]
  expect(workingTimeOf(always).between(from, until)).toBe(1.5)
  expect(workingTimeOf(always).between(until, from)).toBe(0)
})

test('a company that is closed all year has a due time nevertheless', () => {
  const holidays = Array.from({ length: 500 }, (_, day) => ({
    day: new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10),
  }))
  expect(dueAfter('2026-11-20T12:00Z', 1, { ...office, holidays })).toBe('2027-12-25T12:00')
})

test('what somebody has waited is counted in working days, and is one at the due time', () => {
  const time = workingTimeOf(office)
  const between = (from: string, until: string) => time.between(new Date(from), new Date(until))
  expect(between('2026-11-20T13:00Z', '2026-11-20T17:00Z')).toBe(0.5)
  expect(between('2026-11-20T17:30Z', '2026-11-23T09:00Z')).toBe(0)
  expect(between('2026-11-23T09:00Z', '2026-11-20T17:30Z')).toBe(0)
  for (const sent of ['2026-11-20T17:30Z', '2026-11-19T11:11Z', '2026-03-28T03:00Z'])
    expect(time.between(new Date(sent), time.after(new Date(sent), 1))).toBe(1)
})

test('a day is worked from its first opening to its last closing time, and not at all on a holiday or at the weekend', () => {
  const hours = [...office.hours, { day: 'Monday', opens: '18:00', closes: '20:00' }]
  const dayOf = (time: string, opening = { ...office, hours }) => workingTimeOf(opening).dayOf(new Date(time))
  const monday = { day: '2027-03-29', opens: new Date('2027-03-29T08:00Z'), closes: new Date('2027-03-29T19:00Z') }
  // In London it is Monday already.
  expect(dayOf('2027-03-28T23:30Z')).toEqual(monday)
  expect(dayOf('2027-03-29T22:00Z')).toEqual(monday)
  expect(dayOf('2027-03-28T12:00Z')).toBeUndefined()
  expect(dayOf('2026-12-25T12:00Z')).toBeUndefined()
  expect(dayOf('2027-03-28T12:00Z', { ...office, hours: [] })).toEqual({
    day: '2027-03-28',
    opens: new Date('2027-03-28T00:00Z'),
    closes: new Date('2027-03-28T23:00Z'),
  })
})
