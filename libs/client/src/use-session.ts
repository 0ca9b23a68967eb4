import { user } from '@energy/contracts/users'
import { useQuery } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { query } from './query.ts'
import { recordsMade } from './record-lock.ts'
import type { Session, SessionState } from './session.ts'
import { useCall } from './use-send.ts'

const SessionContext = createContext<Session | undefined>(undefined)
/** Gives the session to every screen below; on the server there is none. */
export const SessionProvider = SessionContext.Provider

const unknown: SessionState = { status: 'loading' }
const nothing = () => () => undefined

/** The state of the session; `loading` on the server and in the first render. */
export function useSession(): SessionState {
  const session = useContext(SessionContext)
  return useSyncExternalStore(session?.subscribe ?? nothing, session?.state ?? (() => unknown), () => unknown)
}

/** The session's actions. Throws where no `SessionProvider` stands above: call it in the browser alone. */
export function useSessionActions(): () => Session {
  const session = useContext(SessionContext)
  return useCallback(() => {
    if (!session) throw new Error('There is no session here')
    return session
  }, [session])
}

/** The signed-in person's record, once it is made; idle while nobody is signed in. */
export function useRecord() {
  const state = useSession()
  const email = state.status === 'signed-in' ? state.identity.email : ''
  const call = useCall()
  const read = query(call, user.read, { params: { email } })
  const queryFn = async ({ signal }: { signal: AbortSignal }) => {
    await recordsMade()
    return (await call.send(user.read, { params: { email } }, signal)).data
  }
  return useQuery({ ...read, queryFn, enabled: email !== '' })
}
