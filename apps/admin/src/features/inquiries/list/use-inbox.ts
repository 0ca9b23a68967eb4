import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { inbox, VIEWS, type InboxCounts, type View } from '@energy/contracts/inquiries/inbox'
import type { InboxRow } from '@energy/contracts/inquiries/inbox-row'
import { recordOf } from '@energy/contracts/record-of'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useHeldCalls } from '../../../shared/actions/held-calls.ts'
import { usePages } from '../../../shared/list/use-pages.ts'
import { useInboxAddress } from './use-inbox-address.ts'

/** The views that an inquiry leaves when it is answered. */
const answeredLeave: ReadonlySet<View> = new Set(['waiting', 'unassigned', 'overdue'])

/**
 * The rows of the view and filters in the URL, page by page, without those whose answer is on its way; undefined until
 * they are loaded. While a text is typed, those that it found before stay.
 */
export function useInbox() {
  const call = useCall()
  const { filter, view } = useInboxAddress()
  const held = useHeldCalls()
  const { items, ...list } = usePages(
    inbox.list,
    filter,
    (querystring, signal) => call.send(inbox.list, { querystring }, signal),
    { inOrder: true },
  )
  // Under the name of another view, the rows of the one before would be answered, or closed, in its place.
  const { q: _q, ...withoutText } = filter
  const scope = JSON.stringify(withoutText)
  const [loaded, setLoaded] = useState(scope)
  if (loaded !== scope && items && !list.isPlaceholderData) setLoaded(scope)
  const found = loaded === scope || !list.isPlaceholderData ? items : undefined
  const rows = useMemo(() => {
    const isHidden = ({ _id }: InboxRow) => answeredLeave.has(view) && held.has(_id)
    // A row may be on two pages that were read at different times.
    return found && [...new Map(found.map((row) => [row._id, row])).values()].filter((row) => !isHidden(row))
  }, [found, held, view])
  return { ...list, items: found, rows, total: Math.max(0, list.total - ((found?.length ?? 0) - (rows?.length ?? 0))) }
}
export type InboxList = ReturnType<typeof useInbox>

/** The read of the number of inquiries in each view. Those whose answer is on its way do not wait. */
export function useCountsQuery() {
  const { data, isError, refetch } = useQuery(query(useCall(), inbox.counts))
  const held = [...useHeldCalls().values()].flat()
  const lessHeld = (view: View, count: number) => Math.max(0, count - held.filter((left) => left === view).length)
  return { data: data && recordOf(VIEWS, (view) => lessHeld(view, data[view])), isError, refetch }
}

/** The number of inquiries in each view; undefined until they are loaded. */
export const useCounts = (): InboxCounts | undefined => useCountsQuery().data
