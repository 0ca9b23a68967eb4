import { useSessionCheck, useSession, useSessionActions } from '@energy/client/session/use-session'
import { Button, buttonClass } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { useState } from 'react'
import { Link, NavLink, useNavigate } from 'react-router-dom'

const signIn = (
  <Link className={buttonClass('line', true)} to="/login">
    Sign In
  </Link>
)

/**
 * Sign In, or Profile and LogOut. Keeps its space while the state is unknown, and says so if it could not be checked.
 */
export function SessionButtons() {
  const { status } = useSession()
  return (
    <div className="session">
      {status === 'signed-out' && signIn}
      {status === 'unchecked' && <CheckAgain />}
      {status === 'signed-in' && (
        <>
          <NavLink className="profile-link" to="/profile">
            Profile
          </NavLink>
          <LogOut />
        </>
      )}
      <noscript>{signIn}</noscript>
    </div>
  )
}

function CheckAgain() {
  const { busy, check } = useSessionCheck()
  return (
    <>
      <output className="text-small text-muted">Sign-in not checked</output>
      <Button look="line" small busy={busy} onClick={check}>
        Try again
      </Button>
    </>
  )
}

function LogOut() {
  const [busy, setBusy] = useState(false)
  const session = useSessionActions()
  const navigate = useNavigate()
  const logOut = async () => {
    setBusy(true)
    try {
      await session().signOut()
      await navigate('/signup')
    } catch {
      void notice('We could not sign you out. Try again.', { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="line" small busy={busy} onClick={() => void logOut()}>
      LogOut
    </Button>
  )
}
