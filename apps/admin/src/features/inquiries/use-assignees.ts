import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { user } from '@energy/contracts/people/users'
import { useQuery } from '@tanstack/react-query'

/** Everybody to whom an inquiry can be assigned, with their names; nobody until they are loaded. */
export function useAssignees() {
  const { data = [], isError } = useQuery(query(useCall(), user.list, { querystring: { access: 'sales' } }))
  return { assignees: data.map(({ _id, username, email }) => ({ _id, name: username || email })), isError }
}
