import { useSessionActions } from '@energy/client/use-session'
import { notice } from '@energy/ui/notice'
import { useConfig } from '@energy/client/use-config'

/** Signs out and opens the site's sign-up page; shows a notice if that fails. */
export function useLogout() {
  const session = useSessionActions()
  const { siteUrl } = useConfig()
  return async () => {
    try {
      await session().signOut()
      location.assign(`${siteUrl}/signup`)
    } catch {
      await notice('We could not sign you out. Try again.', { kind: 'error' })
    }
  }
}
