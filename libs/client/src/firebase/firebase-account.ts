import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  updatePassword,
  type Auth,
  type User,
} from 'firebase/auth'
import { confirmByPopup } from './firebase-popup.ts'
import { secondFactorOf, type SignInFully } from './firebase-second-factor.ts'
import type { ActionCode, Provider } from '../session/identity.ts'
import { identityError } from '../session/identity-code.ts'

type Account = Omit<Provider, 'idToken' | 'signIn' | 'signUp' | 'signInWith' | 'signInAgain' | 'signOut'>

const modes = new Map<string, ActionCode['mode']>([
  [ActionCodeOperation.PASSWORD_RESET, 'resetPassword'],
  [ActionCodeOperation.VERIFY_EMAIL, 'verifyEmail'],
  [ActionCodeOperation.RECOVER_EMAIL, 'recoverEmail'],
  [ActionCodeOperation.REVERT_SECOND_FACTOR_ADDITION, 'revertSecondFactorAddition'],
])

const signInAgain = (user: User, password: string) =>
  // Stryker disable next-line StringLiteral: an account with a password always has an e-mail
  reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))

/**
 * The operations on an account, except signing in and out.
 * @param fully completes a sign-in where there is a second factor
 * @param report is called when the data of the signed-in user may have changed
 */
export function accountOf(auth: Auth, fully: SignInFully, report: () => void): Account {
  const currentUser = () => {
    if (!auth.currentUser) throw identityError('auth/user-signed-out')
    return auth.currentUser
  }
  return {
    ...secondFactorOf(currentUser),
    async confirm(proof) {
      const user = currentUser()
      if ('social' in proof) await confirmByPopup(user, fully, proof.social)
      else await fully(() => signInAgain(user, proof.password))
    },
    async changePassword(password) {
      const user = currentUser()
      await updatePassword(user, password)
      // The change revokes older sign-ins, and the emulator dates this one before the change. The password is changed
      // in any case.
      await signInAgain(user, password).catch(() => undefined)
    },
    sendVerification: async () => sendEmailVerification(currentUser()),
    async refresh() {
      const user = currentUser()
      const before = user.emailVerified
      await reload(user)
      // The API reads `emailVerified` from the token.
      if (user.emailVerified !== before) await user.getIdToken(true)
      report()
    },
    sendReset: (email) => sendPasswordResetEmail(auth, email),
    async readCode(oobCode) {
      const { operation, data } = await checkActionCode(auth, oobCode)
      const mode = modes.get(operation)
      // Stryker disable next-line StringLiteral: a code of a known mode always has an e-mail
      return mode && { mode, email: data.email ?? '' }
    },
    applyCode: (oobCode) => applyActionCode(auth, oobCode),
    setPassword: (oobCode, password) => confirmPasswordReset(auth, oobCode, password),
  }
}
