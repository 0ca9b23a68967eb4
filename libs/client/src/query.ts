import type { AnyInput, Output, Route } from '@energy/contracts/route'
import { queryOptions } from '@tanstack/react-query'
import type { Call, FullResponse, InputArgs } from './call.ts'

/** The key an answer is kept under: its tag first, so that a tag clears all its answers. */
export const keyOf = (route: Route, input?: AnyInput) =>
  [route.schema.tags[0], route.url, input?.params ?? {}, input?.querystring ?? {}] as const

/** React Query's options for a read; what is not for everybody is marked, to be forgotten with its person. */
export function query<R extends Route>(call: Call, route: R, ...[input]: InputArgs<R>) {
  return queryOptions<Output<R>>({
    queryKey: keyOf(route, input),
    queryFn: async ({ signal }) => (await call.send(route, input, signal)).data,
    ...(route.config.access !== 'public' && { meta: { personal: true } }),
  })
}

/** The same for a read that is asked for over and over: an answer that is still right is not sent once more. */
export function queryAgain<R extends Route>(call: Call, route: R, ...args: InputArgs<R>) {
  const [input] = args
  const { meta, queryKey } = query(call, route, ...args)
  return queryOptions({
    queryKey: [...queryKey, 'again'] as const,
    queryFn: ({ client, queryKey: key, signal }) =>
      call.send(route, input, signal, client.getQueryData<FullResponse<R>>(key)),
    select: ({ data }) => data,
    // What is kept must be the very answer, headers and all.
    structuralSharing: false,
    ...(meta && { meta }),
  })
}
