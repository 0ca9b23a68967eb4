import { assumptionsOf, EVERY_TRADE } from '@energy/contracts/estimate/assumptions'
import { TRADES, type Trade } from '@energy/contracts/estimate/situation'
import { expect, test } from 'vitest'
import { addressOf, askedIn, situationOf, type Asked } from '../src/features/estimate/address.ts'

const size = { name: 'Solar on your roof', low: '', high: '', source: '' }
const rows = [
  { ...size, trade: EVERY_TRADE, likely: '20' },
  { ...size, trade: TRADES.bakery, likely: '40' },
]
const ours = (trade: Trade) => assumptionsOf(rows, trade)
const read = (query: string) => askedIn(new URLSearchParams(query), ours)
const prices = { powerPrice: 24, fuelPrice: 6 }

/** What is asked by a query, which says how much is used. */
function asked(query: string): Asked {
  const found = read(query)
  if (!found) throw new Error(`${query} asks nothing`)
  return found
}

test('before the questions are answered nothing is asked', () => {
  expect(read('')).toBeUndefined()
  expect(read('trade=shop')).toBeUndefined()
})

test('an address says all that was asked', () => {
  const query = 'trade=shop&unit=money&power=1%2C200&fuel=80&night=30&draw=kwh&has=solar&has=battery&powerPrice=30'
  expect(new URL(addressOf(asked(query)), 'http://site').search).toBe(`?${query}`)
})

test('what an address cannot say is left out', () => {
  const { trade, unit, draw, has, own } = asked('power=1&trade=moon&unit=litres&draw=oil&has=sail&powerPrice=dear')
  expect({ trade, unit, draw, has: [...has], own }).toEqual({
    trade: 'bakery',
    unit: 'kwh',
    draw: 'money',
    has: [],
    own: {},
  })
})

test('of the figures that the form has shown, only those that differ are the visitor’s own', () => {
  expect(asked('power=1&trade=bakery&shown=bakery&solarSize=40').own).toEqual({})
  expect(asked('power=1&trade=bakery&shown=bakery&solarSize=41').own).toEqual({ solarSize: 41 })
})

test('another trade takes its own figures, not those that were shown of the one before', () => {
  expect(asked('power=1&trade=shop&shown=bakery&solarSize=40').own).toEqual({})
})

test('a monthly bill becomes the energy of a year at the price of today', () => {
  const { situation } = situationOf(asked('power=120&fuel=60&unit=money&night=25'), prices)
  expect(situation).toMatchObject({ power: 6_000, fuel: 12_000, night: 0.25 })
})

test.each([
  ['power=9500000000', ['power']],
  ['power=none', ['power']],
  ['power=0', ['power']],
  ['power=0&fuel=10', []],
  ['power=10&fuel=x', ['fuel']],
  ['power=10&night=101', ['night']],
  ['power=10&night=-1', ['night']],
  ['power=10&unit=money', []],
])('of %s what cannot be is named beside its field: %j', (query, fields) => {
  expect(Object.keys(situationOf(asked(query), prices).problems ?? {})).toEqual(fields)
})

test('a bill without a price of a kWh is no use that can be estimated', () => {
  expect(situationOf(asked('power=10&unit=money'), { powerPrice: 0, fuelPrice: 0 }).problems).toHaveProperty('power')
})
