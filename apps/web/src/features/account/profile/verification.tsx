import { identityReason } from '@energy/client/identity-error'
import { useSessionActions } from '@energy/client/use-session'
import { Button } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { useEffect, useState } from 'react'

/**
 * Says that the address is not confirmed yet. Checks again when the window gets the focus, because the link may be
 * opened in another one.
 */
export function Verification({ email }: { email: string }) {
  const [busy, setBusy] = useState(false)
  const session = useSessionActions()

  useEffect(() => {
    const refresh = () =>
      void session()
        .provider()
        .then((by) => by.refresh())
        .catch(nothing)
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [session])

  const send = async () => {
    setBusy(true)
    try {
      await (await session().provider()).sendVerification()
      void notice(`The link is on its way to ${email}.`)
    } catch (cause) {
      void notice(`We could not send the link. ${identityReason(cause)}`, { kind: 'error', timer: 5000 })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="banner-note" aria-label="Confirm your email address">
      <p>Confirm your email address: open the link that we sent to {email}.</p>
      <Button look="line" small busy={busy} onClick={() => void send()}>
        Send the link again
      </Button>
    </section>
  )
}

const nothing = () => undefined
