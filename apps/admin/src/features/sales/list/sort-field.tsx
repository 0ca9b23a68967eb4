import { OFFER_SORTS } from '@energy/contracts/sales/offer-list'
import { buttonClass } from '@energy/ui/button'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { columns } from './offer-columns.ts'
import { useOfferAddress } from './use-offer-address.ts'

/** Sorts the pipeline on a phone, where its columns have no heads. */
export function SortField() {
  const { sort = 'changedAt', direction, hrefOfSort } = useOfferAddress()
  const navigate = useNavigate()
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <>
      <select
        aria-label="Sort by"
        className="input min-h-touch! w-auto! min-w-0 grow basis-24 px-2! py-1! md:hidden"
        value={sort}
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
      <Link
        to={hrefOfSort(sort)}
        replace
        aria-label={direction === 'asc' ? 'Sort descending' : 'Sort ascending'}
        className={`${buttonClass('line', true)} min-w-touch px-3! md:hidden`}
      >
        <Arrow className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </>
  )
}
