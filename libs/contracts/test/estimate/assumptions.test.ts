import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ASSUMPTION_NAMES,
  ASSUMPTIONS,
  assumptionsOf,
  casesOf,
  EVERY_TRADE,
  isPossible,
  withOwn,
  type EnteredAssumption,
} from '../../src/estimate/assumptions.ts'
import { estimate } from '../../src/estimate/estimate.ts'
import { MAX_USE, TRADES } from '../../src/estimate/situation.ts'
import { recordOf } from '../../src/record-of.ts'

const entered = (name: string, figures: Partial<EnteredAssumption> = {}): EnteredAssumption => ({
  name,
  trade: EVERY_TRADE,
  low: '',
  likely: '10',
  high: '',
  source: 'Measured',
  ...figures,
})
const SOLAR = ASSUMPTIONS.solarSize.label

test('a figure for a trade goes before that for every trade', () => {
  const rows = [entered(SOLAR), entered(SOLAR, { trade: TRADES.bakery, likely: '40' })]
  expect(assumptionsOf(rows, 'bakery').solarSize?.likely).toBe(40)
  expect(assumptionsOf(rows, 'shop').solarSize?.likely).toBe(10)
})

test('low and high that are left empty are the likely figure', () => {
  expect(assumptionsOf([entered(SOLAR, { high: '15' })], 'shop').solarSize).toEqual({
    low: 10,
    likely: 10,
    high: 15,
    source: 'Measured',
  })
})

test('percents become shares, of which there are no more than all, and amounts minor units', () => {
  const rows = [
    entered(ASSUMPTIONS.solarUsed.label, { low: '50', likely: '80', high: '130' }),
    entered(ASSUMPTIONS.solarCost.label, { likely: '1100' }),
    entered(ASSUMPTIONS.powerPrice.label, { likely: '24.5' }),
  ]
  const { low, likely, high } = casesOf(assumptionsOf(rows, 'shop'))
  expect([low.solarUsed, likely.solarUsed, high.solarUsed]).toEqual([0.5, 0.8, 1])
  expect(likely.solarCost).toBe(110_000)
  expect(likely.powerPrice).toBe(24.5)
})

test('a figure of the visitor moves low and high by the same share', () => {
  const ours = assumptionsOf([entered(SOLAR, { low: '5', likely: '10', high: '20' })], 'shop')
  expect(withOwn(ours, { solarSize: 30 }).solarSize).toMatchObject({ low: 15, likely: 30, high: 60 })
  expect(withOwn(ours, {}).solarSize).toEqual(ours.solarSize)
})

test('no case of a share is more than all, as it is shown too, whether staff have entered it or a visitor moved it', () => {
  const ours = assumptionsOf([entered(ASSUMPTIONS.solarUsed.label, { low: '70', likely: '80', high: '130' })], 'shop')
  expect(ours.solarUsed).toMatchObject({ low: 70, likely: 80, high: 100 })
  expect(withOwn(ours, { solarUsed: 96 }).solarUsed).toMatchObject({ low: 84, likely: 96, high: 100 })
})

test('a figure of the visitor where ours is nothing holds in all cases', () => {
  const ours = assumptionsOf([entered(SOLAR, { likely: '0' })], 'shop')
  expect(withOwn(ours, { solarSize: 30 }).solarSize).toMatchObject({ low: 30, likely: 30, high: 30 })
})

test('where staff have entered nothing, nothing is saved, and every figure is a number', () => {
  const cases = casesOf(assumptionsOf([], 'shop'))
  for (const name of ASSUMPTION_NAMES) expect(cases.likely[name]).toBeTypeOf('number')
  const uses = fc.double({ min: 0, max: 1_000_000, noNaN: true })
  fc.assert(
    fc.property(uses, uses, (power, fuel) => {
      const { saved, fitting } = estimate({ power, fuel, night: 0.2, has: new Set(['boiler', 'roof']) }, cases)
      expect(saved).toEqual({ low: 0, likely: 0, high: 0 })
      expect(fitting).toEqual([])
    }),
  )
})

test('where staff have entered 0 for a figure, every result is still a number', () => {
  const use = { power: 20_000, fuel: 60_000, night: 1, has: new Set(['boiler', 'electric', 'roof'] as const) }
  for (const name of ASSUMPTION_NAMES) {
    const rows = ASSUMPTION_NAMES.map((one) =>
      entered(ASSUMPTIONS[one].label, one === name ? { low: '0', likely: '0', high: '0' } : {}),
    )
    const { cost, saved, carbon } = estimate(use, casesOf(assumptionsOf(rows, 'shop')))
    for (const figure of [cost, ...Object.values(saved), ...Object.values(carbon)])
      expect(figure).toSatisfy(Number.isFinite)
  }
})

test('with the least and the greatest figures that a visitor may enter, every result is a number', () => {
  const figures = [0, 1e-300, 1e-9, 1, 100, 1e9, 1e300]
  const own = fc.record(
    recordOf(ASSUMPTION_NAMES, (name) => fc.constantFrom(...figures.filter((figure) => isPossible(name, figure)))),
  )
  const ours = assumptionsOf(
    ASSUMPTION_NAMES.map((name) => entered(ASSUMPTIONS[name].label)),
    'shop',
  )
  const use = { power: MAX_USE, fuel: MAX_USE, night: 0.2, has: new Set(['boiler', 'electric', 'roof'] as const) }
  fc.assert(
    fc.property(own, (typed) => {
      const { cost, saved, carbon } = estimate(use, casesOf(withOwn(ours, typed)))
      for (const figure of [cost, ...Object.values(saved), ...Object.values(carbon)])
        expect(figure).toSatisfy(Number.isFinite)
    }),
  )
})

test('no two assumptions have the same name', () => {
  expect(new Set(ASSUMPTION_NAMES.map((name) => ASSUMPTIONS[name].label)).size).toBe(ASSUMPTION_NAMES.length)
})
