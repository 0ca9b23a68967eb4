import { query } from '@energy/client/query'
import { useRecord } from '@energy/client/record/use-record'
import { useCall } from '@energy/client/use-call'
import { FORMS } from '@energy/contracts/inquiries/forms'
import { menuItems } from '@energy/contracts/site'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { DateField, FilterSelect } from '../../../shared/list/filter-controls.tsx'
import { formWords } from '../inquiry.ts'
import { useAssignees } from '../use-assignees.ts'
import { useGoneFilter } from './use-gone-filter.ts'
import { useInboxAddress, type FilterName } from './use-inbox-address.ts'

/** The filters by form, service, assignee and date. */
export function FilterFields() {
  const { filters, hrefOfFilters } = useInboxAddress()
  const navigate = useNavigate()
  const { data: me } = useRecord()
  const { assignees } = useAssignees()
  const gone = useGoneFilter()
  const { data: entries } = useQuery(query(useCall(), menuItems))
  const set = (name: FilterName) => (value: string) =>
    void navigate(hrefOfFilters({ [name]: value }), { replace: true })
  const fieldOf = (name: FilterName) => ({ value: filters[name], onChange: set(name) })
  return (
    <>
      <FilterSelect label="Form" any="Any form" {...fieldOf('form')}>
        {FORMS.map((form) => (
          <option key={form} value={form}>
            {formWords[form].form}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label="Service or product" any="Any service" {...fieldOf('item')}>
        {gone.item && <option value={filters.item}>Not on the site</option>}
        {Object.values(entries ?? {})
          .flat()
          .map(({ _id, titlePrefix, headerTitle }) => (
            <option key={_id} value={_id}>
              {titlePrefix ?? headerTitle}
            </option>
          ))}
      </FilterSelect>
      <FilterSelect label="Assignee" any="Anybody" {...fieldOf('assignee')}>
        {gone.assignee && <option value={filters.assignee}>Not in sales any more</option>}
        <option value="none">Nobody</option>
        {assignees.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {_id === me?._id ? `${name} (me)` : name}
          </option>
        ))}
      </FilterSelect>
      <DateField label="From" {...fieldOf('from')} />
      <DateField label="Until" {...fieldOf('until')} />
    </>
  )
}
