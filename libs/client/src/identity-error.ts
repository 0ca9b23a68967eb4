import { CallError } from './call-error.ts'

// Both code sets: with e-mail enumeration protection a project answers `invalid-credential` in place of two others.
const reasons: Record<string, string> = {
  'auth/wrong-password': 'The password is wrong.',
  'auth/user-not-found': 'No account has this e-mail address.',
  'auth/invalid-credential': 'The e-mail address or the password is wrong.',
  'auth/invalid-login-credentials': 'The e-mail address or the password is wrong.',
  'auth/invalid-email': 'This is not an e-mail address.',
  'auth/missing-password': 'Enter your password.',
  'auth/email-already-in-use': 'This e-mail address already has an account. Sign in with it.',
  'auth/weak-password': 'The password needs at least 6 characters.',
  'auth/password-does-not-meet-requirements': 'The password is too simple.',
  'auth/user-disabled': 'This account has been closed. Write to us if that is a mistake.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes and try again.',
  'auth/network-request-failed': 'The sign-in service could not be reached. Check your connection and try again.',
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Why the identity provider refused, as a sentence for a person; a general one for a code that nobody knows. */
export const identityReason = (error: unknown) =>
  reasons[codeOf(error)] ?? (error instanceof CallError ? error.message : 'Try again in a moment.')
