import type { InvoiceState } from '@energy/contracts/sales/invoices'
import type { OfferState } from '@energy/contracts/sales/offer-states'
import type { OrderState } from '@energy/contracts/sales/orders'

/** How a state is drawn: as long as the thing has got, and how it ends. */
interface Look {
  word: string
  /** In pixels of the band, which is 28 long. */
  length: number
  /** `stopped` and `broken` came to nothing; `late` should be over. */
  end?: 'stopped' | 'broken' | 'late'
}

/** The look of each state of an offer. */
export const offerLooks: Readonly<Record<OfferState, Look>> = {
  draft: { word: 'Draft', length: 0 },
  sent: { word: 'Sent', length: 9 },
  seen: { word: 'Seen', length: 18 },
  accepted: { word: 'Accepted', length: 28 },
  declined: { word: 'Declined', length: 16, end: 'stopped' },
  expired: { word: 'Expired', length: 20, end: 'broken' },
  withdrawn: { word: 'Withdrawn', length: 9, end: 'stopped' },
}

/** The look of each state of an order. */
export const orderLooks: Readonly<Record<OrderState, Look>> = {
  accepted: { word: 'Accepted', length: 7 },
  scheduled: { word: 'Scheduled', length: 14 },
  installed: { word: 'Installed', length: 21 },
  done: { word: 'Done', length: 28 },
  cancelled: { word: 'Cancelled', length: 16, end: 'stopped' },
}

/** The look of each state of an invoice. */
export const invoiceLooks: Readonly<Record<InvoiceState, Look>> = {
  open: { word: 'Open', length: 14 },
  overdue: { word: 'Overdue', length: 28, end: 'late' },
  paid: { word: 'Paid', length: 28 },
  cancelled: { word: 'Cancelled', length: 16, end: 'stopped' },
  credit: { word: 'Credit note', length: 28 },
}

function Glyph({ length, end }: Look) {
  const isOver = end === 'stopped' || end === 'broken'
  return (
    <svg className="h-3 w-7 flex-none" viewBox="0 0 28 12" aria-hidden="true">
      {!isOver && length < 28 && <path className="fill-none stroke-edge stroke-[1.5]" d="M.75 2.75h26.5v6.5H.75z" />}
      {end === 'broken' ? (
        <>
          <path className="fill-edge" d="M0 2h10v8H0z" />
          <path className="fill-line" d="M14 2h6v8h-6z" />
        </>
      ) : (
        <path
          className={end === 'late' ? 'fill-danger' : isOver ? 'fill-edge' : 'fill-leaf'}
          d={`M0 2h${length}v8H0z`}
        />
      )}
      {isOver && <path className="fill-ink" d={`M${length} 0h3v12h-3z`} />}
    </svg>
  )
}

/** A state as a band beside its word. */
export const StateMark = ({ look, isBoxed = false }: { look: Look; isBoxed?: boolean }) => (
  <span
    className={`inline-flex items-center gap-2.5 whitespace-nowrap ${
      isBoxed
        ? 'min-h-7.5 rounded-control px-2.5 text-small font-[580] shadow-[inset_0_0_0_1.5px_var(--color-edge)]'
        : 'font-[560]'
    } ${look.end === 'late' ? 'text-danger' : 'text-ink'}`}
  >
    <Glyph {...look} />
    {look.word}
  </span>
)
