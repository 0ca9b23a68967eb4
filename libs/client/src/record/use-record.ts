import { user } from '@energy/contracts/people/users'
import { useQuery } from '@tanstack/react-query'
import { query } from '../query.ts'
import { recordsSettled } from './record-lock.ts'
import { useCall } from '../use-call.ts'
import { useSession } from '../session/use-session.ts'

/**
 * The query of the signed-in user's record; idle while no user is signed in. It waits until a sign-up has created the
 * record. It is always stale, so each mount and each focus of the tab fetches it again and notices a deleted user.
 * @param refetchOnMount whether a mount also fetches again what is there
 */
export function useRecord({ refetchOnMount = true } = {}) {
  const state = useSession()
  const email = state.status === 'signed-in' ? state.identity.email : ''
  const call = useCall()
  const read = query(call, user.read, { params: { email } })
  const queryFn = async ({ signal }: { signal: AbortSignal }) => {
    await recordsSettled()
    return (await call.send(user.read, { params: { email } }, signal)).data
  }
  return useQuery({ ...read, queryFn, enabled: email !== '', staleTime: 0, refetchOnMount })
}
