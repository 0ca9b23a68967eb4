import { Decimal } from 'decimal.js'
import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_AMOUNT, ONE, WHOLE } from '../src/sales/money.ts'
import {
  grossOfLines,
  isTooLarge,
  negated,
  netOf,
  partLines,
  partOf,
  remainderOf,
  totalsOf,
} from '../src/sales/totals.ts'

Decimal.set({ precision: 60, rounding: Decimal.ROUND_HALF_UP })

const aLine = () =>
  record({
    quantity: integer({ min: 1, max: 5_000 * ONE }),
    unitPrice: integer({ min: 0, max: 5_000_000 }),
    discount: integer({ min: 0, max: WHOLE }),
    taxName: constantFrom('VAT', 'City tax'),
    taxRate: constantFrom(0, 5_000, 8_875, 20_000),
  })
const someLines = () => array(aLine(), { minLength: 1, maxLength: 12 })
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

test('a line costs quantity times price less the discount, rounded once', () => {
  assert(
    property(aLine(), (line) => {
      const exact = new Decimal(line.quantity)
        .div(ONE)
        .times(line.unitPrice)
        .times(WHOLE - line.discount)
        .div(WHOLE)
      expect(netOf(line)).toBe(exact.toDecimalPlaces(0).toNumber())
    }),
  )
})

test('the tax is that of the sum of its rate, rounded once for each rate', () => {
  assert(
    property(someLines(), (lines) => {
      const totals = totalsOf(lines)
      for (const part of totals.byRate) {
        const of = lines.filter(({ taxName, taxRate }) => taxName === part.taxName && taxRate === part.taxRate)
        expect(part.net).toBe(sum(of.map(netOf)))
        expect(part.tax).toBe(new Decimal(part.net).times(part.taxRate).div(WHOLE).toDecimalPlaces(0).toNumber())
      }
      expect(totals.net).toBe(sum(lines.map(netOf)))
      expect(totals.total).toBe(totals.net + sum(totals.byRate.map(({ tax }) => tax)))
    }),
  )
})

test('the order of the lines does not matter', () => {
  assert(
    property(someLines(), (lines) => {
      expect(totalsOf(lines.toReversed())).toEqual(totalsOf(lines))
    }),
  )
})

test('lines with their share of the tax add up to the total', () => {
  assert(
    property(someLines(), (lines) => {
      const gross = grossOfLines(lines)
      expect(sum(gross)).toBe(totalsOf(lines).total)
      for (const [at, line] of lines.entries()) expect(gross[at]).toBeGreaterThanOrEqual(netOf(line))
    }),
  )
})

test('any parts of an order and its rest add up to it in each rate, and none is negative', () => {
  const shares = array(integer({ min: 1, max: WHOLE }), { maxLength: 8 })
  assert(
    property(someLines(), shares, (lines, by) => {
      const whole = totalsOf(lines)
      const parts: ReturnType<typeof totalsOf>[] = []
      for (const share of by) parts.push(partOf(whole, parts, share))
      parts.push(remainderOf(whole, parts))
      for (const { byRate } of parts)
        for (const { net, tax } of byRate) expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0)
      expect(remainderOf(whole, parts).byRate.every(({ net, tax }) => net === 0 && tax === 0)).toBe(true)
      expect(sum(parts.map(({ total }) => total))).toBe(whole.total)
    }),
  )
})

test('a credit note is the exact negative of its invoice', () => {
  assert(
    property(someLines(), (lines) => {
      const whole = totalsOf(lines)
      expect(remainderOf(whole, [whole, negated(whole)])).toEqual(whole)
      expect(negated(whole).total + whole.total).toBe(0)
    }),
  )
})

test('a document whose total would not be exact is too large', () => {
  const line = { quantity: ONE, unitPrice: MAX_AMOUNT / 2, discount: 0 }
  expect([isTooLarge([line]), isTooLarge([line, { ...line, unitPrice: 1 }])]).toEqual([false, true])
})

const vat = { quantity: ONE, discount: 0, taxName: 'VAT', taxRate: 20_000 }
const parts = (whole: ReturnType<typeof totalsOf>) => whole.byRate.map(({ taxName, net, tax }) => [taxName, net, tax])

test('a share of an order is that share of each rate, and never more than is left of it', () => {
  const whole = totalsOf([
    { ...vat, unitPrice: 10_000 },
    { ...vat, unitPrice: 1_000, taxName: 'City tax', taxRate: 5_000 },
  ])
  const third = partOf(whole, [], 30_000)
  expect(parts(third)).toEqual([
    ['VAT', 3_000, 600],
    ['City tax', 300, 15],
  ])
  expect(parts(partOf(whole, [third], 80_000))).toEqual([
    ['VAT', 7_000, 1_400],
    ['City tax', 700, 35],
  ])
})

test('an invoice over a part has a line for each rate of which the part has something', () => {
  const whole = totalsOf([
    { ...vat, unitPrice: 10_000 },
    { ...vat, unitPrice: 1, taxName: 'City tax', taxRate: 5_000 },
  ])
  const lines = partLines('30 %', partOf(whole, [], 30_000))
  expect(lines.map(({ title, taxName, net }) => [title, taxName, net])).toEqual([['30 %', 'VAT', 3_000]])
  expect(totalsOf(lines).total).toBe(3_600)
})

test('each line bears the tax of its own rate, in the proportion of its price', () => {
  const lines = [
    { ...vat, unitPrice: 100 },
    { ...vat, unitPrice: 300 },
    { ...vat, unitPrice: 100, taxName: 'Other' },
    { ...vat, unitPrice: 100, taxRate: 0 },
  ]
  expect(grossOfLines(lines)).toEqual([120, 360, 120, 100])
})

const taxedBy = (taxName: string, taxRate: number) => ({ ...vat, unitPrice: 100, taxName, taxRate })

test('the rates of a document come the highest first, equal ones by name', () => {
  const { byRate } = totalsOf([taxedBy('B', 5_000), taxedBy('C', 20_000), taxedBy('A', 5_000)])
  expect(byRate.map(({ taxName }) => taxName)).toEqual(['C', 'A', 'B'])
})
