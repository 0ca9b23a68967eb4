import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { savedView, type SavedView } from '@energy/contracts/inquiries/saved-views'
import type { InboxFilter } from '@energy/contracts/inquiries/inbox'
import { keysOf } from '@energy/contracts/record-of'
import { useQuery } from '@tanstack/react-query'
import { useInboxAddress } from '../list/use-inbox-address.ts'

/** Whether two filters are the same. Without `view` it is `waiting`. */
export function isSameFilter(one: InboxFilter, other: InboxFilter) {
  const [first, second] = [
    { view: 'waiting', ...one },
    { view: 'waiting', ...other },
  ]
  const names = new Set([...keysOf(first), ...keysOf(second)])
  return [...names].every((name) => (first[name] ?? '') === (second[name] ?? ''))
}

/** The saved views, and the one that is open: the address names it, beside the filters. */
export function useSavedViews() {
  const { data, isError, isLoadingError, refetch } = useQuery(query(useCall(), savedView.list))
  const { saved, filter } = useInboxAddress()
  const views: readonly SavedView[] = data ?? []
  const open = views.find(({ _id }) => _id === saved)
  return {
    views,
    open,
    /** Reads them again where they could not be loaded; undefined where they were. */
    retry: isLoadingError ? refetch : undefined,
    /** Whether it is one of the saved views that is open, as far as is known. */
    isSaved: saved !== '' && (open !== undefined || (data === undefined && !isError)),
    isChanged: open !== undefined && !isSameFilter(open.filter, filter),
  }
}
