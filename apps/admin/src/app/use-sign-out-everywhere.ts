import { CallError, unlessDone } from '@energy/client/call-error'
import { useSend } from '@energy/client/use-send'
import { user } from '@energy/contracts/people/users'
import { confirmAction, notice } from '@energy/ui/notice'
import { sendHeld } from '../shared/actions/held-calls.ts'
import { reasonOf } from '../shared/words/reason.ts'
import { useLogout } from './use-logout.ts'

const question = {
  title: 'Sign out everywhere?',
  text: 'Every session of yours ends, in this browser and in all others. You sign in again with your password.',
  yes: 'Sign out everywhere',
  no: 'Stay signed in',
}

/** After a call whose answer was lost: all sessions have ended, this one too. */
const hasEnded = (cause: unknown) => cause instanceof CallError && cause.status === 401

/** Ends all sessions of the user, after a confirmation. */
export function useSignOutEverywhere(email: string) {
  const { mutateAsync } = useSend(user.signOutEverywhere)
  const logout = useLogout()
  return async () => {
    if (!(await confirmAction(question))) return
    try {
      // Without a session they would be refused.
      await sendHeld()
      const end = () => mutateAsync({ params: { email } })
      await end().catch(unlessDone(() => end().then(() => true, hasEnded)))
    } catch (cause) {
      return void notice(`You are still signed in. ${reasonOf(cause)}`, { kind: 'error', timer: 4000 })
    }
    await logout()
  }
}
