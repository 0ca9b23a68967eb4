import { useRecord } from '@energy/client/record/use-record'
import { useSessionCheck, useSession } from '@energy/client/session/use-session'
import { buttonClass } from '@energy/ui/button'
import { Empty, LoadError } from '@energy/ui/states'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { withNext } from '../same-origin-path.ts'

/** Replaces the profile while the user is unknown, and for visitors who are not signed in. */
export function ProfileFallback() {
  const { status } = useSession()
  const { error, refetch } = useRecord()
  const { check } = useSessionCheck()
  const { pathname } = useLocation()
  // When a page is opened, nobody knows yet whether there is a user: here the session has ended, also in another tab.
  const [isReplacement] = useState(status === 'signed-out')
  useEffect(() => {
    // What had the focus is gone with the page of the user.
    if (isReplacement && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [isReplacement])
  const isOnItsWay = status === 'loading' || status === 'signed-in'
  return (
    <div className="page profile min-h-[60vh]">
      <h1 className="sr-only">Profile</h1>
      {status === 'signed-out' && (
        <Empty
          action={
            <Link className={buttonClass()} to={withNext('/login', pathname)}>
              Sign In
            </Link>
          }
        >
          User not logged in
        </Empty>
      )}
      {status === 'unchecked' && (
        <LoadError retry={check}>
          We could not check whether you are signed in. Check your connection and try again.
        </LoadError>
      )}
      {isOnItsWay && error && (
        <LoadError retry={() => void refetch()}>We could not load your profile. {error.message}</LoadError>
      )}
      {isOnItsWay && !error && <output className="text-lead text-muted">Loading...</output>}
      <noscript>
        <p className="mt-6">Your profile needs JavaScript.</p>
      </noscript>
    </div>
  )
}
