import { CallError } from '@energy/client/call-error'
import { user } from '@energy/contracts/people/users'
import { within } from '../stack.ts'
import type { Trial } from '../trial.ts'

/** Calls in a row: enough that every replica gets some. */
const CALLS = 40

/** The lines of the API's log about such a call, by container. */
const callsIn = ({ stack }: Trial) =>
  stack.logsOf('api').map((log) => log.split('\n').filter((line) => line.includes('"/users/:email"')).length)

/** Makes calls as an admin, of whom every replica has only the token, and one with a forged token. */
export async function useSession(trial: Trial) {
  const before = callsIn(trial)
  const { call, email } = await trial.callAsAdmin()
  for (let made = 0; made < CALLS; made++) await call(user.read, { params: { email } })
  const forged = await trial.callAsAdmin((token) => token.replace(/.{8}$/, 'AAAAAAAA'))
  const status = await forged.call(user.read, { params: { email } }).catch((error: unknown) => error)
  if (!(status instanceof CallError) || status.status !== 401) throw new Error('A forged token was accepted.')
  const counts = await within(10, 'The log of the calls', () => {
    const made = callsIn(trial).map((count, at) => count - (before[at] ?? 0))
    return made.reduce((sum, count) => sum + count, 0) > CALLS && made
  })
  if (counts.some((count) => count === 0)) throw new Error(`A replica got no call: ${counts.join(', ')}`)
  return `${CALLS} calls of an admin succeeded, on ${counts.length} replicas (${counts.join(' and ')} calls); a forged token is answered 401`
}
