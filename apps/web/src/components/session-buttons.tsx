import { useSession, useSessionActions } from '@energy/client/use-session'
import { user } from '@energy/contracts/users'
import { Button, buttonClass } from '@energy/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'

/** Sign In or LogOut; keeps the space while nobody knows yet which. */
export function SessionButtons() {
  const { status } = useSession()
  return (
    <div className="session">
      {status === 'signed-out' && (
        <Link className={buttonClass('line', true)} to="/login">
          Sign In
        </Link>
      )}
      {status === 'signed-in' && <LogOut />}
      <noscript>
        <Link className={buttonClass('line', true)} to="/login">
          Sign In
        </Link>
      </noscript>
    </div>
  )
}

function LogOut() {
  const [busy, setBusy] = useState(false)
  const session = useSessionActions()
  const client = useQueryClient()
  const navigate = useNavigate()
  const leave = async () => {
    setBusy(true)
    try {
      await session().signOut()
      client.removeQueries({ queryKey: [user.read.schema.tags[0]] })
      await navigate('/signup')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="line" small busy={busy} onClick={() => void leave()}>
      LogOut
    </Button>
  )
}
