import type { Session } from '@energy/client/session'
import { UNKNOWN } from '@energy/client/session-state'

/**
 * The session as a page sees it that a server rendered, who knows nobody: unknown until the page is taken over. What
 * shows it is told in a task of its own, for React renders that without a pause and would do so in the task before.
 */
export function toldLater(session: Session): Session {
  let told = false
  // What happens is known as it does, also where nothing shows it.
  session.subscribe(() => {
    told = true
  })
  return {
    ...session,
    state: () => (told ? session.state() : UNKNOWN),
    subscribe(listener) {
      if (!told)
        setTimeout(() => {
          told = true
          listener()
        })
      return session.subscribe(listener)
    },
  }
}
