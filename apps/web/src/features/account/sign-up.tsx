import { identityError } from '@energy/client/identity-code'
import { changingRecord } from '@energy/client/record/record-lock'
import { useCall } from '@energy/client/use-call'
import { useSessionActions } from '@energy/client/use-session'
import { user } from '@energy/contracts/users'
import { SelectField, TextField } from '@energy/ui/field'
import { PasswordField } from '@energy/ui/password-field'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { emailOf, passwordMismatch, PASSWORD_HINT, signUpFields } from './account-fields.ts'
import { AccountForm } from './account-form.tsx'
import { SocialSignIn } from './social-sign-in.tsx'
import { textOf } from '../../shared/form/fields.ts'
import { sameOriginPath, withNext } from './same-origin-path.ts'
import { useSignInRedirect } from './use-sign-in-redirect.ts'

/** The address that an account must have to get what was sent from it; the page that leads here hands it over. */
const emailIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : ''

const CREATED = 'User created successfully.'

export function SignUp() {
  const [search] = useSearchParams()
  const next = sameOriginPath(search.get('next'))
  const email = emailIn(useLocation().state)
  const signUp = useSignUp()
  const redirect = useSignInRedirect()
  const join = async (typed: FormData) => {
    await changingRecord(() => signUp(typed))
    await redirect({ email: emailOf(typed), messages: { user: CREATED, admin: CREATED }, timer: 1500, next })
  }
  return (
    <>
      <h1>Welcome</h1>
      <p>
        Already with us?{' '}
        <Link className="text-link" to={withNext('/login', next)}>
          Sign in
        </Link>
      </p>
      <AccountForm fields={signUpFields} formErrorOf={passwordMismatch} send={join} action="Sign Up">
        {(field) => (
          <>
            <div className="grid items-start gap-5 md:grid-cols-2">
              <TextField autoComplete="given-name" {...field('firstName')} />
              <TextField autoComplete="family-name" {...field('lastName')} />
            </div>
            <TextField
              type="email"
              autoComplete="username"
              {...(email && {
                defaultValue: email,
                readOnly: true,
                hint: 'The link in your mail is for this address.',
              })}
              {...field('email')}
            />
            <PasswordField autoComplete="new-password" hint={PASSWORD_HINT} {...field('password')} />
            <PasswordField autoComplete="new-password" {...field('confirmPassword')} />
            <SelectField defaultValue="user" {...field('role')}>
              <option value="user">user</option>
              <option value="admin">admin</option>
            </SelectField>
          </>
        )}
      </AccountForm>
      <SocialSignIn next={next} />
    </>
  )
}

/** Creates the identity and the record. Throws if the e-mail address has a record already. */
function useSignUp() {
  const call = useCall()
  const session = useSessionActions()
  return async (typed: FormData) => {
    const email = emailOf(typed)
    const { found } = await call(user.lookup, { body: { email } })
    if (found) throw identityError('auth/record-exists')
    const [firstName, lastName] = [textOf(typed, 'firstName').trim(), textOf(typed, 'lastName').trim()]
    const username = `${firstName} ${lastName}`
    const role = textOf(typed, 'role') === 'admin' ? 'admin' : 'user'
    await session().signUp({ email, password: textOf(typed, 'password'), displayName: username })
    await call(user.create, { body: { firstName, lastName, username, email, role } })
  }
}
