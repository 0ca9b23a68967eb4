import { user } from '@energy/contracts/users'
import { useQuery } from '@tanstack/react-query'
import { query } from './query.ts'
import { recordsSettled } from './record-lock.ts'
import { useCall } from './use-call.ts'
import { useSession } from './use-session.ts'

/**
 * The signed-in person's record, once it is made; idle while nobody is signed in. Asked for whenever a screen shows it
 * and whenever the tab is looked at again: it tells, too, whether the person is still there.
 */
export function useRecord() {
  const state = useSession()
  const email = state.status === 'signed-in' ? state.identity.email : ''
  const call = useCall()
  const read = query(call, user.read, { params: { email } })
  const queryFn = async ({ signal }: { signal: AbortSignal }) => {
    await recordsSettled()
    return (await call.send(user.read, { params: { email } }, signal)).data
  }
  return useQuery({ ...read, queryFn, enabled: email !== '', staleTime: 0 })
}
