import { CallError } from '../call-error.ts'
import { errorCodeOf } from './identity-code.ts'

const WRONG = 'The e-mail address or the password is wrong.'
const AGAIN = 'Your session has ended. Sign in again.'
const SPENT = 'This link has been used or is too old. Ask for a new one.'

// With e-mail enumeration protection a project returns `invalid-credential` in place of the first two codes.
const reasons: Record<string, string> = {
  'auth/wrong-password': 'The password is wrong.',
  'auth/user-not-found': 'No account has this e-mail address.',
  'auth/invalid-credential': WRONG,
  'auth/invalid-login-credentials': WRONG,
  'auth/invalid-email': 'This is not an e-mail address.',
  'auth/missing-email': 'Enter your e-mail address.',
  'auth/missing-password': 'Enter your password.',
  'auth/email-already-in-use': 'This e-mail address already has an account. Sign in with it.',
  'auth/weak-password': 'The password needs at least 6 characters.',
  'auth/password-does-not-meet-requirements': 'The password is too simple. Make it longer, with letters and digits.',
  'auth/user-disabled': 'This account has been closed. Write to us if that is a mistake.',
  // The provider does not send the duration of the block; it lasts some minutes.
  'auth/too-many-requests': 'Too many attempts. Wait 15 minutes and try again, or set a new password by e-mail.',
  'auth/quota-exceeded': 'Too many attempts by everybody at once. Wait 15 minutes and try again.',
  'auth/network-request-failed': 'The sign-in service could not be reached. Check your connection and try again.',
  'auth/timeout': 'The sign-in service did not answer in time. Try again.',
  'auth/internal-error': 'The sign-in service could not be reached. Check your connection and try again.',
  'auth/popup-blocked':
    'Your browser blocked the sign-in window. Allow pop-ups for this site, then press the button again.',
  'auth/account-exists-with-different-credential':
    'This e-mail address already signs in another way. Sign in as you did before.',
  'auth/credential-already-in-use': 'That account already belongs to somebody else here.',
  'auth/user-mismatch': 'That is another account. Sign in with the one of this page.',
  'auth/operation-not-allowed': 'This way to sign in is switched off. Use another one.',
  'auth/operation-not-supported-in-this-environment': 'Your browser cannot sign in this way. Use your password.',
  'auth/unauthorized-domain': 'This way to sign in does not work on this address yet. Use your password.',
  'auth/web-storage-unsupported': 'Your browser keeps nothing for this site. Allow it to store data, then try again.',
  'auth/admin-restricted-operation': 'New accounts are closed at the moment.',
  'auth/requires-recent-login': AGAIN,
  'auth/user-token-expired': AGAIN,
  'auth/invalid-user-token': AGAIN,
  'auth/user-signed-out': AGAIN,
  'auth/null-user': AGAIN,
  'auth/invalid-verification-code': 'This is not the code that the app shows now. Type the new one.',
  'auth/invalid-multi-factor-session': 'This took too long. Close this and begin again.',
  'auth/unverified-email': 'Verify your e-mail address first: the mail is sent from your profile on the site.',
  // Our own code: the account has second factors, none of which is an authenticator app.
  'auth/unsupported-second-factor': 'This account has a second factor that cannot be used here.',
  'auth/expired-action-code': SPENT,
  'auth/invalid-action-code': SPENT,
  // Our own code: the sign-up of this identity was interrupted, and it has another password.
  'auth/sign-up-begun':
    'Somebody has begun to sign up with this e-mail address and another password. Use that one, or set a new one: ' +
    '“Forgot password?” is on the sign-in page.',
  // Our own code: staff have imported the record, and it may have no identity yet.
  'auth/not-signed-up': 'The password is wrong, or there is no account with this e-mail address yet: then create one.',
  // Our own code: staff have imported the record, which only a confirmed address gets.
  'auth/unconfirmed': 'Confirm your e-mail address first, by the link that we have just sent to it.',
  // Our own code: the e-mail address has a record already.
  'auth/record-exists': 'Email already exists. Please login!',
  'auth/no-email': 'That account shares no e-mail address with us. Sign up with an e-mail address and a password.',
}

const cancelledCodes = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])

/** Whether the user closed the sign-in popup or gave no code, which is not an error. */
export const isSignInCancelled = (error: unknown) => cancelledCodes.has(errorCodeOf(error))

const unknownCodes = new Set(['auth/user-not-found', 'auth/invalid-credential', 'auth/invalid-login-credentials'])

/** Whether no account may have the e-mail address, or it has another password. */
export const isUnknownAccount = (error: unknown) => unknownCodes.has(errorCodeOf(error))

/** Whether the link of a mail has been used or has expired. */
export const isUsedLink = (error: unknown) => reasons[errorCodeOf(error)] === SPENT

/** The reason of an error of the identity provider, as a sentence for the user; a general one for an unknown code. */
export const identityReason = (error: unknown) =>
  reasons[errorCodeOf(error)] ?? (error instanceof CallError ? error.message : 'Try again in a moment.')
