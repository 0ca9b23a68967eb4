import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { user } from '@energy/contracts/users'
import { useQuery } from '@tanstack/react-query'

/** The admins with their names; none until they are loaded. */
export function useAdmins() {
  const { data = [], isError } = useQuery(query(useCall(), user.list, { querystring: { role: 'admin', limit: 100 } }))
  return { admins: data.map(({ _id, username, email }) => ({ _id, name: username || email })), isError }
}
