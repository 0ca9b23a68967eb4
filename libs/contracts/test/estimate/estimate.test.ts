import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MEASURES, estimate, outcomeOf, type Assumed, type Measure } from '../../src/estimate/estimate.ts'
import { keysOf } from '../../src/record-of.ts'
import { MAX_USE, THINGS, type Situation, type Thing } from '../../src/estimate/situation.ts'

const ASSUMED: Assumed = {
  powerPrice: 25,
  fuelPrice: 6,
  tariffLess: 0.1,
  nightLess: 0.4,
  solarSize: 40,
  solarYield: 900,
  solarUsed: 0.8,
  exportPrice: 10,
  heatShare: 0.8,
  boilerEfficiency: 0.84,
  electricHeatShare: 0.5,
  heatPumpFactor: 2.8,
  heatPumpHours: 2_000,
  batterySize: 20,
  batteryCycles: 300,
  batteryEfficiency: 0.9,
  solarCost: 120_000,
  heatPumpCost: 100_000,
  batteryCost: 60_000,
  powerCarbon: 200,
  fuelCarbon: 183,
}
const all = new Set(MEASURES)
const aSituation = (has: Thing[], rest: Partial<Situation> = {}): Situation => ({
  power: 95_000,
  fuel: 260_000,
  night: 0.3,
  has: new Set(has),
  ...rest,
})

const share = fc.double({ min: 0, max: 1, noNaN: true })
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const situations = fc.record({
  power: between(0, MAX_USE),
  fuel: between(0, MAX_USE),
  night: share,
  has: fc.subarray(keysOf(THINGS)).map((things) => new Set(things)),
})
const assumptions = fc.record<Assumed>({
  powerPrice: between(1, 100),
  fuelPrice: between(1, 50),
  tariffLess: between(0, 0.5),
  nightLess: between(0, 0.9),
  solarSize: between(0, 1_000),
  solarYield: between(500, 1_500),
  solarUsed: share,
  exportPrice: between(0, 30),
  heatShare: share,
  boilerEfficiency: between(0.5, 1),
  electricHeatShare: share,
  heatPumpFactor: between(1.5, 6),
  heatPumpHours: between(500, 4_000),
  batterySize: between(0, 1_000),
  batteryCycles: between(0, 400),
  batteryEfficiency: between(0.5, 1),
  solarCost: between(0, 500_000),
  heatPumpCost: between(0, 500_000),
  batteryCost: between(0, 500_000),
  powerCarbon: between(0, 1_000),
  fuelCarbon: between(0, 500),
})
const measureSets = fc.subarray([...MEASURES]).map((measures) => new Set(measures))
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
/** Equal but for the rounding of floating point, beside figures as large as these. */
const close = (one: number, other: number, size: number) => Math.abs(one - other) <= 1e-9 * Math.max(1, size)

test('what is saved is what was paid less what is still paid, and no energy is used below zero', () => {
  fc.assert(
    fc.property(situations, assumptions, measureSets, (situation, assumed, measures) => {
      const { today, after, effects } = outcomeOf(situation, assumed, measures)
      const paid = today.paid.power + today.paid.fuel
      const still = after.paid.power + after.paid.fuel - after.earned
      expect(close(paid - still, sum(MEASURES.map((measure) => effects[measure].saved)), paid)).toBe(true)
      for (const energy of [after.power, after.fuel, after.sold]) expect(energy).toBeGreaterThanOrEqual(-1e-6)
    }),
  )
})

test('a measure that is not taken, or that one cannot take, changes nothing', () => {
  fc.assert(
    fc.property(situations, assumptions, measureSets, (situation, assumed, measures) => {
      const { effects } = outcomeOf(situation, assumed, measures)
      const has = (thing: Thing) => situation.has.has(thing)
      const impossible: Measure[] = MEASURES.filter(
        (measure) =>
          !measures.has(measure) ||
          (measure === 'solar' && (has('solar') || !has('roof'))) ||
          (measure === 'heatPump' && has('heatPump')) ||
          (measure === 'battery' && has('battery')),
      )
      for (const measure of impossible) expect(effects[measure]).toEqual({ saved: 0, cost: 0, carbon: 0 })
    }),
  )
})

test.each<[Measure, keyof Assumed]>([
  ['tariff', 'tariffLess'],
  ['tariff', 'powerPrice'],
  ['solar', 'solarSize'],
  ['solar', 'solarYield'],
  ['solar', 'powerPrice'],
  ['solar', 'exportPrice'],
  ['heatPump', 'heatPumpFactor'],
  ['heatPump', 'fuelPrice'],
  ['battery', 'batterySize'],
  ['battery', 'nightLess'],
])('the savings of the measure %s do not fall while %s grows', (measure, name) => {
  const factors = fc.double({ min: 1, max: 2, noNaN: true })
  const only = new Set([measure])
  fc.assert(
    fc.property(situations, assumptions, factors, (situation, assumed, factor) => {
      const saved = (values: Assumed) => outcomeOf(situation, values, only).effects[measure].saved
      const before = saved(assumed)
      const after = saved({ ...assumed, [name]: assumed[name] * factor })
      expect(after).toBeGreaterThanOrEqual(before - 1e-9 * Math.max(1, Math.abs(before)))
    }),
  )
})

