import { isEmail, NO_EMAIL } from '../../shared/form/field-errors.ts'
import { textOf } from '../../shared/form/form-text.ts'

/** What the identity provider asks of a password where it gives no policy. */
export const PASSWORD_LENGTH = 6
export const PASSWORD_HINT = `At least ${PASSWORD_LENGTH} characters.`

/** An e-mail address as it is kept. */
export const emailOf = (form: FormData) => textOf(form, 'email').trim().toLowerCase()

const emailFault = (form: FormData) => (isEmail(emailOf(form)) ? {} : { email: NO_EMAIL })

const passwordFault = (form: FormData, name = 'password') =>
  textOf(form, name) ? {} : { [name]: 'Enter your password' }

const newPasswordFault = (form: FormData) =>
  textOf(form, 'password').length < PASSWORD_LENGTH
    ? { password: `Choose a password of at least ${PASSWORD_LENGTH} characters` }
    : {}

/** What to correct before somebody signs in. */
export const signInFaults = (form: FormData) => ({ ...emailFault(form), ...passwordFault(form) })

/** What to correct before somebody signs up. */
export const signUpFaults = (form: FormData) => ({
  ...(!textOf(form, 'firstName').trim() && { firstName: 'Enter your first name' }),
  ...(!textOf(form, 'lastName').trim() && { lastName: 'Enter your last name' }),
  ...emailFault(form),
  ...newPasswordFault(form),
})

/** What to correct before a new password is set. */
export const newPasswordFaults = (form: FormData) => newPasswordFault(form)

/** What to correct where a password proves who somebody is. */
export const proofFaults = (form: FormData) => passwordFault(form)

/** What to correct before a password is changed for another. */
export const changePasswordFaults = (form: FormData) => ({
  ...passwordFault(form, 'current'),
  ...newPasswordFault(form),
})

/** What stands against a password that was not typed the same twice. */
export const notRepeated = (form: FormData) =>
  textOf(form, 'password') === textOf(form, 'confirmPassword') ? undefined : 'Password does not match'
