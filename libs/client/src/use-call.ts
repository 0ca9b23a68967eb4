import { createContext, useContext } from 'react'
import type { Call } from './call.ts'

const CallContext = createContext<Call | undefined>(undefined)
/** Provides `call` to the components below. */
export const CallProvider = CallContext.Provider

/** The `call` of this app. @throws Error without a `CallProvider` above */
export function useCall(): Call {
  const call = useContext(CallContext)
  if (!call) throw new Error('useCall needs a CallProvider above it')
  return call
}
