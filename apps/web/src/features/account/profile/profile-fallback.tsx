import { useRecord } from '@energy/client/use-record'
import { useCheck, useSession } from '@energy/client/use-session'
import { buttonClass } from '@energy/ui/button'
import { Empty, Failed } from '@energy/ui/states'
import { Link, useLocation } from 'react-router-dom'
import { withNext } from '../same-origin-path.ts'

/** Replaces the profile while the user is unknown, and for visitors who are not signed in. */
export function ProfileFallback() {
  const { status } = useSession()
  const { error, refetch } = useRecord()
  const { check } = useCheck()
  const { pathname } = useLocation()
  const isOnItsWay = status === 'loading' || status === 'signed-in'
  return (
    <div className="page profile-fallback">
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
        <Failed retry={check}>
          We could not check whether you are signed in. Check your connection and try again.
        </Failed>
      )}
      {isOnItsWay && error && (
        <Failed retry={() => void refetch()}>We could not load your profile. {error.message}</Failed>
      )}
      {isOnItsWay && !error && <output className="text-lead text-muted">Loading...</output>}
      <noscript>
        <p className="mt-6">Your profile needs JavaScript.</p>
      </noscript>
    </div>
  )
}
