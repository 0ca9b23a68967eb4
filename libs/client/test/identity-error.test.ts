import { expect, test } from 'vitest'
import { CallError, unreachable } from '../src/call-error.ts'
import { identityReason } from '../src/identity-error.ts'

test('a code of the identity provider becomes a sentence', () => {
  expect(identityReason({ code: 'auth/wrong-password' })).toBe('The password is wrong.')
  expect(identityReason({ code: 'auth/invalid-credential' })).toBe('The e-mail address or the password is wrong.')
})

test('a failed call of ours keeps its own sentence', () => {
  expect(identityReason(new CallError(unreachable))).toBe(unreachable.detail)
})

test('what nobody knows still says what to do', () => {
  expect(identityReason({ code: 'auth/never-heard-of' })).toBe('Try again in a moment.')
  expect(identityReason(undefined)).toBe('Try again in a moment.')
})
