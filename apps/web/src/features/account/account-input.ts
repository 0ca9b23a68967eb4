import { isEmail, NO_EMAIL } from '../../shared/form/field-errors.ts'
import { textOf } from '../../shared/form/form-text.ts'

/** What the identity provider asks of a password where it gives no policy. */
export const PASSWORD_LENGTH = 6
export const PASSWORD_HINT = `At least ${PASSWORD_LENGTH} characters.`

/** An e-mail address as it is kept. */
export const emailOf = (form: FormData) => textOf(form, 'email').trim().toLowerCase()

const emailError = (form: FormData) => (isEmail(emailOf(form)) ? {} : { email: NO_EMAIL })

const passwordError = (form: FormData, name = 'password') =>
  textOf(form, name) ? {} : { [name]: 'Enter your password' }

const newPasswordError = (form: FormData) =>
  textOf(form, 'password').length < PASSWORD_LENGTH
    ? { password: `Choose a password of at least ${PASSWORD_LENGTH} characters` }
    : {}

/** What to correct before somebody signs in. */
export const signInFieldErrors = (form: FormData) => ({ ...emailError(form), ...passwordError(form) })

/** What to correct before somebody signs up. */
export const signUpFieldErrors = (form: FormData) => ({
  ...(!textOf(form, 'firstName').trim() && { firstName: 'Enter your first name' }),
  ...(!textOf(form, 'lastName').trim() && { lastName: 'Enter your last name' }),
  ...emailError(form),
  ...newPasswordError(form),
})

/** What to correct before a new password is set. */
export const newPasswordFieldErrors = (form: FormData) => newPasswordError(form)

/** What to correct where a password proves who somebody is. */
export const proofFieldErrors = (form: FormData) => passwordError(form)

/** What to correct before a password is changed for another. */
export const changePasswordFieldErrors = (form: FormData) => ({
  ...passwordError(form, 'current'),
  ...newPasswordError(form),
})

/** What stands against a password that was not typed the same twice. */
export const passwordMismatch = (form: FormData) =>
  textOf(form, 'password') === textOf(form, 'confirmPassword') ? undefined : 'Password does not match'
