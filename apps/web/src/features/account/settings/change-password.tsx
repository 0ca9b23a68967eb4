import { identityReason } from '@energy/client/identity-error'
import { useSessionActions } from '@energy/client/use-session'
import { Button } from '@energy/ui/button'
import { Dialog } from '@energy/ui/dialog'
import { FormErrors } from '@energy/ui/form-errors'
import { notice } from '@energy/ui/notice'
import { PasswordField } from '@energy/ui/password-field'
import { changePasswordFields, PASSWORD_HINT } from '../account-fields.ts'
import { textOf } from '../../../shared/form/fields.ts'
import { useForm } from '../../../shared/form/use-form.ts'

/** Changes the password, given the current one. */
export function ChangePassword({ email, onClose }: { email: string; onClose: () => void }) {
  const session = useSessionActions()
  const { busy, summary, formError, sending, showFormError, recheck, field } = useForm(changePasswordFields)
  const change = async (typed: FormData) => {
    const provider = await session().provider()
    await provider.confirm({ password: textOf(typed, 'current') })
    await provider.changePassword(textOf(typed, 'password'))
    onClose()
    void notice('Your password is changed.')
  }
  const submit = sending(change, (cause) => showFormError(identityReason(cause)))
  return (
    <Dialog title="Change password" onClose={onClose}>
      <form method="post" onSubmit={submit} onChange={recheck} noValidate>
        <FormErrors failure={summary} />
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField autoComplete="current-password" {...field('current')} />
        <PasswordField autoComplete="new-password" hint={PASSWORD_HINT} {...field('password')} />
        <FormErrors failure={formError} />
        <div className="modal-actions">
          <Button type="submit" busy={busy}>
            Change password
          </Button>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
