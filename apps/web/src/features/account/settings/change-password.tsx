import { useSessionActions } from '@energy/client/session/use-session'
import { Button } from '@energy/ui/button'
import { Dialog } from '@energy/ui/dialog'
import { notice } from '@energy/ui/notice'
import { PasswordField } from '@energy/ui/password-field'
import { useState } from 'react'
import { changePasswordFields, PASSWORD_HINT } from '../account-fields.ts'
import { AccountForm } from '../account-form.tsx'
import { useIsOpen } from '@energy/client/use-is-open'
import { textOf } from '../../../shared/form/fields.ts'

/** Changes the password, given the current one. */
export function ChangePassword({ email, onClose }: { email: string; onClose: () => void }) {
  const session = useSessionActions()
  const isOpen = useIsOpen()
  const [isRunning, setRunning] = useState(false)
  const change = async (typed: FormData) => {
    const provider = await session().provider()
    await provider.confirm({ password: textOf(typed, 'current') })
    // Closed meanwhile, so nothing is to be done. From here on it cannot be called off.
    if (!isOpen.current) return
    setRunning(true)
    await provider.changePassword(textOf(typed, 'password')).finally(() => setRunning(false))
    onClose()
    void notice('Your password is changed.')
  }
  const close = () => isRunning || onClose()
  const cancel = (
    <Button look="line" disabled={isRunning} onClick={close}>
      Cancel
    </Button>
  )
  return (
    <Dialog title="Change password" onClose={close}>
      <AccountForm fields={changePasswordFields} send={change} action="Change password" other={cancel}>
        {(field) => (
          <>
            <input type="hidden" name="email" autoComplete="username" value={email} />
            <PasswordField autoComplete="current-password" {...field('current')} />
            <PasswordField autoComplete="new-password" hint={PASSWORD_HINT} {...field('password')} />
          </>
        )}
      </AccountForm>
    </Dialog>
  )
}
