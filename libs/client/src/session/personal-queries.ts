import type { QueryClient } from '@tanstack/react-query'
import type { Session } from './session.ts'

type ObservedSession = Pick<Session, 'state' | 'subscribe'>

const uidOf = (session: ObservedSession) => {
  const state = session.state()
  return state.status === 'signed-in' ? state.identity.uid : undefined
}

/** Removes all personal queries from the cache when the user signs out or changes, in any tab. */
export function clearPersonalQueries(session: ObservedSession, client: QueryClient) {
  let uid = uidOf(session)
  session.subscribe(() => {
    if (session.state().status === 'loading') return
    const nextUid = uidOf(session)
    if (uid !== undefined && nextUid !== uid) {
      client.removeQueries({ predicate: ({ meta }) => meta?.['personal'] === true })
      client.getMutationCache().clear()
    }
    uid = nextUid
  })
}
