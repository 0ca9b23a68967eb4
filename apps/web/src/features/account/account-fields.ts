import { NewUser } from '@energy/contracts/people/users'
import { emailField, textOf, type Field, type Fields } from '../../shared/form/fields.ts'

/** The minimum length of a password at the identity provider, if it has no policy. */
const PASSWORD_LENGTH = 6
export const PASSWORD_HINT = `At least ${PASSWORD_LENGTH} characters.`

const TOO_SHORT = `Choose a password of at least ${PASSWORD_LENGTH} characters`

// Passwords are in no contract: only the identity provider gets them.
const password = (label: string): Field => ({ label, schema: { minLength: 1 }, missing: 'Enter your password' })
const newPassword = (label: string): Field => ({
  label,
  schema: { minLength: PASSWORD_LENGTH },
  missing: TOO_SHORT,
  invalid: TOO_SHORT,
})
// Compared with the password by `passwordMismatch`.
const repeated: Field = { label: 'Confirm password', schema: {} }
const email = emailField('Email address', NewUser.properties.email)
const { firstName, lastName } = NewUser.properties
// Both together are at most the 300 characters of a record's name, which the API would refuse once the identity is there.
const name = { minLength: 1, maxLength: 149 }

export const signInFields = { email, password: password('Password') }

export const signUpFields: Fields = {
  firstName: { label: 'First name', schema: { ...firstName, ...name }, missing: 'Enter your first name' },
  lastName: { label: 'Last name', schema: { ...lastName, ...name }, missing: 'Enter your last name' },
  email,
  password: newPassword('Password'),
  confirmPassword: repeated,
  role: { label: 'Role', schema: {} },
}

/** The form that sets a new password. */
export const newPasswordFields = { password: newPassword('New password'), confirmPassword: repeated }

/** The form that confirms an identity by password. */
export const proofFields = { password: password('Password') }

export const changePasswordFields = { current: password('Current password'), password: newPassword('New password') }

/** An e-mail address as it is stored. */
export const emailOf = (form: FormData) => textOf(form, 'email').trim().toLowerCase()

/** The form error of a password that was not typed the same twice. */
export const passwordMismatch = (form: FormData) =>
  textOf(form, 'password') === textOf(form, 'confirmPassword') ? undefined : 'Password does not match'
