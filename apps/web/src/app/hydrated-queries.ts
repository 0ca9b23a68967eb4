import { CallError, unreachable } from '@energy/client/call-error'
import type { Problem } from '@energy/contracts/answers'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** An answer that a page was rendered from, or why there is none. The same page has the same bytes: no time is in it. */
export interface HydratedQuery {
  key: QueryKey
  data?: unknown
  failed?: Problem
}

/** What a client has been answered. */
export const queriesOf = (client: QueryClient): HydratedQuery[] =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: key, state: { status, data, error } }): HydratedQuery[] => {
      if (status === 'pending') return []
      if (status === 'success') return [{ key, data }]
      return [{ key, failed: error instanceof CallError ? error.problem : unreachable }]
    })

/** Lets a client go on from what another one was answered: it shows the same page, failures too. */
export function hydrateQueries(client: QueryClient, queries: readonly HydratedQuery[]) {
  for (const { key, data, failed } of queries) {
    if (!failed) client.setQueryData(key, data)
    else
      client
        .getQueryCache()
        .build(client, { queryKey: key })
        .setState({ status: 'error', error: new CallError(failed), errorUpdatedAt: Date.now(), fetchStatus: 'idle' })
  }
}
