import { expect, test } from 'vitest'
import { numberOf } from '../../src/shared/energy-use.ts'

test.each([
  ['95,000', 95_000],
  ['95 000', 95_000],
  ["1'200,000", 1_200_000],
  ['1200.5', 1200.5],
  ['1,200.5', 1200.5],
  ['', 0],
  ['-4', Number.NaN],
  ['1e9', Number.NaN],
  ['many', Number.NaN],
  // A decimal comma.
  ['24,5', Number.NaN],
  ['95.000,5', Number.NaN],
])('the number in %j is %d', (text, number) => {
  expect(numberOf(text)).toBe(number)
})
