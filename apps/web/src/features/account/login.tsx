import { identityReason } from '@energy/client/identity-error'
import { useCall } from '@energy/client/use-call'
import { useSessionActions } from '@energy/client/use-session'
import { user } from '@energy/contracts/users'
import { Button } from '@energy/ui/button'
import { TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { showError } from '@energy/ui/notice'
import { PasswordField } from '@energy/ui/password-field'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { emailOf, signInFields } from './account-fields.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { SocialSignIn } from './social-sign-in.tsx'
import { textOf } from '../../shared/form/fields.ts'
import { sameOriginPath, withNext } from './same-origin-path.ts'
import { useSignInRedirect } from './use-sign-in-redirect.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { useHydrated } from '../../shared/use-hydrated.ts'

export function Login() {
  const form = useRef<HTMLFormElement>(null)
  const [forgotten, setForgotten] = useState<string>()
  const [search] = useSearchParams()
  // Signing in needs the code of the page: before it has come, nothing is sent.
  const isHydrated = useHydrated()
  const next = sameOriginPath(search.get('next'))
  const { busy, summary, sending, recheck, field } = useForm(signInFields)
  const signIn = useSignIn(next)

  const submit = sending(
    (typed) => signIn(emailOf(typed), textOf(typed, 'password')),
    (cause) => void showError(`Error signing in! ${identityReason(cause)}`),
  )
  const forgot = (
    <button
      type="button"
      className="text-link"
      onClick={() => setForgotten(form.current ? emailOf(new FormData(form.current)) : '')}
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
      <form method="post" ref={form} onSubmit={submit} onChange={recheck} noValidate>
        <FormErrors failure={summary} />
        <TextField type="email" autoComplete="username" {...field('email')} />
        <PasswordField autoComplete="current-password" aside={forgot} {...field('password')} />
        <Button type="submit" busy={busy} disabled={!isHydrated}>
          Sign in
        </Button>
      </form>
      <SocialSignIn next={next} />
      {forgotten !== undefined && <ForgotPassword email={forgotten} onClose={() => setForgotten(undefined)} />}
    </>
  )
}

function useSignIn(next: string | undefined) {
  const call = useCall()
  const session = useSessionActions()
  const redirect = useSignInRedirect()
  return async (email: string, password: string) => {
    const { found } = await call(user.lookup, { body: { email } })
    if (!found) return void showError('User not found!')
    await session().signIn(email, password)
    const messages = { user: 'User logged in successfully.', admin: 'Admin logged in successfully.' }
    return redirect({ email, messages, timer: 2000, next })
  }
}
