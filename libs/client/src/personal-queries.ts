import type { QueryClient } from '@tanstack/react-query'
import type { Session } from './session.ts'

type Watched = Pick<Session, 'state' | 'subscribe'>

const uidOf = (session: Watched) => {
  const state = session.state()
  return state.status === 'signed-in' ? state.identity.uid : undefined
}

/** Drops every kept answer that was not for everybody, as soon as its person has left or is another, in any tab. */
export function clearPersonalQueries(session: Watched, client: QueryClient) {
  let uid = uidOf(session)
  session.subscribe(() => {
    if (session.state().status === 'loading') return
    const now = uidOf(session)
    if (uid !== undefined && now !== uid) {
      client.removeQueries({ predicate: ({ meta }) => meta?.['personal'] === true })
      client.getMutationCache().clear()
    }
    uid = now
  })
}
