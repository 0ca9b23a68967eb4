import type { Input, Output, Route } from '@energy/contracts/route'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallError } from './call-error.ts'
import { useCall } from './use-call.ts'

/** A write as a mutation; a success makes its own tag and what the route `changes` stale. */
export function useSend<R extends Route>(route: R) {
  const call = useCall()
  const client = useQueryClient()
  return useMutation<Output<R>, CallError, Input<R>>({
    mutationFn: async (input) => (await call.send(route, input)).data,
    onSuccess: () =>
      Promise.all(
        [route.schema.tags[0], ...(route.config.changes ?? [])].map(async (tag) => {
          // A first read that began before the write would pass for one that came after it.
          await client.cancelQueries({ queryKey: [tag] })
          await client.invalidateQueries({ queryKey: [tag] })
        }),
      ),
  })
}
