import { MAX_USE } from '@energy/contracts/estimate/situation'
import { numberOf, USE_PROBLEM } from '../../shared/energy-use.ts'
import type { Tariff } from '../../shared/tariffs/price-facts.ts'

const DAYS = 365
const HUNDREDTHS = 100

/** The use of a year in what was typed: nothing where nothing was typed, or what is wrong with it. */
export function useIn(typed: string): { kwh?: number; problem?: string } {
  if (typed.trim() === '') return {}
  const kwh = numberOf(typed)
  if (kwh > 0 && kwh <= MAX_USE) return { kwh }
  return { problem: USE_PROBLEM }
}

/** What a year costs in minor units; undefined for a tariff without a unit price. @param kwh the use of a year */
export const yearlyCost = ({ unitPrice, standingCharge }: Tariff, kwh: number) =>
  unitPrice === '' ? undefined : Number(unitPrice) * kwh + Number(standingCharge) * DAYS

const HALF_A_DAY = 12 * 60 * 60_000

/** The day where it ends last: `2026-11-29`. With time zones the page would load much more code. */
export const lastToday = () => new Date(Date.now() - HALF_A_DAY).toISOString().slice(0, 10)

/** Whether nobody can have a tariff any more. */
const isOver = ({ validUntil }: Tariff, today: string) => validUntil !== '' && validUntil < today

/**
 * The tariffs with what a year costs, the cheapest first; those without a price and those that are over are last, in the
 * order of the company.
 * @param kwh the use of a year; without it the order is that of the company, and nothing has a cost
 */
export function compared(tariffs: readonly Tariff[], kwh: number | undefined, today: string) {
  const all = tariffs.map((tariff) => ({
    tariff,
    cost: kwh === undefined || isOver(tariff, today) ? undefined : yearlyCost(tariff, kwh),
  }))
  // The difference of two unknown costs is not a number.
  return all.toSorted((one, other) => (one.cost ?? Infinity) - (other.cost ?? Infinity) || 0)
}

/** An amount in minor units, in whole units of its currency. */
export const costInWords = (minor: number, currency: string) =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(minor / HUNDREDTHS)
