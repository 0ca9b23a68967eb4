import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { user } from '@energy/contracts/people/users'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { TransientLink } from '../../shared/actions/transient-link.tsx'
import { DateField, FilterSelect } from '../../shared/list/filter-controls.tsx'
import { useAddress } from '../../shared/browser/use-address.ts'

export type FilterName = 'who' | 'record' | 'from' | 'until'

/** The filter of the URL. */
export function useAuditFilter() {
  const { valueOf } = useAddress()
  const names: readonly FilterName[] = ['who', 'record', 'from', 'until']
  return Object.fromEntries(names.flatMap((name) => (valueOf(name) ? [[name, valueOf(name)]] : [])))
}

/** The filters by person, record and day. */
export function AuditFilters() {
  const { valueOf, hrefWith } = useAddress()
  const navigate = useNavigate()
  const { data: staff = [] } = useQuery(query(useCall(), user.list, { querystring: { access: 'staff' } }))
  const fieldOf = (name: FilterName) => ({
    value: valueOf(name),
    onChange: (value: string) => void navigate(hrefWith({ [name]: value }), { replace: true }),
  })
  const who = valueOf('who')
  return (
    <search className="flex flex-wrap items-center gap-3">
      <div className="w-56 max-sm:w-full">
        <FilterSelect label="Person" any="Anybody" {...fieldOf('who')}>
          {who && !staff.some(({ _id }) => _id === who) && <option value={who}>Somebody else</option>}
          {staff.map(({ _id, username, email }) => (
            <option key={_id} value={_id}>
              {username || email}
            </option>
          ))}
        </FilterSelect>
      </div>
      <DateField label="From" {...fieldOf('from')} />
      <DateField label="Until" {...fieldOf('until')} />
      {valueOf('record') && (
        <TransientLink
          className="inline-flex min-h-touch items-center gap-2 rounded-control bg-tint px-3 text-ui font-medium"
          to={hrefWith({ record: '' })}
        >
          Only one record
          <X className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">, show all</span>
        </TransientLink>
      )}
    </search>
  )
}
