import { expect, test } from 'vitest'
import { numberOf } from '../src/shared/energy-use.ts'

test.each([
  ['95,000', 95_000],
  ['95 000', 95_000],
  ['1200.5', 1200.5],
  ['', 0],
  ['-4', Number.NaN],
  ['1e9', Number.NaN],
  ['many', Number.NaN],
])('the number in %j is %d', (text, number) => {
  expect(numberOf(text)).toBe(number)
})
