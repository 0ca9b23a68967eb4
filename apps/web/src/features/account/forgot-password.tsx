import { identityReason } from '@energy/client/session/identity-error'
import { useSessionActions } from '@energy/client/session/use-session'
import { Button } from '@energy/ui/button'
import { Dialog } from '@energy/ui/dialog'
import { TextField } from '@energy/ui/field'
import { showError, notice } from '@energy/ui/notice'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { emailOf } from './account-fields.ts'
import { useIsOpen } from '@energy/client/use-is-open'

interface ForgotPasswordProps {
  /** The address in the sign-in form. */
  email: string
  onClose: () => void
}

/** Asks for an e-mail address and sends a link that sets a new password; without an address it does nothing. */
export function ForgotPassword({ email: start, onClose }: ForgotPasswordProps) {
  const [busy, setBusy] = useState(false)
  // An error has a dialog of its own. Afterwards this one opens again with the typed address.
  const [isRejected, setRejected] = useState(false)
  const [last, setLast] = useState(start)
  const session = useSessionActions()
  const isOpen = useIsOpen()
  // This dialog may open twice: the focus returns to the element that opened it first.
  const opener = useRef(document.activeElement)
  const close = () => {
    const { current } = opener
    flushSync(onClose)
    if (current instanceof HTMLElement) current.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = emailOf(new FormData(event.currentTarget))
    if (!email) return
    setBusy(true)
    try {
      await (await session().provider()).sendReset(email)
      if (isOpen.current) close()
      void notice('Password reset email sent successfully.')
    } catch (cause) {
      if (!isOpen.current) return
      setLast(email)
      setRejected(true)
      await showError(`Error resetting password! ${identityReason(cause)}`)
    } finally {
      setRejected(false)
      setBusy(false)
    }
  }
  if (isRejected) return null
  return (
    <Dialog title="Forgot password?" onClose={close}>
      <p>We send a link to your email address. It opens a page that sets a new password.</p>
      <form method="post" onSubmit={(event) => void submit(event)} noValidate>
        <TextField label="Email address" name="email" type="email" autoComplete="username" defaultValue={last} />
        <div className="modal-actions">
          <Button type="submit" busy={busy}>
            Send the link
          </Button>
          <Button look="line" onClick={close}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
