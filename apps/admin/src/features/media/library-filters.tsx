import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { picture, type PictureFilter } from '@energy/contracts/pictures/pictures'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { formatCount } from '../../shared/words/counts.ts'
import { Filter } from '../../shared/list/filter.tsx'
import { Segments } from '../../shared/page/segments.tsx'
import { useAddress } from '../../shared/browser/use-address.ts'
import { useChoice } from '../../shared/browser/use-choice.ts'

const withCount = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} ${formatCount(count)}`

/** The filters of the library with the number of pictures that each finds, and the search. */
export function LibraryFilters({ found }: { found: number | undefined }) {
  const { filter, hrefOfFilter } = useAddress()
  const navigate = useNavigate()
  const [shown, setShown] = useChoice<PictureFilter | ''>(filter ?? '')
  const { data } = useQuery(query(useCall(), picture.counts))
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <Segments
        legend="Show"
        isLegendHidden
        name="filter"
        options={[
          { value: '', label: withCount('All', data?.all) },
          { value: 'unused', label: withCount('Unused', data?.unused) },
          { value: 'without-alt', label: withCount('No alternative text', data?.withoutAlt) },
        ]}
        value={shown}
        onChange={(value) => {
          setShown(value)
          void navigate(hrefOfFilter(value), { replace: true, preventScrollReset: true })
        }}
      />
      <Filter things="images" by="Name, alternative text or credit" found={found} className="w-full md:w-80" />
    </div>
  )
}