test('who uses more saves at least as much with another tariff', () => {
  fc.assert(
    fc.property(situations, assumptions, share, (situation, assumed, less) => {
      const saved = (power: number) => outcomeOf({ ...situation, power }, assumed, all).effects.tariff.saved
      expect(saved(situation.power)).toBeGreaterThanOrEqual(saved(situation.power * less))
    }),
  )
})

test('low, likely and high are in this order, whatever the cases assume', () => {
  fc.assert(
    fc.property(situations, assumptions, assumptions, assumptions, (situation, low, likely, high) => {
      const { saved, carbon, payback } = estimate(situation, { low, likely, high })
      for (const range of [saved, carbon, payback ?? saved]) {
        expect(range.low).toBeLessThanOrEqual(range.likely)
        expect(range.likely).toBeLessThanOrEqual(range.high)
      }
    }),
  )
})

const same = (assumed: Assumed) => ({ low: assumed, likely: assumed, high: assumed })

test('what costs more than it saves is left out, so nobody loses in the likely case', () => {
  fc.assert(
    fc.property(situations, assumptions, (situation, assumed) => {
      const { saved, fitting, outcomes } = estimate(situation, same(assumed))
      expect(saved.likely).toBeGreaterThanOrEqual(0)
      for (const measure of MEASURES) {
        expect(outcomes.likely.effects[measure].saved > 0).toBe(fitting.includes(measure))
      }
    }),
  )
})

test('a heat pump does not fit where gas is far cheaper than electricity', () => {
  const dear = { ...ASSUMED, powerPrice: 40, tariffLess: 0 }
  expect(estimate(aSituation(['boiler', 'roof']), same(dear)).fitting).toEqual(['solar', 'battery'])
})

/** By what share a value differs from the published one; it may be one percent. */
const apart = (value: number, published: number) => Math.abs(value / published - 1)
const PERCENT = 0.01

// https://solarbypostcode.co.uk/bd18-bradford and /tq1-torbay: 5 kW without a battery.
test.each([
  ['Bradford', { solarYield: 907, powerPrice: 25.3 }, 732, 13.9],
  ['Torbay', { solarYield: 1_016, powerPrice: 26.8 }, 850, 12.0],
])('five kilowatts of panels in %s save and pay back what is published', (_, place, published, years) => {
  const assumed = {
    ...ASSUMED,
    ...place,
    solarSize: 5,
    solarUsed: 0.4,
    solarCost: 203_460,
    tariffLess: 0,
    batterySize: 0,
  }
  const { saved, payback } = estimate(aSituation(['roof'], { power: 5_000, fuel: 0 }), same(assumed))
  expect(apart(saved.likely / 100, published)).toBeLessThan(PERCENT)
  expect(apart(payback?.likely ?? 0, years)).toBeLessThan(PERCENT)
})

// The same page, with a battery of 3 kWh that is filled each day.
test('a battery beside them adds what is published', () => {
  const panels = { solarYield: 907, powerPrice: 25.3, solarSize: 5, solarUsed: 0.4, tariffLess: 0 }
  const battery = { batterySize: 3, batteryCycles: 365, batteryEfficiency: 0.9, nightLess: 0 }
  const { saved } = estimate(
    aSituation(['roof'], { power: 5_000, fuel: 0 }),
    same({ ...ASSUMED, ...panels, ...battery }),
  )
  expect(apart(saved.likely / 100, 871)).toBeLessThan(PERCENT)
})

// https://www.heatwisehome.com/blog/heat-pump-vs-gas-boiler-running-costs/: 13,000 kWh of heat.
test('a boiler and a heat pump cost what is published for the same heat', () => {
  const prices = { fuelPrice: 7.2, powerPrice: 27, tariffLess: 0, heatShare: 1 }
  const assumed = { ...ASSUMED, ...prices, boilerEfficiency: 0.89, heatPumpFactor: 3.3 }
  const situation = aSituation(['boiler'], { power: 0, fuel: 13_000 / 0.89 })
  const { today, after } = outcomeOf(situation, assumed, new Set<Measure>(['heatPump']))
  expect(apart(today.paid.fuel / 100, 1_052)).toBeLessThan(PERCENT)
  expect(apart(after.paid.power / 100, 1_064)).toBeLessThan(PERCENT)
  expect(estimate(situation, same(assumed)).fitting).toEqual([])
})
