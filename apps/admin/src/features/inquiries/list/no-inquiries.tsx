import { buttonClass } from '@energy/ui/button'
import { Empty } from '@energy/ui/states'
import type { ReactNode } from 'react'
import { TransientLink } from '../../../shared/actions/transient-link.tsx'
import { useGoneFilter } from './use-gone-filter.ts'
import { useCounts } from './use-inbox.ts'
import { noFilters, useInboxAddress, viewWords } from './use-inbox-address.ts'

const Action = ({ to, children }: { to: string; children: ReactNode }) => (
  <TransientLink className={buttonClass('line', true)} to={to}>
    {children}
  </TransientLink>
)

/** Shown in a view without inquiries, or whose filters fit none. */
export function NoInquiries() {
  const { view, q, filterCount, hrefOfFilters, hrefOfView } = useInboxAddress()
  const counts = useCounts()
  const gone = useGoneFilter()
  if (gone.assignee || gone.item)
    return (
      <Empty action={<Action to={hrefOfFilters(noFilters)}>Clear the filter</Action>}>
        {gone.assignee
          ? 'The filter names somebody who is not in sales any more. Nothing is assigned to them.'
          : 'The filter names a service or product that is not on the site any more.'}
      </Empty>
    )
  if (q || filterCount > 0)
    return (
      <Empty action={<Action to={hrefOfFilters(noFilters)}>Clear the filter</Action>}>
        {q ? `Nothing fits “${q}”.` : 'Nothing fits the filter.'}
      </Empty>
    )
  const later = counts && counts.followUp > 0 && view !== 'followUp'
  return (
    <Empty action={later && <Action to={hrefOfView('followUp')}>{viewWords.followUp}</Action>}>
      {view === 'waiting' ? 'Nobody waits.' : 'Nothing is in this view.'}
    </Empty>
  )
}
