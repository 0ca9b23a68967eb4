import type { Measured } from './address.ts'

const HUNDREDTHS = 100
/** Below this many units of a currency an amount is rounded to ten, above to hundred, so that no estimate looks exact. */
const LARGE = 10_000
const GRAMS = 1_000

/** Rounded, as an estimate is. */
function rounded(value: number) {
  const step = Math.abs(value) < LARGE ? 10 : 100
  // Without the sum, what is little below zero would be written as -0.
  return Math.round(value / step) * step + 0
}

/** What writes the figures of an estimate. */
export type Figures = ReturnType<typeof figuresIn>

/** Writes amounts and energies of an estimate. */
export function figuresIn(currency: string) {
  const amounts = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  const plain = new Intl.NumberFormat('en-GB')
  /** @param minor an amount in minor units */
  const money = (minor: number) => amounts.format(rounded(minor / HUNDREDTHS))
  const energy = (kwh: number) => `${plain.format(rounded(kwh))} kWh`
  return {
    money,
    /** A year's money or energy. */
    year: (value: number, measured: Measured) => (measured === 'money' ? money(value) : energy(value)),
    /** @param kilograms of CO₂ equivalent */
    carbon: (kilograms: number) =>
      `${new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 }).format(kilograms / GRAMS)} t`,
    /** The unit of an assumption, in the currency of the company. */
    unit(unit: string) {
      const symbol = amounts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
      return unit.replace('$', symbol).replace(/^c /, `${symbol === '£' ? 'p' : 'cents'} `)
    },
  }
}

const years = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

function spanOf(count: string) {
  if (count === '0') return 'less than a year'
  return count === '1' ? 'a year' : `${count} years`
}

/** A span of years. */
export function yearsBetween(from: number, to: number) {
  const [first, last] = [years.format(from), years.format(to)]
  if (!Number.isFinite(to)) return `${spanOf(first)} or more`
  if (last === '0') return spanOf(last)
  if (first === '0') return `up to ${spanOf(last)}`
  return first === last ? `about ${spanOf(last)}` : `${first} to ${spanOf(last)}`
}
