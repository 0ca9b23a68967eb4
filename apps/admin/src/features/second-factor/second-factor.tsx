import type { SecondFactor } from '@energy/client/session/identity'
import { useConfig } from '@energy/client/use-config'
import { useSessionActions } from '@energy/client/session/use-session'
import { Button, buttonClass, type ButtonLook } from '@energy/ui/button'
import { Link, useLocation } from 'react-router-dom'
import { formatDate } from '../../shared/words/format-date.ts'
import { Loaded } from '../../shared/page/loaded.tsx'
import { PlainPage } from '../../shared/page/plain-page.tsx'
import { TransientButton } from '../../shared/actions/transient-button.tsx'
import { SetUp } from './set-up.tsx'
import { useRemoval, useSecondFactor } from './use-second-factor.ts'

/** The second factor of the signed-in user. Outside the frame: where it is required, nothing else is shown before it. */
export function SecondFactorScreen() {
  const factor = useSecondFactor()
  return (
    <PlainPage title="Second factor">
      <Loaded query={factor} error="We could not ask whether you have a second factor.">
        {(loaded) => <State {...loaded} />}
      </Loaded>
    </PlainPage>
  )
}

function State({ since, used }: SecondFactor) {
  const isRequired = useConfig().secondFactor === 'required'
  if (since === undefined)
    return (
      <>
        <p className="mt-4 text-lead text-muted">
          Whoever learns your password can still not sign in: a code from an app is needed, too.{' '}
          {isRequired && 'Everybody who works here needs one.'}
        </p>
        <SetUp />
        <div className="mt-10 flex flex-wrap gap-3">{isRequired ? <SignOut /> : <Back look="line" />}</div>
      </>
    )
  if (isRequired && !used)
    return (
      <>
        <p className="mt-4 text-lead text-muted">
          You have a second factor, and this session began without it. Sign in again with your code.
        </p>
        <div className="mt-8">
          <SignOut />
        </div>
      </>
    )
  return <Existing since={since} />
}

/** Leads to the sign-in form of the dashboard. */
function SignOut() {
  const session = useSessionActions()
  return (
    <Button look="line" onClick={() => void session().signOut()}>
      Sign in again
    </Button>
  )
}

/** Leads to the screen that was asked for before the second factor, or to the overview. */
function Back({ look = 'primary' }: { look?: ButtonLook }) {
  const { state }: { state: { from: string } | null } = useLocation()
  return (
    <Link className={buttonClass(look)} to={state?.from ?? '/'}>
      Back to Dashboard
    </Link>
  )
}

function Existing({ since }: { since: string }) {
  const { remove, busy } = useRemoval()
  return (
    <>
      <p className="mt-4 text-lead text-muted">
        You have one since {formatDate(since)}. Every sign-in asks for a code of your app.
      </p>
      <p className="mt-4 text-muted">
        A new phone? Remove this one and set it up again. If you have lost it, an admin can remove it for you.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Back />
        <TransientButton look="line" busy={busy} onClick={() => void remove()}>
          Remove it
        </TransientButton>
      </div>
    </>
  )
}
