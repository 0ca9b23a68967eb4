import { CallError, isTemporary } from '@energy/client/call-error'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { recheckRole, usersTag } from '../shared/people/recheck-role.ts'

const mayPass = (error: Error) => !(error instanceof CallError) || isTemporary(error)

/**
 * Creates the cache of API responses. A query with a temporary error is retried twice. After 401 or 403 the user's
 * record is read again.
 * @param onUnauthorized called after 401: a call tries again with a new token, so the session has ended elsewhere
 */
export function createQueryClient(onUnauthorized: () => unknown): QueryClient {
  const denied = (error: Error) => {
    if (error instanceof CallError && error.status === 401) onUnauthorized()
    recheckRole(client, error)
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => queryKey[0] !== usersTag && denied(error) }),
    mutationCache: new MutationCache({ onError: denied }),
    // Changes by other people appear within 30 seconds, and when this window gets the focus. Without a network, calls
    // fail with an error instead of being paused.
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchInterval: 30_000,
        retry: (failures, error) => failures < 2 && mayPass(error),
      },
    },
  })
  return client
}
