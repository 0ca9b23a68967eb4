import { identityError } from '@energy/client/session/identity-code'
import { useSessionActions } from '@energy/client/session/use-session'

/**
 * A function for a sign-in to a record that staff have imported, which only a confirmed address gets. Where it is not
 * confirmed yet, the link is mailed and the session ends.
 * @throws an error with code `auth/unconfirmed`
 */
export function useRequireConfirmed() {
  const session = useSessionActions()
  return async () => {
    const state = session().state()
    if (state.status !== 'signed-in' || state.identity.emailVerified) return
    const provider = await session().provider()
    await provider.sendVerification().finally(() => session().signOut())
    throw identityError('auth/unconfirmed')
  }
}
