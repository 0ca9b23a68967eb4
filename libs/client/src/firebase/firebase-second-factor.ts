import {
  getMultiFactorResolver,
  multiFactor,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type MultiFactorInfo,
  type User,
  type UserCredential,
} from 'firebase/auth'
import { identityError, isIdentityError } from '../session/identity-code.ts'
import { identityReason } from '../session/identity-error.ts'
import type { AskForCode, Provider } from '../session/identity.ts'

const isCodeNeeded = (cause: unknown): cause is MultiFactorError =>
  isIdentityError(cause, 'auth/multi-factor-auth-required')
const isApp = ({ factorId }: MultiFactorInfo) => factorId === TotpMultiFactorGenerator.FACTOR_ID

/** Runs a sign-in; where the account has a second factor, asks for its code. */
export type SignInFully = (signIn: () => Promise<UserCredential>) => Promise<UserCredential>

/**
 * Completes sign-ins of an account with a second factor.
 * @throws an error with code `auth/user-cancelled` where the user gives no code
 */
export const signInFully =
  (auth: Auth, askForCode: AskForCode): SignInFully =>
  async (signIn) => {
    try {
      return await signIn()
    } catch (cause) {
      if (!isCodeNeeded(cause)) throw cause
      const resolver = getMultiFactorResolver(auth, cause)
      const app = resolver.hints.find(isApp)
      if (!app) throw identityError('auth/unsupported-second-factor')
      let signedIn: UserCredential | undefined
      await askForCode(async (code) => {
        try {
          signedIn = await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(app.uid, code))
          return undefined
        } catch (refused) {
          return identityReason(refused)
        }
      })
      if (!signedIn) throw identityError('auth/user-cancelled')
      return signedIn
    }
  }

/** The operations on the second factor of the signed-in user. */
export const secondFactorOf = (
  currentUser: () => User,
): Pick<Provider, 'secondFactor' | 'setUpSecondFactor' | 'removeSecondFactor'> => ({
  async secondFactor() {
    const user = currentUser()
    const { signInSecondFactor } = await user.getIdTokenResult()
    return {
      since: multiFactor(user).enrolledFactors.find(isApp)?.enrollmentTime,
      used: signInSecondFactor !== null,
    }
  },
  async setUpSecondFactor(issuer) {
    const factors = multiFactor(currentUser())
    const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession())
    const { email } = currentUser()
    return {
      key: secret.secretKey,
      // Stryker disable next-line StringLiteral: an identity always has an e-mail
      url: secret.generateQrCodeUrl(encodeURIComponent(email ?? ''), encodeURIComponent(issuer)),
      finish: (code) => factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code)),
    }
  },
  async removeSecondFactor() {
    const factors = multiFactor(currentUser())
    for (const factor of factors.enrolledFactors) await factors.unenroll(factor)
  },
})
