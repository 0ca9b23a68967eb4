// An estimate is no document: amounts are in minor units, but not rounded until they are shown.
import { mapValues } from '../record-of.ts'
import type { Situation } from './situation.ts'

/** What an estimate assumes. Shares are from 0 to 1, prices are in minor units. */
export interface Assumed {
  /** What a kWh costs today. */
  powerPrice: number
  fuelPrice: number
  /** By how much another tariff is cheaper. */
  tariffLess: number
  /** By how much a kWh at night is cheaper than by day. */
  nightLess: number
  /** The size of the panels in kWp, what each yields in kWh a year, and how much of it is used on site. */
  solarSize: number
  solarYield: number
  solarUsed: number
  /** What is paid for a kWh that is sold. */
  exportPrice: number
  /** The share of the fuel that heats, and how much of it becomes heat today. */
  heatShare: number
  boilerEfficiency: number
  /** The share of the electricity that heats, where the heating is electric. */
  electricHeatShare: number
  /** Heat for each kWh of electricity over a year: the seasonal performance factor. */
  heatPumpFactor: number
  /** Hours at full load in a year, from which the size of the heat pump follows. */
  heatPumpHours: number
  /** The size of the battery in kWh, how often it is filled in a year, and how much comes out of it again. */
  batterySize: number
  batteryCycles: number
  batteryEfficiency: number
  /** What it costs to build: a kWp, a kW of heat, a kWh. */
  solarCost: number
  heatPumpCost: number
  batteryCost: number
  /** Grams of CO₂ equivalent for a kWh. */
  powerCarbon: number
  fuelCarbon: number
}

/** The measures, in the order in which they are taken: each is estimated with those before it in place. */
export const MEASURES = ['tariff', 'heatPump', 'solar', 'battery'] as const
export type Measure = (typeof MEASURES)[number]

/** What a measure changes in a year. */
export interface Effect {
  /** What is saved; negative where it costs more than before. */
  saved: number
  /** What it costs to build. */
  cost: number
  /** Kilograms of CO₂ equivalent less. */
  carbon: number
}

const NONE: Effect = { saved: 0, cost: 0, carbon: 0 }

/** A year: what is bought, sold and paid. Energy is in kWh. */
export interface Year {
  power: number
  fuel: number
  sold: number
  /** What power and fuel cost, and what is paid for what is sold. */
  paid: { power: number; fuel: number }
  earned: number
}

/** The result for one set of assumptions. */
export interface Outcome {
  today: Year
  after: Year
  effects: Record<Measure, Effect>
}

const GRAMS = 1_000

/** The heat that a heat pump would make, and what it replaces. */
function heating({ power, fuel, has }: Situation, assumed: Assumed) {
  const burnt = has.has('boiler') ? fuel * assumed.heatShare : 0
  const electric = has.has('electric') ? power * assumed.electricHeatShare : 0
  const heat = burnt * assumed.boilerEfficiency + electric
  return { burnt, electric, heat, needed: heat / assumed.heatPumpFactor }
}

/** Whether a measure can be taken at all. Whether it pays is another question. */
function isPossible(measure: Measure, { power, has }: Situation, heat: number) {
  switch (measure) {
    case 'tariff':
      return power > 0
    case 'heatPump':
      return !has.has('heatPump') && heat > 0
    case 'solar':
      return !has.has('solar') && has.has('roof')
    case 'battery':
      return !has.has('battery') && power > 0
  }
}

/**
 * What a year costs with some measures, and what each of them changes.
 * @param measures those that are taken, of which the impossible ones change nothing
 */
