import { expect, test } from 'vitest'
import { marksOf } from '../../src/features/sales/invoice/marks.ts'

const clock = { timeZone: 'Europe/London', clock: 'London time' }
const invoice = {
  order: { _id: '1', number: 'S-2026-0001', acceptedAt: '2026-10-05T10:00:00.000Z' },
  issuedAt: '2026-10-15T10:00:00.000Z',
  dueOn: '2026-11-14',
  paidOn: '',
}

test('the band goes from the acceptance to the due day, and is filled until today', () => {
  const { marks, now, due, isLate } = marksOf(invoice, '2026-10-25', clock)
  expect(marks.map(({ label, at }) => [label, at])).toEqual([
    ['Accepted', 0],
    ['Issued', 25],
    ['Today', 50],
    ['Due', 100],
  ])
  expect({ now, due, isLate }).toEqual({ now: 50, due: 100, isLate: false })
})

test('an overdue invoice goes on until today', () => {
  expect(marksOf(invoice, '2026-12-24', clock)).toMatchObject({ now: 100, due: 50, isLate: true })
})

test('a paid invoice ends on the day on which it was paid', () => {
  const { marks, isLate } = marksOf({ ...invoice, paidOn: '2026-11-04' }, '2026-12-24', clock)
  expect(marks.map(({ label }) => label)).toEqual(['Accepted', 'Issued', 'Paid', 'Due'])
  expect(isLate).toBe(false)
})

test('words that would overlap are told apart', () => {
  expect(marksOf(invoice, '2026-11-13', clock).isTight).toBe(true)
  expect(marksOf(invoice, '2026-10-25', clock).isTight).toBe(false)
})
