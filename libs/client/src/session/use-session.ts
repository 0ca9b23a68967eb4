import { createContext, useCallback, useContext, useState, useSyncExternalStore } from 'react'
import type { Session } from './session.ts'
import { LOADING_SESSION, type SessionState } from './session-state.ts'

const SessionContext = createContext<Session | undefined>(undefined)
/** Provides the session to the components below. There is none on the server. */
export const SessionProvider = SessionContext.Provider

// Stryker disable next-line ArrowFunction: React also accepts a subscription without an unsubscribe function
const noSubscription = () => () => undefined

/** The state of the session; `loading` on the server and in the first render. */
export function useSession(): SessionState {
  const session = useContext(SessionContext)
  return useSyncExternalStore(
    session?.subscribe ?? noSubscription,
    session?.state ?? (() => LOADING_SESSION),
    () => LOADING_SESSION,
  )
}

/**
 * A function that returns the session with its actions. Call it only in the browser: it throws without a
 * `SessionProvider` above.
 */
export function useSessionActions(): () => Session {
  const session = useContext(SessionContext)
  return useCallback(() => {
    if (!session) throw new Error('There is no session here')
    return session
  }, [session])
}

/** Loads the provider again to resolve the state `unchecked`. */
export function useSessionCheck() {
  const session = useSessionActions()
  const [busy, setBusy] = useState(false)
  const check = () => {
    setBusy(true)
    session()
      .provider()
      // The state stays `unchecked`, and the screen shows that.
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return { busy, check }
}
