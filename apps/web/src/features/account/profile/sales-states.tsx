import type { InvoiceState } from '@energy/contracts/sales/invoices'
import type { OfferState } from '@energy/contracts/sales/offer-states'
import type { OrderState } from '@energy/contracts/sales/orders'

/** A state as it is shown: its word, and a band as long as the thing has got, of 28 px. */
interface Look {
  word: string
  length: number
  /** It came to nothing: the band ends at a stop. */
  isOver?: boolean
  /** It is late: the band has the colour of warmth. */
  isLate?: boolean
}

export const offerLooks: Record<OfferState, Look> = {
  draft: { word: 'Being changed', length: 0 },
  sent: { word: 'Waits for you', length: 9 },
  seen: { word: 'Waits for you', length: 18 },
  accepted: { word: 'Accepted', length: 28 },
  declined: { word: 'Declined', length: 16, isOver: true },
  expired: { word: 'Expired', length: 20, isOver: true },
  withdrawn: { word: 'Withdrawn', length: 10, isOver: true },
}

export const orderLooks: Record<OrderState, Look> = {
  accepted: { word: 'Ordered', length: 7 },
  scheduled: { word: 'Planned', length: 14 },
  installed: { word: 'Installed', length: 21 },
  done: { word: 'Done', length: 28 },
  cancelled: { word: 'Cancelled', length: 10, isOver: true },
}

export const invoiceLooks: Record<InvoiceState, Look> = {
  open: { word: 'To pay', length: 9 },
  overdue: { word: 'Overdue', length: 28, isLate: true },
  paid: { word: 'Paid', length: 28 },
  cancelled: { word: 'Cancelled', length: 10, isOver: true },
  credit: { word: 'Credit note', length: 28 },
}

/** A band beside the word of a state. Hollow is still to come. */
export const StateLook = ({ look: { word, length, isOver, isLate } }: { look: Look }) => (
  <span className="inline-flex items-center gap-2.5 font-medium whitespace-nowrap">
    <svg className="h-3 w-7 flex-none" viewBox="0 0 28 12" aria-hidden="true">
      {!isOver && length < 28 && <path className="fill-none stroke-edge stroke-[1.5]" d="M.75 2.75h26.5v6.5H.75z" />}
      <path className={isOver ? 'fill-edge' : isLate ? 'fill-heat' : 'fill-leaf'} d={`M0 2h${length}v8H0z`} />
      {isOver && <path className="fill-ink" d={`M${length} 0h3v12h-3z`} />}
    </svg>
    {word}
  </span>
)
