import {
  ASSUMPTION_NAMES,
  type AssumptionName,
  type Assumptions,
  isPossible,
  type OwnFigures,
} from '@energy/contracts/estimate/assumptions'
import { MAX_USE, THINGS, TRADES, type Situation, type Thing, type Trade } from '@energy/contracts/estimate/situation'
import { keysOf } from '@energy/contracts/record-of'
import { numberOf, USE_PROBLEM } from '../../shared/energy-use.ts'

/** The field of the form that says of which trade the assumptions below it are. */
export const SHOWN_TRADE = 'shown'

/** How the use is typed, and how the answer is drawn: as energy, or as money. */
export type Measured = 'kwh' | 'money'

/** What the address of the estimate says. Numbers are texts as they were typed. */
export interface Asked {
  trade: Trade
  /** kWh a year, or money a month. */
  unit: Measured
  power: string
  fuel: string
  /** The share of the electricity that is used at night, in percent. */
  night: string
  has: ReadonlySet<Thing>
  draw: Measured
  /** Figures of the assumptions that the visitor has changed. */
  own: OwnFigures
  /** What the visitor has typed for an assumption and is no number with which one can calculate. */
  unread?: Partial<Record<AssumptionName, string>>
}

/** What the form says before somebody answers. */
const UNANSWERED: Asked = {
  trade: 'bakery',
  unit: 'kwh',
  power: '',
  fuel: '',
  night: '20',
  has: new Set<Thing>(['boiler', 'roof']),
  draw: 'money',
  own: {},
}

const isOneOf = <Key extends string>(keys: readonly Key[], value: string | null): value is Key =>
  keys.some((key) => key === value)

const measuredOf = (value: string | null): Measured | undefined =>
  value === 'kwh' || value === 'money' ? value : undefined

const tradeOf = (value: string | null): Trade | undefined => (isOneOf(keysOf(TRADES), value) ? value : undefined)

/** What the form says before its questions are answered; the home page has asked the first one. */
export const unansweredIn = (query: URLSearchParams): Asked => ({
  ...UNANSWERED,
  trade: tradeOf(query.get('trade')) ?? UNANSWERED.trade,
})

/** The figures that differ from those that the form has shown. */
function ownFigures(query: URLSearchParams, shown: Assumptions | undefined) {
  const own: OwnFigures = {}
  const unread: Asked['unread'] = {}
  for (const name of ASSUMPTION_NAMES) {
    const text = (query.get(name) ?? '').trim()
    const figure = numberOf(text)
    if (text && !isPossible(name, figure)) unread[name] = text
    else if (text && figure !== shown?.[name]?.likely) own[name] = figure
  }
  return { own, ...(Object.keys(unread).length > 0 && { unread }) }
}

/**
 * Reads the address, or what the form has sent.
 * @param assumptionsOf the assumptions of a trade: the form sends those that it has shown, too, and names their trade
 * @returns undefined before the questions are answered
 */
export function askedIn(query: URLSearchParams, assumptionsOf: (trade: Trade) => Assumptions): Asked | undefined {
  const power = query.get('power')
  if (power === null) return undefined
  const shown = tradeOf(query.get(SHOWN_TRADE))
  return {
    trade: tradeOf(query.get('trade')) ?? UNANSWERED.trade,
    unit: measuredOf(query.get('unit')) ?? UNANSWERED.unit,
    power,
    fuel: query.get('fuel') ?? '',
    night: query.get('night') ?? UNANSWERED.night,
    has: new Set(query.getAll('has').filter((thing) => isOneOf(keysOf(THINGS), thing))),
    draw: measuredOf(query.get('draw')) ?? UNANSWERED.draw,
    ...ownFigures(query, shown && assumptionsOf(shown)),
  }
}

/** The address of an estimate, which says only what differs from the assumptions of the page. */
export function addressOf({ trade, unit, power, fuel, night, has, draw, own, unread }: Asked) {
  const query = new URLSearchParams({ trade, unit, power, fuel, night, draw })
  for (const thing of has) query.append('has', thing)
  for (const name of ASSUMPTION_NAMES) {
    const figure = own[name] ?? unread?.[name]
    if (figure !== undefined) query.set(name, String(figure))
  }
  return `/estimate?${query}`
}

/** What is wrong with what was typed, by field. */
export type Problems = Partial<Record<'power' | 'fuel' | 'night', string>>

const MONTHS = 12
const HUNDREDTHS = 100
const AMOUNT_PROBLEM = `Enter what you pay in a month, as a number, for up to ${MAX_USE.toLocaleString('en-GB')} kWh a year.`

/** The use of energy in kWh a year. @param price hundredths of the currency for a kWh */
function useOf(typed: string, unit: Measured, price: number) {
  const figure = numberOf(typed)
  const use = unit === 'kwh' || figure === 0 ? figure : (figure * MONTHS * HUNDREDTHS) / price
  return use <= MAX_USE ? use : Number.NaN
}

/**
 * What the visitor has said about the business.
 * @param prices hundredths of the currency for a kWh, from which the use follows where money was typed
 */
export function situationOf(
  { unit, power, fuel, night, has }: Asked,
  prices: { powerPrice: number; fuelPrice: number },
): { situation: Situation; problems?: undefined } | { situation?: undefined; problems: Problems } {
  const situation = {
    power: useOf(power, unit, prices.powerPrice),
    fuel: useOf(fuel, unit, prices.fuelPrice),
    night: numberOf(night) / HUNDREDTHS,
    has,
  }
  const problem = unit === 'kwh' ? USE_PROBLEM : AMOUNT_PROBLEM
  const problems: Problems = {}
  if (Number.isNaN(situation.power)) problems.power = problem
  if (Number.isNaN(situation.fuel)) problems.fuel = problem
  if (situation.power === 0 && situation.fuel === 0) problems.power = 'Enter how much electricity or fuel you use.'
  if (!(situation.night <= 1)) problems.night = 'Enter a share in percent, from 0 to 100.'
  return Object.keys(problems).length > 0 ? { problems } : { situation }
}
