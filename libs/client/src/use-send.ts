import type { Input, Output, Route } from '@energy/contracts/route'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Call } from './call.ts'
import type { CallError } from './call-error.ts'

const CallContext = createContext<Call | undefined>(undefined)
/** Gives `call` to every screen below. */
export const CallProvider = CallContext.Provider

/** The `call` of this app. Throws where no `CallProvider` stands above. */
export function useCall(): Call {
  const call = useContext(CallContext)
  if (!call) throw new Error('useCall needs a CallProvider above it')
  return call
}

/** A write as a mutation; a success makes its own tag and what the route `changes` stale. */
export function useSend<R extends Route>(route: R) {
  const call = useCall()
  const client = useQueryClient()
  return useMutation<Output<R>, CallError, Input<R>>({
    mutationFn: async (input) => (await call.send(route, input)).data,
    onSuccess: () =>
      Promise.all(
        [route.schema.tags[0], ...(route.config.changes ?? [])].map((tag) =>
          client.invalidateQueries({ queryKey: [tag] }),
        ),
      ),
  })
}
