import type { Query, QueryClient } from '@tanstack/react-query'
import type { Session } from './session.ts'

type ObservedSession = Pick<Session, 'state' | 'subscribe'>

const uidOf = (session: ObservedSession) => {
  const state = session.state()
  return state.status === 'signed-in' ? state.identity.uid : undefined
}

const isMarked = ({ meta }: Pick<Query, 'meta'>) => meta?.['personal'] === true

/**
 * Removes all personal queries from the cache when the user signs out or changes, in any tab.
 * @param isPersonal default: what `query` has marked
 * @returns ends it
 */
export function clearPersonalQueries(session: ObservedSession, client: QueryClient, isPersonal = isMarked) {
  let uid = uidOf(session)
  return session.subscribe(() => {
    if (session.state().status === 'loading') return
    const nextUid = uidOf(session)
    if (uid !== undefined && nextUid !== uid) {
      client.removeQueries({ predicate: isPersonal })
      client.getMutationCache().clear()
    }
    uid = nextUid
  })
}
