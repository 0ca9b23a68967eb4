import { useSessionActions } from '@energy/client/session/use-session'
import { notice } from '@energy/ui/notice'
import { PasswordField } from '@energy/ui/password-field'
import { useNavigate } from 'react-router-dom'
import { newPasswordFields, passwordMismatch, PASSWORD_HINT } from '../account-fields.ts'
import { AccountForm } from '../account-form.tsx'
import { textOf } from '../../../shared/form/fields.ts'

/** Sets a new password with the code of a mail. */
export function NewPassword({ oobCode, email }: { oobCode: string; email: string }) {
  const session = useSessionActions()
  const navigate = useNavigate()
  const set = async (typed: FormData) => {
    await (await session().provider()).setPassword(oobCode, textOf(typed, 'password'))
    void notice('Your new password is set.')
    await navigate('/login')
  }
  return (
    <>
      <h1>Set a new password</h1>
      <p>For {email}.</p>
      <AccountForm fields={newPasswordFields} formErrorOf={passwordMismatch} send={set} action="Set the password">
        {(field) => (
          <>
            <input type="hidden" name="email" autoComplete="username" value={email} />
            <PasswordField autoComplete="new-password" hint={PASSWORD_HINT} {...field('password')} />
            <PasswordField autoComplete="new-password" {...field('confirmPassword')} />
          </>
        )}
      </AccountForm>
    </>
  )
}
