import type { Input, Output, Route } from '@energy/contracts/route'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { AnyInput, Call, Full } from './call.ts'

const CallContext = createContext<Call | undefined>(undefined)
/** Gives `call` to every screen below. */
export const CallProvider = CallContext.Provider

/** The `call` of this app. Throws where no `CallProvider` stands above. */
export function useCall(): Call {
  const call = useContext(CallContext)
  if (!call) throw new Error('useCall needs a CallProvider above it')
  return call
}

/** The key an answer is kept under: its tag first, so that a tag clears all its answers. */
export const keyOf = (route: Route, input?: AnyInput) =>
  [route.schema.tags[0], route.url, input?.params ?? {}, input?.querystring ?? {}] as const

type Arguments<R extends Route> = object extends Input<R> ? [input?: Input<R>] : [input: Input<R>]

/** React Query's options for a read. */
export function query<R extends Route>(call: Call, route: R, ...[input]: Arguments<R>) {
  return queryOptions<Output<R>>({
    queryKey: keyOf(route, input),
    queryFn: ({ signal }) => fetchOf<R>(call)(route, input, signal),
  })
}
