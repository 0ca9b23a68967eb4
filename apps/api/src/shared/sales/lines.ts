import { ONE } from '@energy/contracts/sales/money'
import { Line, PricedLine, Totals, netOf, type NewLine } from '@energy/contracts/sales/totals'
import { Type, type Static, type TSchema } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'

function reader<T extends TSchema>(schema: T) {
  const compiled = TypeCompiler.Compile(schema)
  return (json: unknown): Static<T> => compiled.Decode(json)
}

// The contract has checked the bounds when a body came in. TypeBox would count them in UTF-16 units: it takes an emoji for
// two characters.
const text = Type.String()
const texts = { item: text, title: text, description: text, unit: text, taxName: text }

/** The lines of a version or an order, as they are stored. */
export const linesOf = reader(Type.Array(Type.Object({ ...Line.properties, ...texts })))
/** The lines and the totals of an invoice, as they are stored. */
export const pricedLinesOf = reader(Type.Array(Type.Object({ ...PricedLine.properties, ...texts })))
export const storedTotalsOf = reader(Totals)

/** A line with all its fields. */
export const lineOf = ({ item = '', ...line }: NewLine): Line => ({
  item,
  kind: item === '' ? '' : (line.kind ?? ''),
  title: line.title ?? '',
  description: line.description ?? '',
  quantity: line.quantity ?? ONE,
  unit: line.unit ?? '',
  unitPrice: line.unitPrice ?? 0,
  discount: line.discount ?? 0,
  taxName: line.taxName ?? '',
  taxRate: line.taxRate ?? 0,
})

/** Lines with what each costs. */
export const priced = (lines: readonly Line[]): PricedLine[] => lines.map((line) => ({ ...line, net: netOf(line) }))
