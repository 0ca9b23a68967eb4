import type { Call } from '@energy/client/call'
import { keyOf } from '@energy/client/query'
import type { Output, Route } from '@energy/contracts/route'
import { queryOptions } from '@tanstack/react-query'

/** A record with the ETag of its version. */
export interface Versioned<T> {
  item: T
  etag: string
}

/** The query of a record with its ETag, for changes that send `If-Match`. */
export function versionedQuery<R extends Route>(call: Call, read: R, id: string) {
  const input = { params: { id } }
  return queryOptions({
    queryKey: [...keyOf(read, input), 'version'],
    queryFn: async ({ signal }): Promise<Versioned<Output<R>>> => {
      const { data, headers } = await call.send(read, input, signal)
      return { item: data, etag: headers.get('etag') ?? '' }
    },
  })
}
