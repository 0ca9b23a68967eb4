import type { Session } from '@energy/client/session'
import { LOADING_SESSION } from '@energy/client/session-state'

/**
 * The session as a hydrated page sees it. The server rendered the page for nobody, so the state is unknown until
 * hydration has ended. Components are notified in a task of its own: React renders such an update without a pause, and
 * would otherwise do so in the task that hydrates.
 */
export function deferredSession(session: Session): Session {
  let isNotified = false
  // A change of the session ends the unknown state at once, also if no component has subscribed.
  session.subscribe(() => {
    isNotified = true
  })
  return {
    ...session,
    state: () => (isNotified ? session.state() : LOADING_SESSION),
    subscribe(listener) {
      if (!isNotified)
        setTimeout(() => {
          isNotified = true
          listener()
        })
      return session.subscribe(listener)
    },
  }
}
