import type { Social } from '@energy/client/session/identity'
import { identityReason, isSignInCancelled } from '@energy/client/session/identity-error'
import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { useSessionActions } from '@energy/client/session/use-session'
import { isStaff } from '@energy/contracts/people/roles'
import { user } from '@energy/contracts/people/users'
import { showError, notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'

const notifyFailure = (cause: unknown) => {
  if (!isSignInCancelled(cause)) void showError(`Error signing in! ${identityReason(cause)}`)
}

/** Signs in by password or by a social account. `RequireStaff` handles users who are not of the staff. */
export function useSignIn() {
  const call = useCall()
  const queryClient = useQueryClient()
  const session = useSessionActions()
  const welcome = async (email: string, timer: number) => {
    const record = await queryClient.fetchQuery(query(call, user.read, { params: { email } })).catch(() => undefined)
    if (record && isStaff(record.role))
      await notice(`${record.role === 'admin' ? 'Admin' : 'User'} logged in successfully.`, { timer })
  }
  return {
    async byPassword(email: string, password: string) {
      try {
        const { found } = await call(user.lookup, { body: { email } })
        if (!found) return void showError('User not found!')
        await session().signIn(email, password)
      } catch (cause) {
        return notifyFailure(cause)
      }
      await welcome(email, 2000)
    },
    async bySocial(social: Social) {
      try {
        const { email } = await session().signInWith(social)
        await welcome(email, 1500)
      } catch (cause) {
        notifyFailure(cause)
      }
    },
  }
}
