import { CallError } from '@energy/client/call-error'
import { QueryClient } from '@tanstack/react-query'

/**
 * What was read is shown for half a minute without asking again; only a server out of reach is asked twice more.
 * Without a network a call fails and says so, in place of waiting in silence.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        retry: (count, error) => count < 2 && error instanceof CallError && (error.status === 0 || error.status >= 500),
      },
    },
  })
