import { assumptionsOf, EVERY_TRADE } from '@energy/contracts/estimate/assumptions'
import { MAX_USE, TRADES, type Trade } from '@energy/contracts/estimate/situation'
import { expect, test } from 'vitest'
import { addressOf, askedIn, situationOf, unansweredIn, type Asked } from '../../src/features/estimate/address.ts'
import { USE_PROBLEM } from '../../src/shared/energy-use.ts'

const size = { name: 'Solar on your roof', low: '', high: '', source: '' }
const rows = [
  { ...size, trade: EVERY_TRADE, likely: '20' },
  { ...size, trade: TRADES.bakery, likely: '40' },
]
const ours = (trade: Trade) => assumptionsOf(rows, trade)
const read = (query: string) => askedIn(new URLSearchParams(query), ours)
const AMOUNT_PROBLEM = 'Enter what you pay in a month, as a number, for up to 10,000,000 kWh a year.'
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

test('before somebody answers, the form says what most answer, and the trade that the home page asked for', () => {
  const { has, ...first } = unansweredIn(new URLSearchParams('trade=moon'))
  expect(first).toEqual({ trade: 'bakery', unit: 'kwh', power: '', fuel: '', night: '20', draw: 'money', own: {} })
  expect([...has]).toEqual(['boiler', 'roof'])
  expect(unansweredIn(new URLSearchParams('trade=shop')).trade).toBe('shop')
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

test('a figure that is no number stays in the address as it was typed', () => {
  const typed = asked('power=1&powerPrice=30p&fuelPrice=+&solarSize=50')
  expect([typed.own, typed.unread]).toEqual([{ solarSize: 50 }, { powerPrice: '30p' }])
  expect(addressOf(typed)).toContain('&powerPrice=30p&solarSize=50')
})

test('nothing by which the estimate divides is 0; other figures may be', () => {
  const typed = asked('power=1&heatPumpHours=0&batteryEfficiency=0.0&solarSize=0')
  expect([typed.own, typed.unread]).toEqual([{ solarSize: 0 }, { heatPumpHours: '0', batteryEfficiency: '0.0' }])
})

test('no share is more than all; other figures may be above a hundred', () => {
  const typed = asked('power=1&solarUsed=101&boilerEfficiency=100&solarSize=101')
  expect([typed.own, typed.unread]).toEqual([{ boilerEfficiency: 100, solarSize: 101 }, { solarUsed: '101' }])
})

test('another trade takes its own figures, not those that were shown of the one before', () => {
  expect(asked('power=1&trade=shop&shown=bakery&solarSize=40').own).toEqual({})
})

test('a monthly bill becomes the energy of a year at the price of today', () => {
  const { situation } = situationOf(asked('power=120&fuel=60&unit=money&night=25'), prices)
  expect(situation).toMatchObject({ power: 6_000, fuel: 12_000, night: 0.25 })
})

test.each([
  [`power=${MAX_USE}`, undefined],
  [`power=${MAX_USE + 1}`, { power: USE_PROBLEM }],
  ['power=none', { power: USE_PROBLEM }],
  ['power=none&unit=money', { power: AMOUNT_PROBLEM }],
  // At 6 hundredths for a kWh 12,000,000 of them.
  ['power=10&fuel=60,000&unit=money', { fuel: AMOUNT_PROBLEM }],
  ['power=0', { power: 'Enter how much electricity or fuel you use.' }],
  ['power=0&fuel=10', undefined],
  ['power=10&fuel=x', { fuel: USE_PROBLEM }],
  ['power=0&fuel=x', { fuel: USE_PROBLEM }],
  ['power=10&night=100', undefined],
  ['power=10&night=101', { night: 'Enter a share in percent, from 0 to 100.' }],
  ['power=10&night=-1', { night: 'Enter a share in percent, from 0 to 100.' }],
  ['power=10&unit=money', undefined],
])('of %s what cannot be is named beside its field: %j', (query, problems) => {
  expect(situationOf(asked(query), prices).problems).toEqual(problems)
})

test('nothing is paid for no use, also without a price', () => {
  const { situation } = situationOf(asked('power=10&fuel=0&unit=money'), { ...prices, fuelPrice: 0 })
  expect(situation?.fuel).toBe(0)
})

test('a bill without a price of a kWh is no use that can be estimated', () => {
  expect(situationOf(asked('power=10&unit=money'), { powerPrice: 0, fuelPrice: 0 }).problems).toHaveProperty('power')
})
