import { identityReason } from '@energy/client/identity-error'
import { useSessionActions } from '@energy/client/use-session'
import { Button } from '@energy/ui/button'
import { FormErrors } from '@energy/ui/form-errors'
import { notice } from '@energy/ui/notice'
import { PasswordField } from '@energy/ui/password-field'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { isRepeated, newPasswordFaults, NOT_REPEATED, PASSWORD_HINT } from '../account-input.ts'
import { textOf } from '../form-text.ts'
import { useFields } from '../use-fields.ts'

/** Sets a new password by the code of a mail. */
export function NewPassword({ oobCode, email }: { oobCode: string; email: string }) {
  const [busy, setBusy] = useState(false)
  const session = useSessionActions()
  const navigate = useNavigate()
  const { summary, refusal, passes, refuse, recheck, field } = useFields(newPasswordFaults)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    if (!isRepeated(typed)) return refuse(NOT_REPEATED)
    if (!passes(typed)) return
    setBusy(true)
    try {
      await (await session().provider()).setPassword(oobCode, textOf(typed, 'password'))
      void notice('Your new password is set.')
      await navigate('/login')
    } catch (cause) {
      refuse(identityReason(cause))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <h1>Set a new password</h1>
      <p>For {email}.</p>
      <form method="post" onSubmit={(event) => void submit(event)} onChange={recheck} noValidate>
        <FormErrors errors={summary} />
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField label="New password" autoComplete="new-password" hint={PASSWORD_HINT} {...field('password')} />
        <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
        <FormErrors errors={refusal} />
        <Button type="submit" busy={busy}>
          Set the password
        </Button>
      </form>
    </>
  )
}
