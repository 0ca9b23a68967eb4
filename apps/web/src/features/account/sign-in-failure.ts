import { identityReason, isSignInCancelled } from '@energy/client/session/identity-error'
import { showError } from '@energy/ui/notice'

/** Says why a sign-in failed; nothing where the user has cancelled it. */
export const showSignInFailure = (cause: unknown) => {
  if (!isSignInCancelled(cause)) void showError(`Error signing in! ${identityReason(cause)}`)
}
