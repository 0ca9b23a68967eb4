import { unlessDone } from '@energy/client/call-error'
import type { Identity, Social } from '@energy/client/session/identity'
import { changingRecord } from '@energy/client/record/record-lock'
import { useCall } from '@energy/client/use-call'
import { useSessionActions } from '@energy/client/session/use-session'
import { user } from '@energy/contracts/people/users'
import { Button } from '@energy/ui/button'
import { useEffect, useState } from 'react'
import { showSignInFailure } from './sign-in-failure.ts'
import { useRequireConfirmed } from './use-require-confirmed.ts'
import { useSignInRedirect } from './use-sign-in-redirect.ts'
import { SocialMark, socialNames } from './social-marks.tsx'

const LOGGED_IN = { user: 'User logged in successfully.', admin: 'Admin logged in successfully.' }
const FIRST = 'User created and logged in successfully.'

/** Sign-in with Google or Facebook, each in a popup; `next` is where an existing user goes afterwards. */
export function SocialSignIn({ next }: { next: string | undefined }) {
  const [busy, setBusy] = useState<Social>()
  const session = useSessionActions()
  const finishSignIn = useFinishSignIn(next)

  // A popup is allowed only right after the press, when there is no time left to load code.
  useEffect(
    () =>
      void session()
        .provider()
        .catch(() => undefined),
    [session],
  )

  const press = async (social: Social) => {
    try {
      const identity = await session().signInWith(social)
      setBusy(social)
      await finishSignIn(identity)
    } catch (cause) {
      showSignInFailure(cause)
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <div className="mt-5 grid gap-4 noscript:hidden">
      <p className="flex items-center gap-4 text-ui/[1.6] text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {(['google', 'facebook'] as const).map((social) => (
        <Button key={social} look="line" busy={busy === social} onClick={() => void press(social)}>
          <SocialMark of={social} />
          Continue with {socialNames[social]}
        </Button>
      ))}
    </div>
  )
}

/**
 * Runs after the popup: creates the record of a new user. If that fails, the session ends, as it is useless without a
 * record.
 */
function useFinishSignIn(next: string | undefined) {
  const call = useCall()
  const session = useSessionActions()
  const requireConfirmed = useRequireConfirmed()
  const redirect = useSignInRedirect()
  const make = async ({ email, displayName, emailVerified }: Identity) => {
    const lookUp = () => call(user.lookup, { body: { email } })
    const { found, bound } = await lookUp()
    if (bound === false) await requireConfirmed()
    if (found) return LOGGED_IN
    const [firstName, lastName = ''] = (displayName.trim() || email.replace(/@.*/, '')).split(/\s+/)
    const body = { firstName: firstName ?? '', lastName, email, role: 'user' } as const
    await call(user.create, { body }).catch(unlessDone(async () => (await lookUp()).found))
    const provider = await session().provider()
    // Not awaited: the profile page has a button that sends the mail again.
    if (!emailVerified) void provider.sendVerification().catch(() => undefined)
    return undefined
  }
  return async (identity: Identity) => {
    try {
      const known = await changingRecord(() => make(identity))
      await redirect({
        email: identity.email,
        timer: 1500,
        ...(known ? { messages: known, next } : { messages: { user: FIRST, admin: FIRST } }),
      })
    } catch (cause) {
      await session().signOut()
      throw cause
    }
  }
}
