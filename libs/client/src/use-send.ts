import type { Input, Output, Route } from '@energy/contracts/route'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallError } from './call-error.ts'
import { useCall } from './use-call.ts'

/** A write as a mutation. A success invalidates the queries of its own tag and of the tags that the route `changes`. */
export function useSend<R extends Route>(route: R) {
  const call = useCall()
  const client = useQueryClient()
  return useMutation<Output<R>, CallError, Input<R>>({
    mutationFn: async (input) => (await call.send(route, input)).data,
    onSuccess: () =>
      Promise.all(
        // Stryker disable next-line ArrayDeclaration: no query has such a tag
        [route.schema.tags[0], ...(route.config.changes ?? [])].map(async (tag) => {
          // A first read that started before the write would otherwise count as fresh. Later reads are replaced by the
          // next line, which waits also for the one that a later write starts.
          await client.cancelQueries({ queryKey: [tag], predicate: ({ state }) => state.data === undefined })
          await client.invalidateQueries({ queryKey: [tag] })
        }),
      ),
  })
}
