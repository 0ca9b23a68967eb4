import { formatAmount, formatQuantity, formatRate } from '@energy/contracts/sales/money'
import type { OfferVersion } from '@energy/contracts/sales/offer-entities'

/** A part of a price: a line, or the tax of a rate. */
export interface PricePart {
  title: string
  /** Of what it is made: `12 days at $620.00`. */
  made: string
  description: string
  amount: number
  isTax: boolean
}

type Priced = Pick<OfferVersion, 'currency' | 'lines' | 'totals'>
type Line = Priced['lines'][number]

/** What the tax of a price is called; several taxes are just `Tax`. */
export function taxNameOf({ totals }: Pick<Priced, 'totals'>) {
  const names = new Set(totals.byRate.flatMap(({ tax, taxName }) => (tax > 0 ? [taxName] : [])))
  const [only = ''] = names
  return names.size > 1 ? 'Tax' : only
}

/** What the total of a price is called: `Total, VAT included`. */
export function totalNameOf(priced: Pick<Priced, 'totals'>) {
  const name = taxNameOf(priced)
  return name ? `Total, ${name} included` : 'Total'
}

/** The parts of a price, which add up to its total: the lines as they are written, taxes last. */
export function partsOf({ currency, lines, totals }: Priced): PricePart[] {
  const name = taxNameOf({ totals })
  const madeOf = (line: Line) =>
    [
      `${formatQuantity(line.quantity, line.unit)} at ${formatAmount(line.unitPrice, currency)}`,
      line.discount > 0 && `${formatRate(line.discount)} off`,
      name && line.taxRate === 0 && `no ${name}`,
    ]
      .filter(Boolean)
      .join(', ')
  return [
    ...lines.map((line) => ({
      title: line.title,
      made: madeOf(line),
      description: line.description,
      amount: line.net,
      isTax: false,
    })),
    ...totals.byRate
      .filter(({ tax }) => tax > 0)
      .map(({ taxName, taxRate, net, tax }) => ({
        title: taxName || 'Tax',
        made: `${formatRate(taxRate)} on ${formatAmount(net, currency)}`,
        description: '',
        amount: tax,
        isTax: true,
      })),
  ]
}
