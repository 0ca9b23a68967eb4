import { identityReason } from '@energy/client/identity-error'
import { useSessionActions } from '@energy/client/use-session'
import { Button } from '@energy/ui/button'
import { FormErrors } from '@energy/ui/form-errors'
import { notice } from '@energy/ui/notice'
import { PasswordField } from '@energy/ui/password-field'
import { useNavigate } from 'react-router-dom'
import { newPasswordFields, passwordMismatch, PASSWORD_HINT } from '../account-fields.ts'
import { textOf } from '../../../shared/form/fields.ts'
import { useForm } from '../../../shared/form/use-form.ts'

/** Sets a new password with the code of a mail. */
export function NewPassword({ oobCode, email }: { oobCode: string; email: string }) {
  const session = useSessionActions()
  const navigate = useNavigate()
  const { busy, summary, formError, sending, showFormError, recheck, field } = useForm(newPasswordFields, {
    formErrorOf: passwordMismatch,
  })
  const set = async (typed: FormData) => {
    await (await session().provider()).setPassword(oobCode, textOf(typed, 'password'))
    void notice('Your new password is set.')
    await navigate('/login')
  }
  const submit = sending(set, (cause) => showFormError(identityReason(cause)))
  return (
    <>
      <h1>Set a new password</h1>
      <p>For {email}.</p>
      <form method="post" onSubmit={submit} onChange={recheck} noValidate>
        <FormErrors failure={summary} />
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField autoComplete="new-password" hint={PASSWORD_HINT} {...field('password')} />
        <PasswordField autoComplete="new-password" {...field('confirmPassword')} />
        <FormErrors failure={formError} />
        <Button type="submit" busy={busy}>
          Set the password
        </Button>
      </form>
    </>
  )
}
