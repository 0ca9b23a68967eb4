import { isTooLarge, totalsOf } from '@energy/contracts/sales/totals'
import { useWatch } from 'react-hook-form'
import { TaxShare, Totals } from '../document/totals.tsx'
import { lineOf, type OfferValues } from './offer-values.ts'

/** What the lines of the form come to, as they are typed. */
export function BuilderTotals({ currency }: { currency: string }) {
  const typed = useWatch<OfferValues, 'lines'>({ name: 'lines' })
  const lines = typed.flatMap((line) => lineOf(line, currency) ?? [])
  if (lines.length < typed.length) return <p className="text-muted">A number in a line is not one yet.</p>
  if (isTooLarge(lines)) return <p className="text-danger">This is more than an offer can come to.</p>
  const totals = totalsOf(lines)
  return (
    <output aria-label="Totals">
      <Totals totals={totals} currency={currency} />
      {totals.total > 0 && <TaxShare totals={totals} />}
    </output>
  )
}
