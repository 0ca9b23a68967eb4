import { createContext, useContext } from 'react'
import type { Call } from './call.ts'

const CallContext = createContext<Call | undefined>(undefined)
/** Gives `call` to every screen below. */
export const CallProvider = CallContext.Provider

/** The `call` of this app. Throws where no `CallProvider` stands above. */
export function useCall(): Call {
  const call = useContext(CallContext)
  if (!call) throw new Error('useCall needs a CallProvider above it')
  return call
}
