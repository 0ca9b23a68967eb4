import { isTemporary } from '@energy/client/call-error'
import { QueryClient } from '@tanstack/react-query'

/**
 * Data is fresh for half a minute. A query is tried twice more only if the server is unavailable or fails. Without a
 * network a call fails with a message instead of waiting.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        retry: (count, error) => count < 2 && isTemporary(error),
      },
    },
  })
