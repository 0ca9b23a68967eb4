import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { menuItems } from '@energy/contracts/site'
import { user } from '@energy/contracts/people/users'
import { useQuery } from '@tanstack/react-query'
import { useInboxAddress } from './use-inbox-address.ts'

const isGone = (id: string, known: readonly { _id: string }[] | undefined) =>
  id !== '' && known !== undefined && !known.some(({ _id }) => _id === id)

/** Whether the assignee or the item that a filter names is not there any more, so that it fits nothing. */
export function useGoneFilter() {
  const { filters } = useInboxAddress()
  const call = useCall()
  const { data: assignees } = useQuery(query(call, user.list, { querystring: { access: 'sales' } }))
  const { data: entries } = useQuery(query(call, menuItems))
  const { assignee, item } = filters
  return {
    assignee: assignee !== 'none' && isGone(assignee, assignees),
    item: isGone(item, entries && Object.values(entries).flat()),
  }
}
