import type { AnyInput, Output, Route } from '@energy/contracts/route'
import { queryOptions } from '@tanstack/react-query'
import type { Call, Given } from './call.ts'

/** The key an answer is kept under: its tag first, so that a tag clears all its answers. */
export const keyOf = (route: Route, input?: AnyInput) =>
  [route.schema.tags[0], route.url, input?.params ?? {}, input?.querystring ?? {}] as const

/** React Query's options for a read; what is not for everybody is marked, to be forgotten with its person. */
export function query<R extends Route>(call: Call, route: R, ...[input]: Given<R>) {
  return queryOptions<Output<R>>({
    queryKey: keyOf(route, input),
    queryFn: async ({ signal }) => (await call.send(route, input, signal)).data,
    ...(route.config.access !== 'public' && { meta: { personal: true } }),
  })
}
