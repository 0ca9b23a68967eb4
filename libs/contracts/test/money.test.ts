import { Decimal } from 'decimal.js'
import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  MAX_AMOUNT,
  MAX_QUANTITY,
  WHOLE,
  decimalOf,
  decimalsOf,
  divideRounded,
  formatAmount,
  formatQuantity,
  formatRate,
  formatShort,
  parseDecimal,
  shareOf,
  splitAmount,
} from '../src/sales/money.ts'

Decimal.set({ precision: 60, rounding: Decimal.ROUND_HALF_UP })
const amount = () => integer({ min: -MAX_AMOUNT, max: MAX_AMOUNT })
const rate = () => integer({ min: 0, max: WHOLE })

test('a share is rounded once, half away from zero, as exact decimals say', () => {
  assert(
    property(amount(), rate(), (of, share) => {
      const exact = new Decimal(of).times(share).div(WHOLE).toDecimalPlaces(0)
      expect(shareOf(of, share)).toBe(exact.toNumber() + 0)
    }),
  )
  expect([shareOf(25, 10_000), shareOf(-25, 10_000), shareOf(MAX_AMOUNT, WHOLE)]).toEqual([3, -3, MAX_AMOUNT])
})

test('the parts of an amount add up to it, and each is less than one minor unit from its exact share', () => {
  const weights = array(integer({ min: 0, max: MAX_AMOUNT }), { minLength: 1, maxLength: 20 })
  assert(
    property(amount(), weights, (of, by) => {
      const parts = splitAmount(of, by)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(of)
      const sum = by.reduce((total, weight) => total.plus(weight), new Decimal(0))
      if (sum.isZero()) return
      for (const [at, part] of parts.entries()) {
        const exact = new Decimal(of).times(by[at] ?? 0).div(sum)
        expect(exact.minus(part).abs().lessThan(1)).toBe(true)
      }
    }),
  )
})

test('a typed amount is the integer that it stands for, and is printed as it was', () => {
  assert(
    property(amount(), constantFrom('USD', 'JPY', 'KWD'), (of, currency) => {
      expect(parseDecimal(decimalOf(of, currency), decimalsOf(currency))).toBe(of)
      expect(decimalOf(of, currency)).toBe(
        new Decimal(of).div(10 ** decimalsOf(currency)).toFixed(decimalsOf(currency)),
      )
    }),
  )
})

describe('what people type', () => {
  test.each([
    ['1,234.56', 2, 123_456],
    ['1,234,567', 0, 1_234_567],
    ['12,50', 2, undefined],
    ['1234,567', 3, undefined],
    [',5', 2, undefined],
    [' 12 ', 3, 12_000],
    ['12.', 2, 1_200],
    ['-0.5', 2, -50],
    ['-0', 2, 0],
    ['8.875', 3, 8_875],
    ['1.234', 2, undefined],
    ['1e3', 2, undefined],
    ['', 2, undefined],
    ['0x10', 2, undefined],
    ['99999999999999999', 2, undefined],
  ])('%s with %i decimals is %s', (typed, decimals, value) => expect(parseDecimal(typed, decimals)).toBe(value))
})

test('amounts, quantities and rates are printed without a floating-point number in between', () => {
  expect(formatAmount(MAX_AMOUNT - 1, 'USD')).toBe('$9,999,999,999.99')
  expect([formatAmount(-5, 'USD'), formatAmount(1_234, 'JPY'), formatAmount(1_234, 'KWD')]).toEqual([
    '-$0.05',
    '¥1,234',
    'KWD\u00a01.234',
  ])
  expect([formatQuantity(1_500), formatQuantity(MAX_QUANTITY), formatRate(8_875)]).toEqual([
    '1.5',
    '1,000,000',
    '8.875 %',
  ])
})

test.each([
  [1_000, 'piece', '1 piece'],
  [2_000, 'piece', '2 pieces'],
  [1_000, 'hours', '1 hour'],
  [1_500, 'hours', '1.5 hours'],
  [12_000, 'm²', '12 m²'],
  [1_000, '', '1'],
])('%i of %o is %o', (quantity, unit, text) => {
  expect(formatQuantity(quantity, unit)).toBe(text)
})

test('what is left of an amount goes to the parts with the largest remainders, of equal ones to the first', () => {
  expect(splitAmount(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(splitAmount(-100, [1, 1, 1])).toEqual([-34, -33, -33])
  // 16.66 and 83.33; 33.33 and 66.66.
  expect([splitAmount(100, [1, 5]), splitAmount(100, [1, 2])]).toEqual([
    [17, 83],
    [33, 67],
  ])
  // 0.5, 1.25, 1.25 and 2.
  expect(splitAmount(5, [2, 5, 5, 8])).toEqual([1, 1, 1, 2])
  expect(splitAmount(-1, [0, 1])).toEqual([0, -1])
})

test('without any weight the first part gets all of an amount', () => {
  expect(splitAmount(7, [0, 0, 0])).toEqual([7, 0, 0])
})

test('a short amount has no decimals where they are zero', () => {
  const amounts = [123_400, 123_450, 123_405, 0, 10_000_000]
  expect(amounts.map((each) => formatShort(each, 'USD'))).toEqual([
    '$1,234',
    '$1,234.50',
    '$1,234.05',
    '$0',
    '$100,000',
  ])
  expect(formatShort(1_000, 'JPY')).toBe('¥1,000')
})

test('only integers are amounts, and only a positive number divides', () => {
  expect(() => decimalOf(1e21, 'USD')).toThrow('1e+21 is no integer.')
  expect(() => decimalOf(NaN, 'USD')).toThrow('NaN is no integer.')
  for (const divisor of [0n, -1n]) expect(() => divideRounded(1n, divisor)).toThrow('The divisor has to be positive.')
})
