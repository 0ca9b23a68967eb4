import type { AnyInput, Output, Route } from '@energy/contracts/route'
import { queryOptions } from '@tanstack/react-query'
import type { Call, ResponseWithHeaders, InputArgs } from './call.ts'

/** The query key of a read. The tag comes first, so that all queries of a tag can be invalidated together. */
export const keyOf = (route: Route, input?: AnyInput) =>
  [route.schema.tags[0], route.url, input?.params ?? {}, input?.querystring ?? {}] as const

/** React Query options for a read. `meta.personal` marks reads that are not public; they are dropped at sign-out. */
export function query<R extends Route>(call: Call, route: R, ...[input]: InputArgs<R>) {
  return queryOptions<Output<R>>({
    queryKey: keyOf(route, input),
    queryFn: async ({ signal }) => (await call.send(route, input, signal)).data,
    ...(route.config.access !== 'public' && { meta: { personal: true } }),
  })
}

/** The same for a polled read: it sends the `ETag` of the cached response, so an unchanged response has no body. */
export function pollingQuery<R extends Route>(call: Call, route: R, ...args: InputArgs<R>) {
  const [input] = args
  const { meta, queryKey } = query(call, route, ...args)
  return queryOptions({
    queryKey: [...queryKey, 'again'] as const,
    queryFn: ({ client, queryKey: key, signal }) =>
      call.send(route, input, signal, client.getQueryData<ResponseWithHeaders<R>>(key)),
    select: ({ data }) => data,
    // The cached object must be the response itself, with its headers.
    structuralSharing: false,
    ...(meta && { meta }),
  })
}
