import { assumptionsOf, casesOf, EVERY_TRADE } from '@energy/contracts/estimate/assumptions'
import { estimate, type Estimate, type Outcome } from '@energy/contracts/estimate/estimate'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawingOf, drawnParts, PHONE, WIDE, type Parts } from '../../src/features/estimate/drawing.ts'

const amount = fc.double({ min: 0, max: 1e9, noNaN: true })
const share = fc.double({ min: 0, max: 1, noNaN: true })
/** A year of which a part is saved, and what remains is split. */
const years = fc
  .tuple(amount, amount, share, share, share, share)
  .map(([power, fuel, most, likely, least, split]): Parts => {
    const high = (power + fuel) * most
    const remains = power + fuel - high
    return {
      today: { power, fuel },
      stays: { power: remains * split, fuel: remains * (1 - split) },
      saved: { low: high * likely * least, likely: high * likely, high },
    }
  })

test.each([
  ['wide', WIDE],
  ['narrow', PHONE],
])('what remains and what is saved are together as thick as the bill (%s)', (_, frame) => {
  fc.assert(
    fc.property(years, (year) => {
      const { fuel, power, fuelStays, powerStays, widths } = drawingOf(year, frame)
      const before = fuel.height + power.height
      expect(fuelStays.height + powerStays.height + widths.high).toBeCloseTo(before, 0)
      expect(widths.low).toBeLessThanOrEqual(widths.likely)
      expect(widths.likely).toBeLessThanOrEqual(widths.high)
      for (const { height } of [fuel, power, fuelStays, powerStays]) expect(height).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('the whole bill is as thick as the frame says, and its parts by their share', () => {
  const year = {
    today: { power: 30, fuel: 10 },
    stays: { power: 10, fuel: 10 },
    saved: { low: 10, likely: 15, high: 20 },
  }
  expect(drawingOf(year, WIDE)).toEqual({
    fuel: { x: -64, y: 16, width: 564, height: 66 },
    power: { x: -64, y: 82, width: 564, height: 198 },
    fuelStays: { x: 503, y: 16, width: 873, height: 66 },
    powerStays: { x: 503, y: 82, width: 873, height: 66 },
    sure: 'M503 214H720A130 130 0 0 1 850 344V500H784V344A64 64 0 0 0 720 280H503Z',
    unsure: 'M503 148H720A196 196 0 0 1 916 344V500H850V344A130 130 0 0 0 720 214H503Z',
    likely: 'M503 181H720A163 163 0 0 1 883 344V500',
    widths: { low: 66, likely: 99, high: 132 },
    left: 784,
  })
})

const NONE = { saved: 0, carbon: 0, cost: 0 }
const effects = { tariff: NONE, heatPump: NONE, solar: NONE, battery: NONE }
/** A case after which so much power is bought, in kWh, and so much is earned by what is sold. */
const aCase = (power: number, fuel: number, earned = 0): Outcome => ({
  today: { power: 100, fuel: 50, sold: 0, paid: { power: 2_400, fuel: 300 }, earned: 0 },
  after: { power, fuel, sold: 0, paid: { power: power * 24, fuel: fuel * 6 }, earned },
  effects,
})
const saved = { low: 100, likely: 200, high: 382 }
const anEstimate: Estimate = {
  fitting: [],
  saved,
  carbon: saved,
  cost: 0,
  payback: undefined,
  outcomes: { low: aCase(95, 20), likely: aCase(90, 10), high: aCase(97, 5, 40) },
}

test('as money an estimate draws what is paid, less what is earned, and what remains where most is saved', () => {
  expect(drawnParts(anEstimate, 'money')).toEqual({
    today: { power: 2_400, fuel: 300 },
    stays: { power: 97 * 24 - 40, fuel: 30 },
    saved,
  })
})

test('what remains is of the bill of today, also where energy costs more in the case that saves most', () => {
  const anAssumption = { trade: EVERY_TRADE, source: '' }
  const rows = [
    { ...anAssumption, name: 'Price of electricity today', low: '20', likely: '24.5', high: '30' },
    { ...anAssumption, name: 'Price of gas or oil today', low: '5', likely: '6', high: '8' },
    { ...anAssumption, name: 'New tariff, cheaper by', low: '', likely: '10', high: '' },
  ]
  const situation = { power: 10_000, fuel: 20_000, night: 0, has: new Set<never>() }
  expect(drawnParts(estimate(situation, casesOf(assumptionsOf(rows, 'shop'))), 'money')).toMatchObject({
    today: { power: 245_000, fuel: 120_000 },
    stays: { power: 245_000 - 30_000, fuel: 120_000 },
    saved: { high: expect.closeTo(30_000) },
  })
})

test('as energy it draws what is bought, and the cases in their order', () => {
  expect(drawnParts(anEstimate, 'kwh')).toEqual({
    today: { power: 100, fuel: 50 },
    stays: { power: 97, fuel: 5 },
    saved: { low: 35, likely: 50, high: 50 },
  })
})

test('who would pay more in the low case has no band for it', () => {
  const year = { today: { power: 40, fuel: 0 }, stays: { power: 30, fuel: 0 }, saved: { low: -5, likely: 5, high: 10 } }
  expect(drawingOf(year, WIDE).widths).toEqual({ low: 0, likely: 33, high: 66 })
})

test('who earns more than the bill has the band of all that is earned', () => {
  const year = {
    today: { power: 10, fuel: 0 },
    stays: { power: -10, fuel: 0 },
    saved: { low: 10, likely: 15, high: 20 },
  }
  const { power, powerStays, widths } = drawingOf(year, WIDE)
  expect([power.height, powerStays.height, widths.high]).toEqual([132, 0, 264])
})
