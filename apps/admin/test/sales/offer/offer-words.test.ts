import type { OfferRow } from '@energy/contracts/sales/offer-entities'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expiresSoon, isUndelivered, lastChange } from '../../../src/features/sales/list/offer-words.ts'
import { dayOf, daysBetween, longDay, shortDay } from '../../../src/shared/sales/days.ts'
import { sold } from '../../fixtures/sales.ts'

const clock = { timeZone: 'Europe/London', clock: 'London time' }
const today = '2026-11-20'
beforeAll(() => vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00.000Z') }))
afterAll(() => void vi.useRealTimers())

const row: OfferRow = {
  _id: '1',
  number: 'O-2026-0001',
  version: 1,
  state: 'sent',
  ...sold,
  total: 100,
  validUntil: '2026-12-31',
  createdAt: '2026-11-12T09:20:00.000Z',
  changedAt: '2026-11-12T09:20:00.000Z',
  sentAt: '2026-11-20T09:20:00.000Z',
  seenAt: '',
  seen: 0,
  answer: { at: '', name: '', version: 0, reason: '', note: '' },
  refusal: '',
  inquiry: '',
}
const wordsOf = (changed: Partial<OfferRow>) => lastChange({ ...row, ...changed }, today, clock)
const waits = (validUntil: string) => wordsOf({ validUntil })
const soon = (state: OfferRow['state'], validUntil = '2026-11-21') => expiresSoon({ state, validUntil }, today)
const answered = (reason: OfferRow['answer']['reason']) => ({
  answer: { ...row.answer, at: '2026-11-18T23:30:00.000Z', reason },
})

test('an offer that was answered says how and when', () => {
  expect(wordsOf({ state: 'accepted', ...answered('') })).toBe('Accepted on 18 Nov')
  expect(wordsOf({ state: 'declined', ...answered('') })).toBe('Declined on 18 Nov')
  expect(wordsOf({ state: 'declined', ...answered('price') })).toBe('It costs too much, 18 Nov')
  const before = { answer: { ...row.answer, at: '2025-12-31T23:30:00.000Z' } }
  expect(wordsOf({ state: 'accepted', ...before })).toBe('Accepted on 31 Dec 2025')
})

test('an offer that ended says on which day, with the year of another', () => {
  expect(wordsOf({ state: 'expired', validUntil: '2026-11-03' })).toBe('Expired on 3 Nov')
  expect(wordsOf({ state: 'expired', validUntil: '2025-12-31' })).toBe('Expired on 31 Dec 2025')
})

test('an offer that waits says when it was sent or opened', () => {
  expect(wordsOf({})).toBe('Sent today 09:20')
  const seen = { state: 'seen', seenAt: '2026-11-19T08:05:00.000Z' } as const
  expect([1, 2, 3].map((count) => wordsOf({ ...seen, seen: count }))).toEqual([
    'Opened once, last Thu 08:05',
    'Opened twice, last Thu 08:05',
    'Opened 3 times, last Thu 08:05',
  ])
  expect(wordsOf({ state: 'seen' })).toBe('Sent today 09:20')
})

test('the end of an offer that waits counts down in the last week, and is said instead', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-26'].map(waits)).toEqual([
    'Expires today',
    'Expires in 1 day',
    'Expires in 6 days',
  ])
  expect(waits('2026-11-27')).toBe('Sent today 09:20')
})

test('only an offer that waits for an answer is marked where its mail was refused', () => {
  const states = ['sent', 'seen', 'draft', 'accepted', 'withdrawn'] as const
  const refusal = '550 No such mailbox'
  expect(states.filter((state) => isUndelivered({ ...row, state, refusal }))).toEqual(['sent', 'seen'])
  expect(isUndelivered(row)).toBe(false)
})

test('a draft says when it was changed', () => {
  expect(wordsOf({ state: 'draft' })).toBe('12 Nov')
})

test('only an offer that waits for an answer expires soon', () => {
  expect(
    (['sent', 'seen', 'draft', 'accepted', 'declined', 'expired', 'withdrawn'] as const).map((state) => soon(state)),
  ).toEqual([true, true, ...Array<boolean>(5).fill(false)])
  expect(soon('sent', '')).toBe(false)
})

test('a day is written with its year, or without this one', () => {
  expect([longDay('2026-12-17'), longDay('')]).toEqual(['17 Dec 2026', ''])
  expect([shortDay('2026-12-17', today), shortDay('2027-01-02', today), shortDay('', today)]).toEqual([
    '17 Dec',
    '2 Jan 2027',
    '',
  ])
})

test('days between two days are whole, also across the change of the clock', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-11-20', '2026-11-18')).toBe(-2)
})

test('the day of a moment is that of the company', () => {
  expect(dayOf('2026-06-30T23:30:00.000Z', clock)).toBe('2026-07-01')
})
