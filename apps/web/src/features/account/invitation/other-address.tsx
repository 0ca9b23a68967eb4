import { useSessionActions } from '@energy/client/session/use-session'
import { Button } from '@energy/ui/button'
import { showError } from '@energy/ui/notice'
import { useState } from 'react'

/** Shown to somebody who is signed in with another address than that of the invitation. */
export function OtherAddress({ email }: { email: string }) {
  const session = useSessionActions()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await session().signOut()
      // The button that was pressed is gone.
      document.getElementById('main')?.focus({ preventScroll: true })
    } catch {
      await showError('You are still signed in. Try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="mt-8 grid justify-items-start gap-5">
      <p>You are signed in as {email}. Sign out first, then come back by the link.</p>
      <Button look="line" busy={busy} onClick={() => void leave()}>
        Sign out
      </Button>
    </div>
  )
}
