import { formatAmount } from '@energy/contracts/sales/money'
import type { OfferVersion } from '@energy/contracts/sales/offer-entities'
import { Paragraphs } from '../../../shared/sections/paragraphs.tsx'
import { bandsOf, outlineOf, PHONE, WIDE, type Band } from './price-drawing.ts'
import { partsOf, taxNameOf, totalNameOf, type PricePart } from './price-parts.ts'

/** A band of the drawing: as wide as its column, and from its row down to the total. */
const BandDrawing = ({ band, className }: { band: Band; className: string }) =>
  band.size > 0 && (
    <svg className={`fall-band ${className}`} aria-hidden="true">
      <svg x="100%" overflow="visible">
        <path d={outlineOf(band)} />
      </svg>
    </svg>
  )

/** Makes a row as high as its band needs. The policy of pages allows no styles in HTML. */
const Height = ({ band, className }: { band: Band; className: string }) => (
  <svg className={`w-0 flex-none ${className}`} height={Math.ceil(band.height)} aria-hidden="true" />
)

interface FallProps {
  parts: readonly { part: PricePart; amount: string; wide: Band; phone: Band; look: string }[]
}

/** A row, and inside it the rows below, so that its band can run down beside all of them. */
const Fall = ({ parts: [first, ...others] }: FallProps) =>
  first && (
    <div className="fall">
      <div className="fall-row">
        <Height band={first.wide} className="max-md:hidden" />
        <Height band={first.phone} className="md:hidden" />
        <div className="min-w-0 flex-1 py-4">
          <p className="leading-[1.4] font-semibold [overflow-wrap:anywhere]">{first.part.title}</p>
          <p className="text-ui/[1.4] text-muted">{first.part.made}</p>
          {first.part.description && (
            <div className="mt-1 grid max-w-lg gap-1 text-ui/[1.4] text-muted [overflow-wrap:anywhere]">
              <Paragraphs text={first.part.description} />
            </div>
          )}
          <p className="mt-0.5 font-medium tabular-nums md:hidden">{first.amount}</p>
        </div>
        <p className="py-4 pl-4 leading-[1.4] font-medium tabular-nums max-md:hidden">{first.amount}</p>
      </div>
      <Fall parts={others} />
      <BandDrawing band={first.wide} className={`max-md:hidden ${first.look}`} />
      <BandDrawing band={first.phone} className={`md:hidden ${first.look}`} />
    </div>
  )

const LOOKS = ['fill-chart-1', 'fill-chart-3', 'fill-chart-2', 'fill-chart-3']

/** What a price is made of: each part is a band that joins the total. */
export function Price({ priced }: { priced: Pick<OfferVersion, 'currency' | 'lines' | 'totals'> }) {
  const { currency, totals } = priced
  const parts = partsOf(priced)
  const amounts = parts.map(({ amount }) => amount)
  const wide = bandsOf(amounts, WIDE)
  const phone = bandsOf(amounts, PHONE)
  const drawn = parts.flatMap((part, index) => {
    const [bandWide, bandPhone] = [wide[index], phone[index]]
    if (!bandWide || !bandPhone) return []
    const look = part.isTax ? 'fill-edge' : (LOOKS[index % LOOKS.length] ?? '')
    return { part, amount: formatAmount(part.amount, currency), wide: bandWide, phone: bandPhone, look }
  })
  const tax = taxNameOf(priced)
  return (
    <section className="page pb-(--spacing-section)">
      <h2 className="mb-8 text-h2">What the price is made of</h2>
      <Fall parts={drawn} />
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t-3 border-ink pt-5">
        <p>
          <b className="block text-h3">{totalNameOf(priced)}</b>
          {tax && (
            <span className="text-muted tabular-nums">
              {formatAmount(totals.net, currency)} without {tax}
            </span>
          )}
        </p>
        <p className="text-figure leading-[1.1] tabular-nums max-md:w-full md:w-[calc(12rem+160px)]">
          {formatAmount(totals.total, currency)}
        </p>
      </div>
    </section>
  )
}
