import { OFFER_FILTERS, OFFER_SORTS, type OfferSort } from '@energy/contracts/sales/offer-list'
import { useAddress } from '../../../shared/browser/use-address.ts'

/** Filter and order of the pipeline, as the URL has them. */
export function useOfferAddress() {
  const { q, valueOf, hrefWith } = useAddress()
  const state = OFFER_FILTERS.find((one) => one === valueOf('state'))
  const sort = OFFER_SORTS.find((one) => one === valueOf('sort'))
  const direction: 'asc' | 'desc' = valueOf('direction') === 'asc' ? 'asc' : 'desc'
  return {
    sort,
    direction,
    filter: { ...(state && { state }), ...(q && { q }) },
    /** Sorts by a column, or the other way round where it is sorted by it already. */
    hrefOfSort: (by: OfferSort) =>
      hrefWith({ sort: by, direction: by === (sort ?? 'changedAt') && direction === 'desc' ? 'asc' : '' }),
  }
}
