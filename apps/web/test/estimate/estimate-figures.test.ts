import { expect, test } from 'vitest'
import { figuresIn, yearsBetween } from '../../src/features/estimate/figures.ts'

const { money, year, carbon, unit } = figuresIn('GBP')

test('amounts are rounded, so that no estimate looks exact', () => {
  expect(money(123_456)).toBe('£1,230')
  expect(money(1_198_345)).toBe('£12,000')
  expect(money(-12_300)).toBe('-£120')
  expect(money(-300)).toBe('£0')
})

test('a year is written in money or in energy', () => {
  expect(year(3_940_000, 'money')).toBe('£39,400')
  expect(year(95_004, 'kwh')).toBe('95,000 kWh')
})

test('CO₂ is written in tonnes, in two digits', () => {
  expect(carbon(12_345)).toBe('12 t')
  expect(carbon(340)).toBe('0.34 t')
})

test.each([
  ['GBP', 'c per kWh', 'p per kWh'],
  ['USD', 'c per kWh', 'cents per kWh'],
  ['GBP', '$ per kWp', '£ per kWp'],
  ['EUR', '$ per kWp', '€ per kWp'],
  ['USD', 'kWh per kWp', 'kWh per kWp'],
])('in %s the unit %j is %j', (currency, of, expected) => {
  expect(figuresIn(currency).unit(of)).toBe(expected)
})

test('in the currency of the company a unit is written without a number', () => {
  expect(unit('$ a month')).toBe('£ a month')
})

test.each([
  [4.2, 7.8, '4 to 8 years'],
  [4.8, 5.3, 'about 5 years'],
  [6.1, Infinity, '6 years or more'],
  [0.8, 1.3, 'about a year'],
  [0.1, 0.4, 'less than a year'],
  [0.3, 1.2, 'up to a year'],
  [0.3, 2.2, 'up to 2 years'],
  [1.2, Infinity, 'a year or more'],
  [0.3, Infinity, 'less than a year or more'],
])('what pays back in %d to %d years does so in %j', (from, to, words) => {
  expect(yearsBetween(from, to)).toBe(words)
})
