import { identityReason } from '@energy/client/identity-error'
import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { useSessionActions } from '@energy/client/use-session'
import { COMPANY } from '@energy/contracts/company'
import { user } from '@energy/contracts/users'
import { Button } from '@energy/ui/button'
import { TextField } from '@energy/ui/field'
import { failure, notice } from '@energy/ui/notice'
import { PasswordField } from '@energy/ui/password-field'
import { Wordmark } from '@energy/ui/wordmark'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useConfig } from '../components/config.ts'
import { Elbows } from '../components/elbows.tsx'
import { useTitle } from '../components/use-title.ts'

/** The dashboard's own sign-in; the gate lets in who comes through. */
export function SignIn() {
  const { siteUrl } = useConfig()
  useTitle('Sign in')
  return (
    <div className="grid min-h-dvh text-body lg:grid-cols-2">
      <div className="flex flex-col px-gutter pt-6 pb-16">
        <a className="brand self-start" href={`${siteUrl}/`} aria-label={`${COMPANY.name}, the site`}>
          <Wordmark words={COMPANY.wordmark} />
        </a>
        <main className="m-auto w-full max-w-100 pt-8">
          <h1 className="text-[clamp(2.125rem,1.8rem+1.2vw,2.875rem)] leading-[1.04] font-[640] tracking-[-0.03em]">
            Welcome back
          </h1>
          <p className="mt-3 text-muted">Sign in to the dashboard.</p>
          <SignInForm />
        </main>
      </div>
      <Elbows />
    </div>
  )
}

function SignInForm() {
  const signIn = useSignIn()
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState({ email: false, password: false })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const email = String(typed.get('email')).trim().toLowerCase()
    const password = String(typed.get('password'))
    setMissing({ email: !email, password: !password })
    if (!email || !password) return
    setBusy(true)
    await signIn(email, password)
    setBusy(false)
  }

  return (
    <form className="mt-8 grid gap-5" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Email address"
        name="email"
        type="email"
        autoComplete="username"
        error={missing.email ? 'Enter your email address.' : undefined}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={missing.password ? 'Enter your password.' : undefined}
      />
      <Button type="submit" busy={busy}>
        Sign in
      </Button>
    </form>
  )
}

function useSignIn() {
  const call = useCall()
  const answers = useQueryClient()
  const session = useSessionActions()
  return async (email: string, password: string) => {
    try {
      const { found } = await call(user.lookup, { body: { email } })
      if (!found) return void failure('User not found!')
      await session().signIn(email, password)
    } catch (cause) {
      return void failure(`Error signing in! ${identityReason(cause)}`)
    }
    // A record that cannot be read is the gate's to tell.
    const record = await answers.fetchQuery(query(call, user.read, { params: { email } })).catch(() => undefined)
    if (record?.role === 'admin') void notice('Admin logged in successfully.')
  }
}
