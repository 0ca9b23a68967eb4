import { CallError, unreachable } from '@energy/client/call-error'
import type { Problem } from '@energy/contracts/responses'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { FROM_BEFORE } from '../shared/site/read-site.ts'

/**
 * An answer that a page was rendered from, or the problem in its place; both if the page shows an answer from before.
 * It holds no time, so that the same page has the same bytes.
 */
export interface HydratedQuery {
  key: QueryKey
  data?: unknown
  failed?: Problem
}

/** The settled queries of a client. */
export const queriesOf = (client: QueryClient): HydratedQuery[] =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: key, state: { status, data, dataUpdatedAt, error } }): HydratedQuery[] => {
      if (status === 'pending') return []
      if (status === 'success' && dataUpdatedAt !== FROM_BEFORE) return [{ key, data }]
      return [{ key, data, failed: error instanceof CallError ? error.problem : unreachable }]
    })

/** Fills a client with the queries of another one, failures too, so that it shows the same page. */
export function hydrateQueries(client: QueryClient, queries: readonly HydratedQuery[]) {
  for (const { key, data, failed } of queries) {
    if (!failed) client.setQueryData(key, data)
    else
      client
        .getQueryCache()
        .build(client, { queryKey: key })
        .setState({
          status: 'error',
          ...(data !== undefined && { data, dataUpdatedAt: FROM_BEFORE }),
          error: new CallError(failed),
          errorUpdatedAt: Date.now(),
          fetchStatus: 'idle',
        })
  }
}
