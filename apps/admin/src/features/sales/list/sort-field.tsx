import { OFFER_SORTS } from '@energy/contracts/sales/offers'
import { useNavigate } from 'react-router-dom'
import { columns } from './offer-columns.ts'
import { useOfferAddress } from './use-offer-address.ts'

/** Sorts the pipeline on a phone, where its columns have no heads. */
export function SortField() {
  const { sort, hrefOfSort } = useOfferAddress()
  const navigate = useNavigate()
  return (
    <select
      aria-label="Sort by"
      className="input min-h-touch! w-auto! py-1! md:hidden"
      value={sort ?? 'changedAt'}
      onChange={({ target }) => {
        const next = OFFER_SORTS.find((one) => one === target.value)
        if (next) void navigate(hrefOfSort(next), { replace: true })
      }}
    >
      {columns.map(
        ({ label, sort: by }) =>
          by && (
            <option key={by} value={by}>
              {label}
            </option>
          ),
      )}
    </select>
  )
}