export function outcomeOf(situation: Situation, assumed: Assumed, measures: ReadonlySet<Measure>): Outcome {
  const { powerPrice, fuelPrice, exportPrice, powerCarbon, fuelCarbon } = assumed
  const warmth = heating(situation, assumed)
  const takes = (measure: Measure) => measures.has(measure) && isPossible(measure, situation, warmth.heat)
  const effects: Record<Measure, Effect> = { tariff: NONE, heatPump: NONE, solar: NONE, battery: NONE }
  let { power, fuel } = situation
  let sold = 0
  let price = powerPrice

  if (takes('tariff')) {
    price = powerPrice * (1 - assumed.tariffLess)
    effects.tariff = { ...NONE, saved: power * (powerPrice - price) }
  }
  if (takes('heatPump')) {
    const { burnt, electric, heat, needed } = warmth
    effects.heatPump = {
      saved: burnt * fuelPrice + (electric - needed) * price,
      cost: (heat / assumed.heatPumpHours) * assumed.heatPumpCost,
      carbon: (burnt * fuelCarbon + (electric - needed) * powerCarbon) / GRAMS,
    }
    power += needed - electric
    fuel -= burnt
  }
  if (takes('solar')) {
    const made = assumed.solarSize * assumed.solarYield
    const used = Math.min(made * assumed.solarUsed, power)
    sold = made - used
    effects.solar = {
      saved: used * price + sold * exportPrice,
      cost: assumed.solarSize * assumed.solarCost,
      carbon: (used * powerCarbon) / GRAMS,
    }
    power -= used
  }
  if (takes('battery')) {
    const room = assumed.batterySize * assumed.batteryCycles
    // First what would be sold, as far as it can be used instead; then electricity of the night for the day.
    const fromSun = Math.min(sold, room, power / assumed.batteryEfficiency)
    const out = fromSun * assumed.batteryEfficiency
    const fromNight = Math.min(room - fromSun, ((power - out) * (1 - situation.night)) / assumed.batteryEfficiency)
    const nightPrice = price * (1 - assumed.nightLess)
    const gain = Math.max(0, fromNight * (assumed.batteryEfficiency * price - nightPrice))
    const moved = gain > 0 ? fromNight : 0
    // What is lost between night and day is bought, too.
    const less = out - moved * (1 - assumed.batteryEfficiency)
    effects.battery = {
      saved: out * price - fromSun * exportPrice + gain,
      cost: assumed.batterySize * assumed.batteryCost,
      carbon: (less * powerCarbon) / GRAMS,
    }
    power -= less
    sold -= fromSun
  }
  const saved = MEASURES.reduce((sum, measure) => sum + effects[measure].saved, 0)
  const before = { power: situation.power * powerPrice, fuel: situation.fuel * fuelPrice }
  const earned = sold * exportPrice
  const fuelPaid = fuel * fuelPrice
  return {
    today: { power: situation.power, fuel: situation.fuel, sold: 0, paid: before, earned: 0 },
    after: {
      power,
      fuel,
      sold,
      // Power costs the rest of the bill, which includes the cheaper electricity of the night.
      paid: { power: before.power + before.fuel - saved + earned - fuelPaid, fuel: fuelPaid },
      earned,
    },
    effects,
  }
}

/** The assumptions of the three cases. */
export interface Cases {
  low: Assumed
  likely: Assumed
  high: Assumed
}

/** A figure in the three cases, from the least to the greatest. */
export interface Range {
  low: number
  likely: number
  high: number
}

/** The result of an estimate. */
export interface Estimate {
  /** The measures that fit and pay in the likely case. */
  fitting: Measure[]
  /** What is saved in a year, in minor units, and CO₂ equivalent in kilograms. */
  saved: Range
  carbon: Range
  /** What it costs to build, in the likely case. */
  cost: number
  /** Years until what was built has paid for itself, from the quickest; undefined where nothing is built or it never does. */
  payback: Range | undefined
  /** The year of today and the one after, in each case. */
  outcomes: Record<keyof Range, Outcome>
}

const sumOf = ({ effects }: Outcome, what: keyof Effect) =>
  MEASURES.reduce((sum, measure) => sum + effects[measure][what], 0)

/** A figure in the three cases, of which the low one need not be the least. */
export const inOrder = ({ low, likely, high }: Range): Range => ({
  low: Math.min(low, likely, high),
  likely,
  high: Math.max(low, likely, high),
})

/**
 * Estimates the savings. A measure that would cost more than it saves in the likely case is left out of all three.
 * @param cases assumptions of the low, the likely and the high case; a case may be mixed, the result is in order
 */
export function estimate(situation: Situation, cases: Cases): Estimate {
  const fitting = MEASURES.reduce<Measure[]>((taken, measure) => {
    const { saved } = outcomeOf(situation, cases.likely, new Set([...taken, measure])).effects[measure]
    return saved > 0 ? [...taken, measure] : taken
  }, [])
  const measures = new Set(fitting)
  const outcomes = {
    low: outcomeOf(situation, cases.low, measures),
    likely: outcomeOf(situation, cases.likely, measures),
    high: outcomeOf(situation, cases.high, measures),
  }
  const range = (what: keyof Effect) => inOrder(mapValues(outcomes, (outcome) => sumOf(outcome, what)))
  const cost = sumOf(outcomes.likely, 'cost')
  const years = mapValues(outcomes, (outcome) => {
    // A tariff is not built, so it pays for nothing.
    const saved = sumOf(outcome, 'saved') - outcome.effects.tariff.saved
    return saved > 0 ? cost / saved : Infinity
  })
  return {
    fitting,
    saved: range('saved'),
    carbon: range('carbon'),
    cost,
    payback: cost > 0 && years.likely < Infinity ? inOrder(years) : undefined,
    outcomes,
  }
}
