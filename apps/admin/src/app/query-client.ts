import { CallError } from '@energy/client/call-error'
import { user } from '@energy/contracts/users'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

const usersTag = user.read.schema.tags[0]
const isTemporary = (error: Error) => !(error instanceof CallError) || error.status === 0 || error.status >= 500
const isDenied = (error: Error) => error instanceof CallError && (error.status === 401 || error.status === 403)

/**
 * Creates the cache of API responses. A query with a temporary error is retried twice. After 401 or 403 the user has
 * probably lost the role or the session, so the user's record is read again.
 */
export function createQueryClient(): QueryClient {
  const recheckRole = (error: Error) => {
    if (isDenied(error)) void client.invalidateQueries({ queryKey: [usersTag] })
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => queryKey[0] !== usersTag && recheckRole(error) }),
    mutationCache: new MutationCache({ onError: recheckRole }),
    // Changes by other people appear within 30 seconds, and when this window gets the focus. Without a network, calls
    // fail with an error instead of being paused.
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
