import { formatAmount, formatRate } from '@energy/contracts/sales/money'
import type { Totals as TotalsOf } from '@energy/contracts/sales/totals'

interface TotalsProps {
  totals: TotalsOf
  currency: string
}

const row = 'flex justify-between gap-4 border-t border-line py-2.5 tabular-nums'

/** Net, the tax of each rate, and the total. */
export const Totals = ({ totals: { net, total, byRate }, currency }: TotalsProps) => (
  <dl>
    <div className={row}>
      <dt className="text-muted">Net</dt>
      <dd>{formatAmount(net, currency)}</dd>
    </div>
    {byRate.map(({ taxName, taxRate, net: of, tax }) => (
      <div key={`${taxRate} ${taxName}`} className={row}>
        <dt className="text-muted">
          {taxName || 'Tax'} {formatRate(taxRate)} on {formatAmount(of, currency)}
        </dt>
        <dd>{formatAmount(tax, currency)}</dd>
      </div>
    ))}
    <div className="flex items-baseline justify-between gap-4 border-t-3 border-ink pt-2.5 tabular-nums">
      <dt className="font-[580]">Total</dt>
      <dd className="text-[1.25rem] font-semibold">{formatAmount(total, currency)}</dd>
    </div>
  </dl>
)

interface SharesProps {
  parts: readonly [Part, Part]
  /** The labels say what stands nowhere else, so screen readers get them, too. */
  isAlone?: boolean
}

/** A band cut in two by amounts: net and tax, paid and open. */
export function Shares({ parts, isAlone = false }: SharesProps) {
  const [first, second] = parts
  return (
    <div className="mt-5">
      <div className="flex h-6 gap-1" aria-hidden="true">
        {parts.map(
          ({ label, amount, fill }) => amount > 0 && <div key={label} className={fill} style={{ flexGrow: amount }} />,
        )}
      </div>
      <p className="mt-1.5 flex justify-between text-small text-muted" aria-hidden={!isAlone || undefined}>
        <span>{first.amount > 0 && first.label}</span>
        <span>{second.amount > 0 && second.label}</span>
      </p>
    </div>
  )
}

interface Part {
  label: string
  amount: number
  /** The class of its ground. */
  fill: string
}

/** Net and tax as a band. */
export const TaxShare = ({ totals: { net, tax } }: Pick<TotalsProps, 'totals'>) => (
  <Shares
    parts={[
      { label: 'Net', amount: net, fill: 'bg-chart-1' },
      { label: 'Tax', amount: tax, fill: 'bg-chart-3' },
    ]}
  />
)
