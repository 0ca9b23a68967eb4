import { CallError } from '@energy/client/call-error'
import { identityReason } from '@energy/client/identity-error'
import { useCall } from '@energy/client/use-send'
import { useSessionActions } from '@energy/client/use-session'
import { user, type NewUser } from '@energy/contracts/users'
import { Button } from '@energy/ui/button'
import { SelectField, TextField } from '@energy/ui/field'
import { FormErrors, type FormError } from '@energy/ui/form-errors'
import { PasswordField } from '@energy/ui/password-field'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { textOf } from '../form-text.ts'
import { useArrival } from '../use-arrival.ts'

const isTaken = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && cause.code === 'auth/email-already-in-use'

const CREATED = 'User created successfully.'

export function SignUp() {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const call = useCall()
  const session = useSessionActions()
  const arrive = useArrival()
  const refuse = (message: string) => setErrors([{ message }])

  const signUp = async (person: NewUser & { email: string }, displayName: string, password: string) => {
    const { email } = person
    const { found } = await call(user.lookup, { body: { email } })
    if (found) return refuse('Email already exists. Please login!')
    // An identity without a record is left of a sign-up that broke off: with its password it is completed.
    await session()
      .signUp({ email, password, displayName })
      .catch((cause: unknown) => {
        if (!isTaken(cause)) throw cause
        return session().signIn(email, password)
      })
    await call(user.create, { body: person })
    return arrive({ email, says: { user: CREATED, admin: CREATED }, timer: 1500 })
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const of = (name: string) => textOf(form, name).trim()
    const password = textOf(form, 'password')
    if (password !== textOf(form, 'confirmPassword')) return refuse('Password does not match')
    const [firstName, lastName] = [of('firstName'), of('lastName')]
    const username = `${firstName} ${lastName}`
    const role = of('role') === 'admin' ? 'admin' : 'user'
    setErrors([])
    setBusy(true)
    try {
      await signUp({ firstName, lastName, username, email: of('email').toLowerCase(), role }, username, password)
    } catch (cause) {
      refuse(cause instanceof CallError ? cause.message : identityReason(cause))
    } finally {
      setBusy(false)
    }
    return undefined
  }

  return (
    <>
      <h1>Welcome</h1>
      <p>
        Already with us?{' '}
        <Link className="text-link" to="/login">
          Sign in
        </Link>
      </p>
      <form method="post" onSubmit={(event) => void submit(event)}>
        <div className="grid gap-5 md:grid-cols-2">
          <TextField label="First name" name="firstName" autoComplete="given-name" required />
          <TextField label="Last name" name="lastName" autoComplete="family-name" required />
        </div>
        <TextField label="Email address" name="email" type="email" autoComplete="username" required />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint="At least 6 characters."
          minLength={6}
          required
        />
        <PasswordField label="Confirm password" name="confirmPassword" autoComplete="new-password" required />
        <SelectField label="Role" name="role" defaultValue="user">
          <option value="user">user</option>
          <option value="admin">admin</option>
        </SelectField>
        <FormErrors errors={errors} />
        <Button type="submit" busy={busy}>
          Sign Up
        </Button>
      </form>
    </>
  )
}
