// Preloaded into the Auth emulator only. A sign-up reads the clock twice: for when the person signed in, and for since
// when their tokens are valid. Where a second ends between the two, the first token is older than what is valid, and
// every service that asks whether it was revoked refuses it. Here both are the same second.
import { fromEmulator } from './from-emulator.ts'

interface Account {
  /** ms since 1970 */
  lastLoginAt?: string
  /** s since 1970 */
  validSince?: string
}
interface State {
  getUserByLocalId(localId: string): Account | undefined
  updateUserByLocalId(localId: string, change: Account): Account
}
type SignUp = (state: State, call: unknown, context: unknown) => Promise<{ localId: string }>

const { authOperations }: { authOperations: { identitytoolkit: { accounts: { signUp: SignUp } } } } = fromEmulator(
  './lib/emulator/auth/operations.js',
)
const { accounts } = authOperations.identitytoolkit
const { signUp } = accounts

accounts.signUp = async (state, ...call) => {
  const answer = await signUp(state, ...call)
  const { lastLoginAt, validSince } = state.getUserByLocalId(answer.localId) ?? {}
  if (lastLoginAt && validSince)
    state.updateUserByLocalId(answer.localId, { validSince: String(Math.floor(Number(lastLoginAt) / 1_000)) })
  return answer
}
