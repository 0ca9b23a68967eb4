import { expect, test } from 'vitest'
import { CallError, unreachable } from '../../src/call-error.ts'
import { isSessionOver } from '../../src/firebase/firebase-identity.ts'
import { identityError, isIdentityError } from '../../src/session/identity-code.ts'
import { identityReason, isSignInCancelled, isUsedLink } from '../../src/session/identity-error.ts'

const GENERAL = 'Try again in a moment.'

test.each([
  ['auth/wrong-password', 'The password is wrong.'],
  ['auth/user-not-found', 'No account has this e-mail address.'],
  // With e-mail enumeration protection, in place of both.
  ['auth/invalid-credential', 'The e-mail address or the password is wrong.'],
  ['auth/invalid-login-credentials', 'The e-mail address or the password is wrong.'],
  ['auth/email-already-in-use', 'This e-mail address already has an account. Sign in with it.'],
  ['auth/weak-password', 'The password needs at least 6 characters.'],
])('%s has the message: %s', (code, sentence) => expect(identityReason({ code })).toBe(sentence))

test.each([
  ['auth/too-many-requests', 'Wait 15 minutes'],
  ['auth/popup-blocked', 'Allow pop-ups for this site'],
  ['auth/network-request-failed', 'Check your connection'],
  ['auth/user-disabled', 'Write to us'],
  ['auth/account-exists-with-different-credential', 'Sign in as you did before'],
  ['auth/requires-recent-login', 'Sign in again'],
  ['auth/expired-action-code', 'Ask for a new one'],
  ['auth/no-email', 'Sign up with an e-mail address'],
  ['auth/invalid-email', 'not an e-mail address'],
  ['auth/missing-email', 'Enter your e-mail address'],
  ['auth/missing-password', 'Enter your password'],
  ['auth/password-does-not-meet-requirements', 'Make it longer'],
  ['auth/quota-exceeded', 'Wait 15 minutes'],
  ['auth/timeout', 'did not answer in time'],
  ['auth/internal-error', 'Check your connection'],
  ['auth/credential-already-in-use', 'belongs to somebody else'],
  ['auth/user-mismatch', 'Sign in with the one of this page'],
  ['auth/operation-not-allowed', 'Use another one'],
  ['auth/operation-not-supported-in-this-environment', 'Use your password'],
  ['auth/unauthorized-domain', 'Use your password'],
  ['auth/web-storage-unsupported', 'Allow it to store data'],
  ['auth/admin-restricted-operation', 'closed at the moment'],
  ['auth/user-token-expired', 'Sign in again'],
  ['auth/invalid-user-token', 'Sign in again'],
  ['auth/user-signed-out', 'Sign in again'],
  ['auth/null-user', 'Sign in again'],
  ['auth/invalid-action-code', 'Ask for a new one'],
  ['auth/sign-up-begun', 'begun to sign up with this e-mail address and another password'],
  ['auth/not-signed-up', 'create one'],
  ['auth/unconfirmed', 'Confirm your e-mail address first'],
  ['auth/sign-up-begun', '“Forgot password?” is on the sign-in page'],
])('the message of %s says what to do: %s', (code, advice) =>
  expect(identityReason(identityError(code))).toContain(advice),
)

test('a popup that the user closed is not an error', () => {
  expect(isSignInCancelled({ code: 'auth/popup-closed-by-user' })).toBe(true)
  expect(isSignInCancelled({ code: 'auth/cancelled-popup-request' })).toBe(true)
  expect(isSignInCancelled({ code: 'auth/user-cancelled' })).toBe(true)
  expect(isSignInCancelled({ code: 'auth/popup-blocked' })).toBe(false)
})

test('a session is over when the provider no longer renews it, and not when the provider is unreachable', () => {
  for (const why of ['user-token-expired', 'user-disabled', 'user-not-found', 'invalid-user-token'])
    expect([why, isSessionOver({ code: `auth/${why}` })]).toEqual([why, true])
  expect(isSessionOver(identityError('auth/invalid-refresh-token'))).toBe(true)
  expect(isSessionOver({ code: 'auth/network-request-failed' })).toBe(false)
})

test('a used link and an expired link are both spent', () => {
  expect(isUsedLink({ code: 'auth/invalid-action-code' })).toBe(true)
  expect(isUsedLink({ code: 'auth/expired-action-code' })).toBe(true)
  expect(isUsedLink(undefined)).toBe(false)
})

test('an identity error has its code as code and message', () => {
  const error = identityError('auth/no-email')
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ message: 'auth/no-email', code: 'auth/no-email' })
  expect(isIdentityError(error, 'auth/no-email')).toBe(true)
  expect(isIdentityError(error, 'auth/timeout')).toBe(false)
})

test('a failed call keeps its own message, which may say when to try again', () => {
  expect(identityReason(new CallError(unreachable))).toBe(unreachable.detail)
  const detail = 'That was too often. Try again in 20 seconds.'
  expect(identityReason(new CallError({ ...unreachable, status: 429, detail }))).toBe(detail)
})

test('an unknown error has a general message', () => {
  expect(identityReason({ code: 'auth/never-heard-of' })).toBe(GENERAL)
  for (const nothing of [undefined, null, 'auth/wrong-password', {}, { code: 7 }, new Error('auth/wrong-password')])
    expect(identityReason(nothing)).toBe(GENERAL)
})
