import { identityError } from '@energy/client/session/identity-code'
import { isUnknownAccount } from '@energy/client/session/identity-error'
import { useCall } from '@energy/client/use-call'
import { useSessionActions } from '@energy/client/session/use-session'
import { user } from '@energy/contracts/people/users'
import { TextField } from '@energy/ui/field'
import { showError } from '@energy/ui/notice'
import { PasswordField } from '@energy/ui/password-field'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { emailOf, signInFields } from './account-fields.ts'
import { AccountForm } from './account-form.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { showSignInFailure } from './sign-in-failure.ts'
import { SocialSignIn } from './social-sign-in.tsx'
import { textOf } from '../../shared/form/fields.ts'
import { sameOriginPath, withNext } from './same-origin-path.ts'
import { useRequireConfirmed } from './use-require-confirmed.ts'
import { useSignInRedirect } from './use-sign-in-redirect.ts'

export function Login() {
  const [forgotten, setForgotten] = useState<string>()
  const [search] = useSearchParams()
  const next = sameOriginPath(search.get('next'))
  const signIn = useSignIn(next)
  const forgot = (
    <button
      type="button"
      className="text-link text-ui/[1.6]"
      onClick={({ currentTarget: { form } }) => setForgotten(form ? emailOf(new FormData(form)) : '')}
    >
      Forgot password?
    </button>
  )
  return (
    <>
      <h1>Welcome back</h1>
      <p>
        New here?{' '}
        <Link className="text-link" to={withNext('/signup', next)}>
          Create an account
        </Link>
      </p>
      <AccountForm
        fields={signInFields}
        send={(typed) => signIn(emailOf(typed), textOf(typed, 'password'))}
        failed={showSignInFailure}
        action="Sign in"
      >
        {(field) => (
          <>
            <TextField type="email" autoComplete="username" {...field('email')} />
            <PasswordField autoComplete="current-password" aside={forgot} {...field('password')} />
          </>
        )}
      </AccountForm>
      <SocialSignIn next={next} />
      {forgotten !== undefined && <ForgotPassword email={forgotten} onClose={() => setForgotten(undefined)} />}
    </>
  )
}

function useSignIn(next: string | undefined) {
  const call = useCall()
  const session = useSessionActions()
  const requireConfirmed = useRequireConfirmed()
  const redirect = useSignInRedirect()
  return async (email: string, password: string) => {
    const { found, bound } = await call(user.lookup, { body: { email } })
    if (!found) return void showError('User not found!')
    const isImported = bound === false
    await session()
      .signIn(email, password)
      .catch((cause: unknown) => {
        throw isImported && isUnknownAccount(cause) ? identityError('auth/not-signed-up') : cause
      })
    if (isImported) await requireConfirmed()
    const messages = { user: 'User logged in successfully.', admin: 'Admin logged in successfully.' }
    return redirect({ email, messages, timer: 2000, next })
  }
}
