import { identityReason } from '@energy/client/identity-error'
import { useCall } from '@energy/client/use-send'
import { useSessionActions } from '@energy/client/use-session'
import { user } from '@energy/contracts/users'
import { Button } from '@energy/ui/button'
import { TextField } from '@energy/ui/field'
import { failure } from '@energy/ui/notice'
import { PasswordField } from '@energy/ui/password-field'
import { useState, type FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { textOf } from '../form-text.ts'
import { ownPath } from '../own-path.ts'
import { useArrival } from '../use-arrival.ts'

export function Login() {
  const [busy, setBusy] = useState(false)
  const [search] = useSearchParams()
  const call = useCall()
  const session = useSessionActions()
  const arrive = useArrival()

  const signIn = async (email: string, password: string) => {
    const { found } = await call(user.lookup, { body: { email } })
    if (!found) return void failure('User not found!')
    await session().signIn(email, password)
    return arrive({
      email,
      says: { user: 'User logged in successfully.', admin: 'Admin logged in successfully.' },
      timer: 2000,
      next: ownPath(search.get('next')),
    })
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    try {
      await signIn(textOf(form, 'email').trim().toLowerCase(), textOf(form, 'password'))
    } catch (cause) {
      void failure(`Error signing in! ${identityReason(cause)}`)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <h1>Welcome back</h1>
      <p>
        New here?{' '}
        <Link className="text-link" to="/signup">
          Create an account
        </Link>
      </p>
      <form method="post" onSubmit={(event) => void submit(event)}>
        <TextField label="Email address" name="email" type="email" autoComplete="username" required />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        <Button type="submit" busy={busy}>
          Sign in
        </Button>
      </form>
    </>
  )
}
