import type { OfferSort } from '@energy/contracts/sales/offer-list'

/** The columns of the pipeline, and what sorts by them. */
export const columns: readonly { label: string; sort?: OfferSort; isRight?: boolean }[] = [
  { label: 'Offer', sort: 'number' },
  { label: 'For', sort: 'name' },
  { label: 'State' },
  { label: 'Total', sort: 'total', isRight: true },
  { label: 'Valid until', sort: 'validUntil' },
  { label: 'Last change', sort: 'changedAt' },
]
