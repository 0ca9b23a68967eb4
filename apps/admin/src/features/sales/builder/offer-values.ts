import type { Attachment } from '@energy/contracts/inquiries/attachments'
import {
  MAX_AMOUNT,
  MAX_QUANTITY,
  ONE,
  WHOLE,
  decimalsOf,
  formatQuantity,
  parseDecimal,
} from '@energy/contracts/sales/money'
import type { Offer, OfferChange } from '@energy/contracts/sales/offer-entities'
import type { TaxRate } from '@energy/contracts/sales/sales-settings'
import type { Line } from '@energy/contracts/sales/totals'
import { typedAmount } from '../document/typed-amount.ts'

/** A line as it is typed. */
export interface LineValues extends Pick<Line, 'item' | 'kind' | 'title' | 'description' | 'unit'> {
  quantity: string
  unitPrice: string
  discount: string
  /** The rate with its name, as `taxValue` writes them: one control has both. The API names the field so in its errors. */
  taxRate: string
}

/** An offer as it is typed. */
export interface OfferValues {
  name: string
  email: string
  businessName: string
  address: string
  /** The id of the account; `""` for none. */
  user: string
  title: string
  intro: string
  begins: string
  terms: string
  validUntil: string
  attachments: Attachment[]
  lines: LineValues[]
}

/** A tax rate as the value of a control. */
export const taxValue = ({ taxName, taxRate }: TaxRate) => `${taxRate} ${taxName}`

/** The tax rate of such a value. */
export function taxOf(value: string): TaxRate {
  const at = value.indexOf(' ')
  return { taxName: value.slice(at + 1), taxRate: Number(value.slice(0, at)) }
}

const within = (value: number | undefined, least: number, most: number) =>
  value !== undefined && value >= least && value <= most ? value : undefined

/** The quantity that is typed; 1 for nothing, undefined for what is none. */
export const quantityOf = (typed: string) => (typed.trim() ? within(parseDecimal(typed, 3), 1, MAX_QUANTITY) : ONE)
/** The percentage that is typed; 0 for nothing, undefined for what is none. */
export const percentOf = (typed: string) => (typed.trim() ? within(parseDecimal(typed, 3), 0, WHOLE) : 0)
/** The price that is typed; 0 for nothing, undefined for what is none. */
export const priceOf = (typed: string, currency: string) =>
  typed.trim() ? within(parseDecimal(typed, decimalsOf(currency)), 0, MAX_AMOUNT) : 0

/** A line for the calculation and the API; undefined where a number is none. */
export function lineOf(values: LineValues, currency: string): Line | undefined {
  const { item, kind, title, description, unit } = values
  const quantity = quantityOf(values.quantity)
  const unitPrice = priceOf(values.unitPrice, currency)
  const discount = percentOf(values.discount)
  if (quantity === undefined || unitPrice === undefined || discount === undefined) return undefined
  return { item, kind, title, description, unit, quantity, unitPrice, discount, ...taxOf(values.taxRate) }
}

const typedLine = (line: Line, currency: string): LineValues => ({
  item: line.item,
  kind: line.kind,
  title: line.title,
  description: line.description,
  unit: line.unit,
  quantity: formatQuantity(line.quantity),
  unitPrice: typedAmount(line.unitPrice, currency),
  discount: line.discount === 0 ? '' : formatQuantity(line.discount),
  taxRate: taxValue(line),
})

/** An empty line, or one of an item. */
export const newLine = (tax: TaxRate | undefined, from: Partial<LineValues> = {}): LineValues => ({
  item: '',
  kind: '',
  title: '',
  description: '',
  unit: 'piece',
  quantity: '1',
  unitPrice: '',
  discount: '',
  taxRate: taxValue(tax ?? { taxName: '', taxRate: 0 }),
  ...from,
})

/** What the form shows of a saved offer. */
type SavedOffer = Pick<Offer, Exclude<keyof OfferValues, 'user' | 'lines'> | 'currency'> & {
  user: Pick<Offer['user'], '_id'>
  lines: readonly Line[]
}

/** What the form of an offer begins with. */
export const valuesOf = (offer: SavedOffer): OfferValues => ({
  name: offer.name,
  email: offer.email,
  businessName: offer.businessName,
  address: offer.address,
  user: offer.user._id,
  title: offer.title,
  intro: offer.intro,
  begins: offer.begins,
  terms: offer.terms,
  validUntil: offer.validUntil,
  attachments: offer.attachments,
  lines: offer.lines.map((line) => typedLine(line, offer.currency)),
})

/** What is saved of a form; undefined while a number in it is none. */
export function changeOf(
  { email, lines, attachments, ...texts }: OfferValues,
  currency: string,
): OfferChange | undefined {
  const written = lines.flatMap((line) => lineOf(line, currency) ?? [])
  if (written.length < lines.length) return undefined
  // An offer without an e-mail has none in the body: "" is no address.
  return { ...texts, ...(email && { email }), lines: written, attachments: attachments.map(({ _id }) => _id) }
}
