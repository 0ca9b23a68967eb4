// All amounts are integers: money in minor units (cents), quantities in thousandths, rates in thousandths of a percent.
// Products of them can be larger than a safe integer, so they are multiplied as BigInt.
// Without TypeBox, so that the site gets these functions, too (docs/decisions/0015-page-weight.md).

/** The largest amount of money, in minor units. */
export const MAX_AMOUNT = 1_000_000_000_000
/** 1 as a quantity. */
export const ONE = 1_000
/** The largest quantity: a million. */
export const MAX_QUANTITY = 1_000_000 * ONE
/** 100 % as a rate. */
export const WHOLE = 100_000

/**
 * Divides integers and rounds half away from zero, so that a credit note is the exact negative of its invoice.
 * @throws RangeError unless the divisor is positive
 */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError('The divisor has to be positive.')
  const size = dividend < 0n ? -dividend : dividend
  const rounded = (2n * size + divisor) / (2n * divisor)
  return dividend < 0n ? -rounded : rounded
}

/** A share of an amount, rounded to minor units. */
export const shareOf = (amount: number, rate: number) =>
  Number(divideRounded(BigInt(amount) * BigInt(rate), BigInt(WHOLE)))

/**
 * Splits an amount by weights. The parts add up to the amount; each differs from its exact share by less than one minor
 * unit. Without any weight the first part gets all of it.
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n) return weights.map((_, at) => (at === 0 ? amount : 0))
  const size = BigInt(Math.abs(amount))
  const exact = weights.map((weight) => size * BigInt(weight))
  const parts = exact.map((product) => Number(product / sum))
  let left = Math.abs(amount) - parts.reduce((total, part) => total + part, 0)
  const byRemainder = exact
    .map((product, at) => ({ at, remainder: product % sum }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder < b.remainder ? 1 : -1))
  for (const { at } of byRemainder) {
    if (left === 0) break
    parts[at] = (parts[at] ?? 0) + 1
    left -= 1
  }
  return parts.map((part) => (amount < 0 && part !== 0 ? -part : part))
}

const formats = new Map<string, Intl.NumberFormat>()
function formatIn(currency: string) {
  let format = formats.get(currency)
  if (!format) {
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
    formats.set(currency, format)
  }
  return format
}

/** The number of decimals of a currency: 2 for USD, 0 for JPY. */
export const decimalsOf = (currency: string) => formatIn(currency).resolvedOptions().maximumFractionDigits ?? 2

/** An integer with a decimal point `decimals` digits before its end: `1234.56`. */
function pointed(value: number, decimals: number): `${number}` {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const text: `${number}` | string = `${value < 0 ? '-' : ''}${whole}${decimals ? `.${digits.slice(-decimals)}` : ''}`
  if (!isNumeric(text)) throw new RangeError(`${value} is no integer.`)
  return text
}
const isNumeric = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)

/** An amount as a decimal: `1234.56`. */
export const decimalOf = (amount: number, currency: string) => pointed(amount, decimalsOf(currency))

/** An amount for print: `$1,234.56`. */
export const formatAmount = (amount: number, currency: string) => formatIn(currency).format(decimalOf(amount, currency))

/** An amount for print, without decimals where they are zero: `$1,234`. */
export const formatShort = (amount: number, currency: string) => formatAmount(amount, currency).replace(/\.0+$/, '')

const thousandths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })
/** The units that have another form for one. */
const ONE_AND_MANY = new Map([
  ['piece', ['piece', 'pieces']],
  ['hours', ['hour', 'hours']],
  ['days', ['day', 'days']],
  ['months', ['month', 'months']],
])
/** A quantity for print, with its unit: `1.5`, `1 piece`, `12 days`. */
export function formatQuantity(quantity: number, unit = '') {
  const [one, many] = ONE_AND_MANY.get(unit) ?? [unit, unit]
  return `${thousandths.format(pointed(quantity, 3))} ${(quantity === ONE ? one : many) ?? ''}`.trim()
}
/** A rate for print: `8.875 %`. */
export const formatRate = (rate: number) => `${thousandths.format(pointed(rate, 3))} %`

/**
 * The integer that a typed decimal stands for; undefined where it is none, has too many decimals, or is too large to be
 * exact. Spaces are ignored, and so are commas between thousands; as another comma may be meant as a decimal point, a
 * number with one is none.
 * @param decimals of the integer: those of the currency, 3 for quantities and percentages
 */
export function parseDecimal(typed: string, decimals: number): number | undefined {
  const match = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/.exec(typed.replace(/\s/g, ''))
  const [, sign = '', whole = '', fraction = ''] = match ?? []
  if (!match || fraction.length > decimals) return undefined
  const value = Number(`${sign}${whole.replaceAll(',', '')}${fraction.padEnd(decimals, '0')}`)
  return Number.isSafeInteger(value) ? value + 0 : undefined
}
