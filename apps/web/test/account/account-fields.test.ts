import { expect, test } from 'vitest'
import {
  changePasswordFields,
  emailOf,
  newPasswordFields,
  passwordMismatch,
  proofFields,
  signInFields,
  signUpFields,
} from '../../src/features/account/account-fields.ts'
import { withNext } from '../../src/features/account/same-origin-path.ts'
import { errorsOf, labelsOf, typed } from '../fixtures/typed-form.ts'

const NO_EMAIL = 'Enter an email address such as name@example.com'
const TOO_SHORT = 'Choose a password of at least 6 characters'

test('a sign-in needs an address and a password of any length', () => {
  expect(errorsOf(signInFields)).toEqual({ email: NO_EMAIL, password: 'Enter your password' })
  expect(errorsOf(signInFields, { email: 'ada@example.com', password: 'x' })).toEqual({})
})

test('a sign-up needs both names, an address and a password of six characters', () => {
  expect(errorsOf(signUpFields, { firstName: ' ', password: '12345' })).toEqual({
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    email: NO_EMAIL,
    password: TOO_SHORT,
  })
  const valid = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', password: '123456' }
  expect(errorsOf(signUpFields, valid)).toEqual({})
})

test('both names of a sign-up, joined, are no longer than the name of a record', () => {
  const long = 'é'.repeat(149)
  const valid = { firstName: long, lastName: long, email: 'ada@example.com', password: '123456' }
  expect(errorsOf(signUpFields, valid)).toEqual({})
  expect(errorsOf(signUpFields, { ...valid, firstName: `${long}é`, lastName: `${long}é` })).toEqual({
    firstName: 'First name must have at most 149 characters.',
    lastName: 'Last name must have at most 149 characters.',
  })
})

test('a new password has six characters, also after a mail or in the settings', () => {
  for (const password of ['', '12345'])
    expect(errorsOf(newPasswordFields, { password })).toEqual({ password: TOO_SHORT })
  expect(errorsOf(changePasswordFields)).toEqual({ current: 'Enter your password', password: TOO_SHORT })
  expect(errorsOf(proofFields)).toEqual({ password: 'Enter your password' })
  expect(errorsOf(newPasswordFields, { password: '123456' })).toEqual({})
})

test('each field has its label', () => {
  expect(labelsOf(signUpFields)).toEqual([
    'First name',
    'Last name',
    'Email address',
    'Password',
    'Confirm password',
    'Role',
  ])
  expect([signInFields, newPasswordFields, changePasswordFields, proofFields].map(labelsOf)).toEqual([
    ['Email address', 'Password'],
    ['New password', 'Confirm password'],
    ['Current password', 'New password'],
    ['Password'],
  ])
})

test('two different passwords are an error of the form', () => {
  expect(passwordMismatch(typed({ password: 'one two', confirmPassword: 'one two' }))).toBe(undefined)
  expect(passwordMismatch(typed({ password: 'one two', confirmPassword: 'one  two' }))).toBe('Password does not match')
})

test('an address is sent as it is stored', () => {
  expect(emailOf(typed({ email: ' Ada@Example.com ' }))).toBe('ada@example.com')
})

test('a screen leads back to the path from which it was opened, if there is one', () => {
  expect(withNext('/login', '/profile?a=b')).toBe('/login?next=%2Fprofile%3Fa%3Db')
  expect(withNext('/signup', undefined)).toBe('/signup')
})
