// Without TypeBox, so that the site gets these functions, too (docs/decisions/0015-page-weight.md).
import { keysOf, recordOf } from '../record-of.ts'
import type { Assumed, Cases } from './estimate.ts'
import { TRADES, type Trade } from './situation.ts'

interface Assumption {
  /** Its name on the page and in the dashboard. */
  label: string
  /** What follows its figure; `$` stands for the currency, `c` for its hundredth part. */
  unit: string
  /** What the figure is multiplied with for the calculation: percents become shares, amounts minor units. */
  factor: number
  /** What the calculation takes where staff have not entered it: with it nothing is saved. Not 0, where it divides. */
  blank: number
}

const PERCENT = { unit: '%', factor: 0.01, blank: 0 } as const
const PRICE = { unit: 'c per kWh', factor: 1, blank: 0 } as const
const COST = { factor: 100, blank: 0 } as const

/** Everything that an estimate assumes, in the order of the page. */
export const ASSUMPTIONS = {
  powerPrice: { label: 'Price of electricity today', ...PRICE },
  fuelPrice: { label: 'Price of gas or oil today', ...PRICE },
  tariffLess: { label: 'New tariff, cheaper by', ...PERCENT },
  nightLess: { label: 'Electricity at night, cheaper by', ...PERCENT },
  solarSize: { label: 'Solar on your roof', unit: 'kWp', factor: 1, blank: 0 },
  solarYield: { label: 'Yield of the roof', unit: 'kWh per kWp', factor: 1, blank: 0 },
  solarUsed: { label: 'Solar used on site', ...PERCENT },
  exportPrice: { label: 'Paid for what is sold', ...PRICE },
  solarCost: { label: 'Cost of solar', unit: '$ per kWp', ...COST },
  heatShare: { label: 'Share of the fuel that heats', ...PERCENT },
  boilerEfficiency: { label: 'Efficiency of the boiler', ...PERCENT, blank: 100 },
  electricHeatShare: { label: 'Share of the electricity that heats', ...PERCENT },
  heatPumpFactor: { label: 'Heat for each kWh of electricity', unit: 'kWh', factor: 1, blank: 1 },
  heatPumpHours: { label: 'Hours at full load', unit: 'hours a year', factor: 1, blank: 1 },
  heatPumpCost: { label: 'Cost of a heat pump', unit: '$ per kW', ...COST },
  batterySize: { label: 'Battery', unit: 'kWh', factor: 1, blank: 0 },
  batteryCycles: { label: 'Charged', unit: 'times a year', factor: 1, blank: 0 },
  batteryEfficiency: { label: 'Comes out of the battery again', ...PERCENT, blank: 100 },
  batteryCost: { label: 'Cost of a battery', unit: '$ per kWh', ...COST },
  powerCarbon: { label: 'CO₂ of electricity', unit: 'g per kWh', factor: 1, blank: 0 },
  fuelCarbon: { label: 'CO₂ of gas or oil', unit: 'g per kWh', factor: 1, blank: 0 },
} as const satisfies Record<keyof Assumed, Assumption>
export type AssumptionName = keyof typeof ASSUMPTIONS

/** The names of what is assumed, in the order of the page. */
export const ASSUMPTION_NAMES = keysOf(ASSUMPTIONS)

/** Whether the calculation divides by an assumption, which is never 0 then. */
export const isDivisor = (name: AssumptionName) => ASSUMPTIONS[name].blank > 0

/** In percent. */
const ALL = 100
/** No figure of staff is greater. Far above it, and far below its reciprocal where it divides, results become infinite. */
const MOST = 1_000_000_000

/** The greatest figure of an assumption: of a share there is no more than all. */
export const mostOf = (name: AssumptionName) => (ASSUMPTIONS[name].unit === PERCENT.unit ? ALL : MOST)

const atMost = (name: AssumptionName, figure: number) => Math.min(figure, mostOf(name))

/** Whether a figure of the page is one with which the estimate can calculate. */
export const isPossible = (name: AssumptionName, figure: number) =>
  figure <= mostOf(name) && (figure >= 1 / MOST || !isDivisor(name))

/** What staff choose for an assumption that holds for every trade. */
export const EVERY_TRADE = 'Every trade'

/** An assumption as staff enter it: its label and trade as they read, its figures as texts. */
export interface EnteredAssumption {
  name: string
  trade: string
  low: string
  likely: string
  high: string
  source: string
}

/** An assumption with its figures as the page shows them, in its unit. */
export interface ShownAssumption {
  low: number
  likely: number
  high: number
  source: string
}

/** The assumptions of a trade; undefined where nobody has entered one. */
export type Assumptions = Record<AssumptionName, ShownAssumption | undefined>

function shownOf(name: AssumptionName, { low, likely, high, source }: EnteredAssumption): ShownAssumption {
  const figureOf = (text: string) => atMost(name, Number(text))
  return { low: figureOf(low || likely), likely: figureOf(likely), high: figureOf(high || likely), source }
}

/** The assumptions that staff entered for a trade, else those for every trade. */
export function assumptionsOf(entered: readonly EnteredAssumption[], trade: Trade): Assumptions {
  const found = (name: AssumptionName, ofTrade: string) =>
    entered.find((one) => one.name === ASSUMPTIONS[name].label && one.trade === ofTrade && one.likely !== '')
  return recordOf(ASSUMPTION_NAMES, (name) => {
    const one = found(name, TRADES[trade]) ?? found(name, EVERY_TRADE)
    return one && shownOf(name, one)
  })
}

/** A figure that a visitor has changed moves all three cases. */
function moved(name: AssumptionName, { low, likely, high, source }: ShownAssumption, to: number): ShownAssumption {
  const move = (figure: number) => atMost(name, likely === 0 ? to : (figure * to) / likely)
  return { low: move(low), likely: to, high: move(high), source }
}

/** Figures that a visitor has changed, in the units of the page. */
export type OwnFigures = Partial<Record<AssumptionName, number>>

/** The assumptions with the figures that a visitor has changed. */
export const withOwn = (assumptions: Assumptions, own: OwnFigures): Assumptions =>
  recordOf(ASSUMPTION_NAMES, (name) => {
    const [shown, to] = [assumptions[name], own[name]]
    return shown && to !== undefined ? moved(name, shown, to) : shown
  })

/** The three cases to calculate with. */
export function casesOf(assumptions: Assumptions): Cases {
  const of = (which: keyof Cases): Assumed =>
    recordOf(ASSUMPTION_NAMES, (name) => {
      const { factor, blank }: Assumption = ASSUMPTIONS[name]
      return factor * (assumptions[name]?.[which] || blank)
    })
  return { low: of('low'), likely: of('likely'), high: of('high') }
}
