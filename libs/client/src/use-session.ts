import { createContext, useCallback, useContext, useState, useSyncExternalStore } from 'react'
import type { Session } from './session.ts'
import { UNKNOWN, type SessionState } from './session-state.ts'

const SessionContext = createContext<Session | undefined>(undefined)
/** Gives the session to every screen below; on the server there is none. */
export const SessionProvider = SessionContext.Provider

const noSubscription = () => () => undefined

/** The state of the session; `loading` on the server and in the first render. */
export function useSession(): SessionState {
  const session = useContext(SessionContext)
  return useSyncExternalStore(session?.subscribe ?? noSubscription, session?.state ?? (() => UNKNOWN), () => UNKNOWN)
}

/** The session's actions. Throws where no `SessionProvider` stands above: call it in the browser alone. */
export function useSessionActions(): () => Session {
  const session = useContext(SessionContext)
  return useCallback(() => {
    if (!session) throw new Error('There is no session here')
    return session
  }, [session])
}

/** Finds out once more who is signed in, where that is `unchecked`. */
export function useCheck() {
  const session = useSessionActions()
  const [busy, setBusy] = useState(false)
  const check = () => {
    setBusy(true)
    session()
      .provider()
      // It stays unchecked, which shows.
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return { busy, check }
}
