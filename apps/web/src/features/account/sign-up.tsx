import { unlessDone } from '@energy/client/call-error'
import { identityError } from '@energy/client/session/identity-code'
import { changingRecord } from '@energy/client/record/record-lock'
import { useCall } from '@energy/client/use-call'
import { useSessionActions } from '@energy/client/session/use-session'
import { user } from '@energy/contracts/people/users'
import { SelectField, TextField } from '@energy/ui/field'
import { notice } from '@energy/ui/notice'
import { PasswordField } from '@energy/ui/password-field'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
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
const TO_CONFIRM = 'Confirm your email address by the link that we have sent to it. Then sign in.'

export function SignUp() {
  const [search] = useSearchParams()
  const next = sameOriginPath(search.get('next'))
  const email = emailIn(useLocation().state)
  const signUp = useSignUp()
  const redirect = useSignInRedirect()
  const navigate = useNavigate()
  const join = async (typed: FormData) => {
    if (!(await changingRecord(() => signUp(typed)))) {
      void notice(TO_CONFIRM, { timer: 10_000 })
      return navigate(withNext('/login', next))
    }
    return redirect({ email: emailOf(typed), messages: { user: CREATED, admin: CREATED }, timer: 1500, next })
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

/**
 * Creates the identity, and the record unless staff have imported it. Theirs is given only to who confirms the address, so
 * the session ends until then. Throws if the e-mail address has an account already.
 * @returns whether the user is signed in
 */
function useSignUp() {
  const call = useCall()
  const session = useSessionActions()
  return async (typed: FormData) => {
    const email = emailOf(typed)
    const lookUp = async () => {
      const { found, bound } = await call(user.lookup, { body: { email } })
      return { isImported: found && bound === false, hasAccount: found && bound !== false }
    }
    const { isImported, hasAccount } = await lookUp()
    if (hasAccount) throw identityError('auth/record-exists')
    const [firstName, lastName] = [textOf(typed, 'firstName').trim(), textOf(typed, 'lastName').trim()]
    const username = `${firstName} ${lastName}`
    const role = textOf(typed, 'role') === 'admin' ? 'admin' : 'user'
    await session().signUp({ email, password: textOf(typed, 'password'), displayName: username })
    if (isImported) await session().signOut()
    else
      // Nobody else has an identity with this address, so what is there then is theirs.
      await call(user.create, { body: { firstName, lastName, username, email, role } }).catch(
        unlessDone(async () => (await lookUp()).hasAccount),
      )
    return !isImported
  }
}
