import { useSessionActions } from '@energy/client/session/use-session'
import { Button } from '@energy/ui/button'
import { TextField } from '@energy/ui/field'
import { FormErrors, useFormErrors } from '@energy/ui/form-errors'
import { PasswordField } from '@energy/ui/password-field'
import { useEffect, useState, type FormEvent } from 'react'
import { useConfig } from '@energy/client/use-config'
import { useSignIn } from './use-sign-in.ts'
import { SiteBrand } from '../../shared/company/company-wordmark.tsx'
import { useTitle } from '../../shared/page/use-title.ts'

/** The sign-in screen of the dashboard. `RequireStaff` replaces it after the sign-in. */
export function SignIn() {
  useTitle('Sign in')
  return (
    <div className="grid min-h-dvh text-body lg:grid-cols-2">
      <div className="flex flex-col px-gutter pt-6 pb-16">
        <header>
          <SiteBrand />
        </header>
        <main className="m-auto w-full max-w-100 pt-8">
          <h1 className="text-[clamp(2.125rem,1.8rem+1.2vw,2.875rem)] leading-[1.04] font-[640] tracking-[-0.03em]">
            Welcome back
          </h1>
          <p className="mt-3 text-muted">Sign in to the dashboard.</p>
          <SignInForm />
          <SocialSignIn />
        </main>
      </div>
      <Corners />
    </div>
  )
}

const bands = [
  'top-[14%] w-4/5 border-air',
  'top-[calc(14%+8.7rem)] w-[calc(80%-9.2rem)] border-heat',
  'top-[calc(14%+17.4rem)] w-[calc(80%-18.4rem)] border-power',
]

/** Decoration next to the form: three bands with a corner. */
const Corners = () => (
  <div className="relative overflow-hidden bg-deep max-lg:hidden" aria-hidden="true">
    {bands.map((band) => (
      <i key={band} className={`absolute bottom-0 left-0 rounded-tr-[10rem] border-t-[6rem] border-r-[6rem] ${band}`} />
    ))}
  </div>
)

function SignInForm() {
  const { siteUrl } = useConfig()
  const { byPassword } = useSignIn()
  const [busy, setBusy] = useState(false)
  const [failure, report] = useFormErrors()
  const errorOf = (id: string) => failure.errors.find(({ field }) => field === id)?.message

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const email = String(typed.get('email')).trim().toLowerCase()
    const password = String(typed.get('password'))
    const errors = [
      ...(email ? [] : [{ field: 'email', message: 'Enter your email address.' }]),
      ...(password ? [] : [{ field: 'password', message: 'Enter your password.' }]),
    ]
    report(errors)
    if (errors.length > 0) return
    setBusy(true)
    try {
      await byPassword(email, password)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className="mt-8 grid gap-5" onSubmit={(event) => void submit(event)} noValidate>
      <FormErrors failure={failure} />
      <TextField
        label="Email address"
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        error={errorOf('email')}
      />
      <PasswordField
        label="Password"
        id="password"
        name="password"
        autoComplete="current-password"
        aside={
          <a className="text-link text-ui" href={`${siteUrl}/login`}>
            Forgot password?
          </a>
        }
        error={errorOf('password')}
      />
      <Button type="submit" busy={busy}>
        Sign in
      </Button>
    </form>
  )
}

/** Sign-in without a password. */
function SocialSignIn() {
  const session = useSessionActions()
  const { bySocial } = useSignIn()
  // Loads the provider in advance: browsers block a window that does not open directly after the click.
  useEffect(() => void session().provider().catch(nothing), [session])
  return (
    <div className="mt-5 grid gap-4">
      <p className="flex items-center gap-4 text-ui text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <Button look="line" onClick={() => void bySocial('google')}>
        Continue with Google
      </Button>
      <Button look="line" onClick={() => void bySocial('facebook')}>
        Continue with Facebook
      </Button>
    </div>
  )
}

const nothing = () => undefined
