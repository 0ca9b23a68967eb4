// Preloaded into the Auth emulator only. Its second factors are phones; the product's are authenticator apps (TOTP, RFC
// 6238). Here each call of an app becomes one of a phone whose number stands for the app: the secret is derived from the
// number, so that the emulator's own state and export hold everything.
import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { fromEmulator } from './from-emulator.ts'

interface Factor {
  mfaEnrollmentId: string
  phoneInfo?: string
  unobfuscatedPhoneInfo?: string
}
/** The emulator's accounts, and its codes of phones. */
interface State {
  getUserByLocalId(localId: string): { mfaInfo?: Factor[] } | undefined
  createVerificationCode(phone: string): { sessionInfo: string; code: string }
  getVerificationCodeBySessionInfo(sessionInfo: string): { phoneNumber: string; code: string } | undefined
}
interface Call {
  totpEnrollmentInfo?: object
  totpVerificationInfo?: { sessionInfo?: string; verificationCode?: string }
  phoneEnrollmentInfo?: { phoneNumber: string }
  phoneVerificationInfo?: { sessionInfo: string; code: string }
  mfaPendingCredential?: string
  mfaEnrollmentId?: string
}
interface Answer {
  phoneSessionInfo?: { sessionInfo: string }
  totpSessionInfo?: object
  mfaInfo?: Factor[]
  users?: { mfaInfo?: Factor[] }[]
}
type Operation = (state: State, call: Call, context: unknown) => Answer | Promise<Answer>

const { authOperations }: { authOperations: { identitytoolkit: { accounts: Accounts } } } = fromEmulator(
  './lib/emulator/auth/operations.js',
)
interface Accounts {
  lookup: Operation
  signInWithIdp: Operation
  signInWithPassword: Operation
  mfaEnrollment: { start: Operation; finalize: Operation }
  mfaSignIn: { finalize: Operation }
}
const { BadRequestError }: { BadRequestError: new (message: string) => Error } = fromEmulator(
  './lib/emulator/auth/errors.js',
)

/** Codes of the 30 seconds before and after are accepted, too. */
const WINDOW = 1
/** How long a set-up may take, in ms. */
const SET_UP_TIME = 10 * 60_000

const newNumber = () => `+1555${randomInt(1_000_000, 9_999_999)}`
const appOf = (phone: string) =>
  new TOTP({ secret: new Secret({ buffer: new Uint8Array(createHash('sha1').update(phone).digest()).buffer }) })

function requireCode(phone: string, token = '') {
  if (appOf(phone).validate({ token, window: WINDOW }) === null) throw new BadRequestError('INVALID_CODE')
}

const { accounts } = authOperations.identitytoolkit
const { mfaEnrollment, mfaSignIn } = accounts
const [startPhone, finishPhone, signInByPhone] = [mfaEnrollment.start, mfaEnrollment.finalize, mfaSignIn.finalize]

mfaEnrollment.start = async (state, { totpEnrollmentInfo, ...call }, context) => {
  if (!totpEnrollmentInfo) return startPhone(state, call, context)
  const phoneNumber = newNumber()
  const answer = await startPhone(state, { ...call, phoneEnrollmentInfo: { phoneNumber } }, context)
  const { secret, algorithm, digits, period } = appOf(phoneNumber)
  const totpSessionInfo = {
    ...answer.phoneSessionInfo,
    sharedSecretKey: secret.base32,
    hashingAlgorithm: algorithm,
    verificationCodeLength: digits,
    periodSec: period,
    finalizeEnrollmentTime: new Date(Date.now() + SET_UP_TIME).toISOString(),
  }
  return { totpSessionInfo }
}

mfaEnrollment.finalize = (state, { totpVerificationInfo: typed, ...call }, context) => {
  if (!typed?.sessionInfo) return finishPhone(state, call, context)
  const { sessionInfo, verificationCode } = typed
  const sent = state.getVerificationCodeBySessionInfo(sessionInfo)
  if (!sent) throw new BadRequestError('INVALID_SESSION_INFO')
  requireCode(sent.phoneNumber, verificationCode)
  return finishPhone(state, { ...call, phoneVerificationInfo: { sessionInfo, code: sent.code } }, context)
}

mfaSignIn.finalize = (state, { totpVerificationInfo: typed, ...call }, context) => {
  if (!typed) return signInByPhone(state, call, context)
  const pending: { localId: string } = JSON.parse(
    Buffer.from(call.mfaPendingCredential ?? '', 'base64').toString('utf8'),
  )
  const factors = state.getUserByLocalId(pending.localId)?.mfaInfo ?? []
  const phone = factors.find(({ mfaEnrollmentId: id }) => id === call.mfaEnrollmentId)?.unobfuscatedPhoneInfo
  if (!phone) throw new BadRequestError('MFA_ENROLLMENT_NOT_FOUND')
  requireCode(phone, typed.verificationCode)
  const { sessionInfo, code } = state.createVerificationCode(phone)
  return signInByPhone(state, { ...call, phoneVerificationInfo: { sessionInfo, code } }, context)
}

// A browser sees a phone where there is `phoneInfo`.
const appIn = (factor: Factor) => ({ ...factor, phoneInfo: undefined, totpInfo: {} })
const appsIn = <T extends { mfaInfo?: Factor[] }>(account: T) =>
  account.mfaInfo ? { ...account, mfaInfo: account.mfaInfo.map(appIn) } : account

// The answers in which a browser reads the factors of an account.
for (const name of ['lookup', 'signInWithIdp', 'signInWithPassword'] as const) {
  const own = accounts[name]
  accounts[name] = async (...call) => {
    const { users, ...answer } = await own(...call)
    return { ...appsIn(answer), ...(users && { users: users.map(appsIn) }) }
  }
}
