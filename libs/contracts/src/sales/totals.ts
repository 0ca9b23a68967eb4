import * as Type from '@sinclair/typebox'
import { idOrNone, line, oneLine, text } from '../text.ts'
import { Amount, Quantity, Rate } from './amounts.ts'
import { MAX_AMOUNT, ONE, WHOLE, divideRounded, shareOf, splitAmount } from './money.ts'

/** The units that staff choose from; a line can have any other. */
export const UNITS = ['piece', 'hours', 'days', 'm', 'm²', 'kW', 'kWh', 'months', 'flat rate'] as const

/** The most lines of a document. */
export const MAX_LINES = 100

/** The kinds of items that a line can be made from; their tags. */
export const ITEM_KINDS = ['services', 'products'] as const
const itemKind = Type.Union([...ITEM_KINDS.map((kind) => Type.Literal(kind)), Type.Literal('')], {
  description: 'The kind of its item; "" for a free line.',
})

/** A line of an offer, an order or an invoice. */
export const Line = Type.Object(
  {
    item: idOrNone('The id of a product or service; "" for a free line.'),
    kind: itemKind,
    title: line(),
    description: text(2_000),
    quantity: Quantity,
    unit: oneLine(30),
    unitPrice: Type.Integer({ ...Amount, minimum: 0, description: 'Without tax, in minor units.' }),
    discount: Type.Integer({ ...Rate, description: 'Of the line, in thousandths of a percent; 0 for none.' }),
    taxName: oneLine(60),
    taxRate: Rate,
  },
  { additionalProperties: false },
)
export type Line = Type.Static<typeof Line>

/**
 * A line as it is sent. Fields that are left out are "" or 0, and the quantity is 1. A draft may lack everything; what an
 * offer needs is checked when it is sent.
 */
export const NewLine = Type.Partial(Line)
export type NewLine = Type.Static<typeof NewLine>

/** A line with what it costs, as answered. */
export const PricedLine = Type.Object({
  ...Line.properties,
  net: Type.Integer({ description: 'Without tax and after the discount, in minor units.' }),
})
export type PricedLine = Type.Static<typeof PricedLine>

/** The part of a document with one rate of tax. */
export const TaxPart = Type.Object({
  taxName: Type.String(),
  taxRate: Rate,
  net: Amount,
  tax: Type.Integer({ ...Amount, description: 'Rounded once for the rate, in minor units.' }),
})
export type TaxPart = Type.Static<typeof TaxPart>

/** The totals of a document. */
export const Totals = Type.Object({
  net: Amount,
  tax: Amount,
  total: Type.Integer({ ...Amount, description: 'With tax, in minor units.' }),
  byRate: Type.Array(TaxPart, { description: 'By rate of tax, the highest first.' }),
})
export type Totals = Type.Static<typeof Totals>

type Priced = Pick<Line, 'quantity' | 'unitPrice' | 'discount'>

/** What a line costs without tax, after its discount. Rounded once. */
export const netOf = ({ quantity, unitPrice, discount }: Priced) =>
  Number(divideRounded(BigInt(quantity) * BigInt(unitPrice) * BigInt(WHOLE - discount), BigInt(ONE) * BigInt(WHOLE)))

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The totals of parts of which each has another rate of tax. */
function totalsOfParts(parts: readonly TaxPart[]): Totals {
  const net = sum(parts.map((part) => part.net))
  const tax = sum(parts.map((part) => part.tax))
  const byRate = parts.toSorted((a, b) => b.taxRate - a.taxRate || (a.taxName < b.taxName ? -1 : 1))
  return { net, tax, total: net + tax, byRate }
}

/** The totals of lines. The tax is that of the sum of a rate, so it is rounded once for each rate. */
export function totalsOf(lines: readonly (Priced & Pick<Line, 'taxName' | 'taxRate'>)[]): Totals {
  const parts = new Map<string, TaxPart>()
  for (const priced of lines) {
    const { taxName, taxRate } = priced
    const key = `${taxRate} ${taxName}`
    const net = (parts.get(key)?.net ?? 0) + netOf(priced)
    parts.set(key, { taxName, taxRate, net, tax: shareOf(net, taxRate) })
  }
  return totalsOfParts([...parts.values()])
}

/** Whether the totals of a document are too large for it: amounts above the largest are not exact. */
export const isTooLarge = (lines: readonly Priced[]) =>
  lines.reduce((total, priced) => total + BigInt(netOf(priced)), 0n) * 2n > BigInt(MAX_AMOUNT)

/**
 * What each line costs with tax. The tax of a rate is split over its lines, so that they add up to the total of the
 * document.
 */
export function grossOfLines(lines: readonly (Priced & Pick<Line, 'taxName' | 'taxRate'>)[]): number[] {
  const gross = lines.map(netOf)
  for (const { taxName, taxRate, tax } of totalsOf(lines).byRate) {
    const at = lines.flatMap((of, index) => (of.taxName === taxName && of.taxRate === taxRate ? [index] : []))
    const shares = splitAmount(
      tax,
      at.map((index) => gross[index] ?? 0),
    )
    for (const [position, index] of at.entries()) gross[index] = (gross[index] ?? 0) + (shares[position] ?? 0)
  }
  return gross
}

const sameRate = (one: TaxPart, other: TaxPart) => one.taxName === other.taxName && one.taxRate === other.taxRate

/** What remains of totals after documents that have some of it. */
export const remainderOf = (whole: Totals, taken: readonly Totals[]): Totals =>
  totalsOfParts(
    whole.byRate.map((part) => {
      const of = taken.flatMap(({ byRate }) => byRate.filter((other) => sameRate(part, other)))
      return { ...part, net: part.net - sum(of.map(({ net }) => net)), tax: part.tax - sum(of.map(({ tax }) => tax)) }
    }),
  )

/**
 * A part of totals, by a share of the whole, and never more than what remains of it. All parts and the last remainder add
 * up to the whole.
 */
export function partOf(whole: Totals, taken: readonly Totals[], share: number): Totals {
  const left = remainderOf(whole, taken)
  return totalsOfParts(
    left.byRate.map((part) => {
      const wanted = shareOf(whole.byRate.find((other) => sameRate(part, other))?.net ?? 0, share)
      if (wanted >= part.net) return part
      return { ...part, net: wanted, tax: Math.min(shareOf(wanted, part.taxRate), part.tax) }
    }),
  )
}

/**
 * The lines of an invoice over a part of an order: one for each rate of tax of which the part has something.
 * @param title of each line
 */
export const partLines = (title: string, { byRate }: Totals): PricedLine[] =>
  byRate
    .filter(({ net }) => net > 0)
    .map(({ taxName, taxRate, net }) => ({
      item: '',
      kind: '',
      title,
      description: '',
      quantity: ONE,
      unit: '',
      unitPrice: net,
      discount: 0,
      taxName,
      taxRate,
      net,
    }))

/** The negative of totals, for a credit note. */
export const negated = ({ byRate }: Totals): Totals =>
  totalsOfParts(byRate.map((part) => ({ ...part, net: 0 - part.net, tax: 0 - part.tax })))
