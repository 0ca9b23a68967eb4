import type { QueryClient } from '@tanstack/react-query'
import type { Session } from './session.ts'

type ObservedSession = Pick<Session, 'state' | 'subscribe'>

const uidOf = (session: ObservedSession) => {
  const state = session.state()
  return state.status === 'signed-in' ? state.identity.uid : undefined
}

/** Drops every kept answer that was not for everybody, as soon as its person has left or is another, in any tab. */
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
