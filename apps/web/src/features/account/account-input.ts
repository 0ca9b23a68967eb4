import { isEmail, NO_EMAIL } from '../../shared/form/field-errors.ts'
import { textOf } from '../../shared/form/form-text.ts'

/** The minimum length of a password at the identity provider, if it has no policy. */
export const PASSWORD_LENGTH = 6
export const PASSWORD_HINT = `At least ${PASSWORD_LENGTH} characters.`

/** An e-mail address as it is stored. */
export const emailOf = (form: FormData) => textOf(form, 'email').trim().toLowerCase()

const emailError = (form: FormData) => (isEmail(emailOf(form)) ? {} : { email: NO_EMAIL })

const passwordError = (form: FormData, name = 'password') =>
  textOf(form, name) ? {} : { [name]: 'Enter your password' }

const newPasswordError = (form: FormData) =>
  textOf(form, 'password').length < PASSWORD_LENGTH
    ? { password: `Choose a password of at least ${PASSWORD_LENGTH} characters` }
    : {}

/** The field errors of the sign-in form. */
export const signInFieldErrors = (form: FormData) => ({ ...emailError(form), ...passwordError(form) })

/** The field errors of the sign-up form. */
export const signUpFieldErrors = (form: FormData) => ({
  ...(!textOf(form, 'firstName').trim() && { firstName: 'Enter your first name' }),
  ...(!textOf(form, 'lastName').trim() && { lastName: 'Enter your last name' }),
  ...emailError(form),
  ...newPasswordError(form),
})

/** The field errors of the form that sets a new password. */
export const newPasswordFieldErrors = (form: FormData) => newPasswordError(form)

/** The field errors of the form that confirms an identity by password. */
export const proofFieldErrors = (form: FormData) => passwordError(form)

/** The field errors of the form that changes a password. */
export const changePasswordFieldErrors = (form: FormData) => ({
  ...passwordError(form, 'current'),
  ...newPasswordError(form),
})

/** The form error of a password that was not typed the same twice. */
export const passwordMismatch = (form: FormData) =>
  textOf(form, 'password') === textOf(form, 'confirmPassword') ? undefined : 'Password does not match'
