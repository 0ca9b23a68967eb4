import { expect, test } from 'vitest'
import { MEASURES, estimate, outcomeOf, type Assumed, type Measure } from '../../src/estimate/estimate.ts'
import type { Situation, Thing } from '../../src/estimate/situation.ts'

// Round figures, so that each result can be calculated by hand.
const ASSUMED: Assumed = {
  powerPrice: 20,
  fuelPrice: 5,
  tariffLess: 0.1,
  nightLess: 0.5,
  solarSize: 10,
  solarYield: 1_000,
  solarUsed: 0.5,
  exportPrice: 8,
  heatShare: 0.8,
  boilerEfficiency: 0.75,
  electricHeatShare: 0.4,
  heatPumpFactor: 3.2,
  heatPumpHours: 2_000,
  batterySize: 20,
  batteryCycles: 300,
  batteryEfficiency: 0.8,
  solarCost: 120_000,
  heatPumpCost: 100_000,
  batteryCost: 60_000,
  powerCarbon: 100,
  fuelCarbon: 200,
}
const aSituation = (has: Thing[], power = 10_000): Situation => ({
  power,
  fuel: 20_000,
  night: 0.25,
  has: new Set(has),
})
const BAKERY = aSituation(['boiler', 'electric', 'roof'])
const all = new Set(MEASURES)
const batteryOf = (assumed: Partial<Assumed>) => outcomeOf(BAKERY, { ...ASSUMED, ...assumed }, all).effects.battery
const same = (assumed: Assumed) => ({ low: assumed, likely: assumed, high: assumed })

test('each measure is calculated with those before it in place', () => {
  const { effects, today, after } = outcomeOf(BAKERY, ASSUMED, all)
  expect(effects).toEqual({
    // 10,000 kWh, each 2 cheaper.
    tariff: { saved: 20_000, cost: 0, carbon: 0 },
    // 16,000 kWh of fuel less; 5,000 kWh of electricity for 16,000 kWh of heat, in place of 4,000 kWh.
    heatPump: { saved: 80_000 - 18_000, cost: 800_000, carbon: 3_100 },
    // Of 10,000 kWh one half is used and the other one sold.
    solar: { saved: 90_000 + 40_000, cost: 1_200_000, carbon: 500 },
    // 5,000 kWh from the panels, of which 4,000 come out; then 1,000 kWh of the night, of which 800 do.
    battery: { saved: expect.closeTo(72_000 - 40_000 + 5_400), cost: 1_200_000, carbon: expect.closeTo(380) },
  })
  expect(today).toEqual({ power: 10_000, fuel: 20_000, sold: 0, paid: { power: 200_000, fuel: 100_000 }, earned: 0 })
  expect(after).toEqual({
    power: 2_200,
    fuel: 4_000,
    sold: 0,
    paid: { power: expect.closeTo(30_600), fuel: 20_000 },
    earned: 0,
  })
})

test('a small battery leaves electricity to be sold', () => {
  const { effects, after } = outcomeOf(BAKERY, { ...ASSUMED, batterySize: 5 }, all)
  expect(effects.battery).toEqual({ saved: expect.closeTo(9_600), cost: 300_000, carbon: expect.closeTo(120) })
  expect(after).toMatchObject({ power: 4_800, sold: 3_500, earned: 28_000 })
  expect(after.paid.power).toBeCloseTo(86_400)
})

test('a large battery is filled at night as far as the day needs it', () => {
  expect(batteryOf({ batterySize: 40 })).toMatchObject({
    saved: expect.closeTo(32_000 + 10_125),
    carbon: expect.closeTo(362.5),
  })
})

test('what a battery loses between night and day is bought, too', () => {
  const { after, effects } = outcomeOf(aSituation([]), ASSUMED, new Set<Measure>(['battery']))
  // 6,000 kWh of the night, of which 4,800 come out.
  expect(after.power).toBeCloseTo(10_000 + 6_000 - 4_800)
  expect(effects.battery.carbon).toBeCloseTo(-120)
})

test('a battery is not filled at night where that saves nothing', () => {
  expect(batteryOf({ nightLess: 0 })).toMatchObject({ saved: expect.closeTo(32_000), carbon: expect.closeTo(400) })
})

test('of what would be sold, a battery takes what is used', () => {
  expect(batteryOf({ batterySize: 100, solarSize: 20 })).toMatchObject({ saved: expect.closeTo(18_000 - 10_000) })
})

test('nobody without a use of electricity builds a battery, or without a heating a heat pump', () => {
  const { effects } = outcomeOf(aSituation(['roof'], 0), ASSUMED, all)
  expect([effects.tariff.saved, effects.battery.cost, effects.heatPump.cost]).toEqual([0, 0, 0])
  const pump = new Set<Measure>(['heatPump'])
  expect(outcomeOf(aSituation(['boiler']), ASSUMED, pump).effects.heatPump.cost).toBe(600_000)
  expect(outcomeOf(aSituation(['electric']), ASSUMED, pump).effects.heatPump.cost).toBe(200_000)
})

test('what was built pays for itself by what it saves, without what another tariff saves', () => {
  const { payback, cost, fitting } = estimate(BAKERY, same(ASSUMED))
  expect([fitting, cost]).toEqual([[...MEASURES], 3_200_000])
  expect(payback?.likely).toBeCloseTo(3_200_000 / (249_400 - 20_000))
})

test('it never does in a case that saves nothing; nothing is said where nothing was built, or for nothing', () => {
  const low = { ...ASSUMED, fuelPrice: 0, solarYield: 0 }
  expect(estimate(aSituation(['boiler']), { low, likely: ASSUMED, high: ASSUMED }).payback?.high).toBe(Infinity)
  const tariffAlone = estimate(aSituation(['battery']), same(ASSUMED))
  expect([tariffAlone.fitting, tariffAlone.payback]).toEqual([['tariff'], undefined])
  const free = { ...ASSUMED, solarCost: 0, batterySize: 0, batteryCost: 0 }
  expect(estimate(aSituation(['roof']), same(free))).toMatchObject({ fitting: ['tariff', 'solar'], payback: undefined })
})
