import { useSessionActions } from '@energy/client/session/use-session'
import { notice } from '@energy/ui/notice'
import { useConfig } from '@energy/client/use-config'
import { sendHeld } from '../shared/actions/held-calls.ts'

/** Signs out and opens the site's sign-up page; shows a notice if that fails. */
export function useLogout() {
  const session = useSessionActions()
  const { siteUrl } = useConfig()
  return async () => {
    try {
      // Without a session they would be refused.
      await sendHeld()
      await session().signOut()
      location.assign(`${siteUrl}/signup`)
    } catch {
      await notice('We could not sign you out. Try again.', { kind: 'error' })
    }
  }
}
