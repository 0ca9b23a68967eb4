import { CallError } from '@energy/client/call-error'
import { user } from '@energy/contracts/users'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

const usersTag = user.read.schema.tags[0]
const isTemporary = (error: Error) => !(error instanceof CallError) || error.status === 0 || error.status >= 500
const isDenied = (error: Error) => error instanceof CallError && (error.status === 401 || error.status === 403)

/**
 * The kept answers of the API. What may pass is asked again twice; whoever is refused something has lost the
 * role or the session, so the record that opens the dashboard is read again.
 */
export function createQueryClient(): QueryClient {
  const recheckRole = (error: Error) => {
    if (isDenied(error)) void client.invalidateQueries({ queryKey: [usersTag] })
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => queryKey[0] !== usersTag && recheckRole(error) }),
    mutationCache: new MutationCache({ onError: recheckRole }),
    // What somebody else saved shows within half a minute, and when this window is looked at again. Without a network
    // a call fails and says so, in place of waiting in silence.
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchInterval: 30_000,
        retry: (failures, error) => failures < 2 && isTemporary(error),
      },
    },
  })
  return client
}
