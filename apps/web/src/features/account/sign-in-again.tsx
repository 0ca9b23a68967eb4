import type { Identity, Proof } from '@energy/client/session/identity'
import { isIdentityError } from '@energy/client/session/identity-code'
import { identityReason, isSignInCancelled } from '@energy/client/session/identity-error'
import { useSessionActions } from '@energy/client/session/use-session'
import { Button, type ButtonLook } from '@energy/ui/button'
import { Dialog } from '@energy/ui/dialog'
import { FormErrors } from '@energy/ui/form-errors'
import { PasswordField } from '@energy/ui/password-field'
import { useId, useState, type ReactNode } from 'react'
import { proofFields } from './account-fields.ts'
import { textOf } from '../../shared/form/fields.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { SocialMark, socialNames } from './social-marks.tsx'
import { useIsOpen } from '@energy/client/use-is-open'

interface SignInAgainProps {
  title: string
  who: Pick<Identity, 'email' | 'providers'>
  /** The text of the button, and its look. */
  action: string
  look?: ButtonLook
  /** Called after the sign-in; its error is shown in the dialog. */
  onProved: () => Promise<void>
  onClose: () => void
  /** Explains why the sign-in is needed. */
  children: ReactNode
}

/** Asks for the password, or for a sign-in with Google or Facebook, in a dialog: the page behind stays as it is. */
export function SignInAgain({ title, who, action, look = 'primary', onProved, onClose, children }: SignInAgainProps) {
  const prove = useProof(who.email)
  const formId = useId()
  const hasPassword = who.providers.includes('password')
  const socials = (['google', 'facebook'] as const).filter((social) => who.providers.includes(`${social}.com`))

  const isOpen = useIsOpen()
  const [isRunning, setRunning] = useState(false)
  const go = async (proof: Proof) => {
    await prove(proof)
    // Closed meanwhile, so nothing is to be done. From here on it cannot be called off.
    if (!isOpen.current) return
    setRunning(true)
    await onProved().finally(() => setRunning(false))
  }
  const close = () => isRunning || onClose()
  const failed = (cause: unknown) => {
    if (isIdentityError(cause, 'auth/user-mismatch')) showFormError(`That is another account. Sign in as ${who.email}.`)
    else if (!isSignInCancelled(cause)) showFormError(identityReason(cause))
  }
  const { form, busy, summary, formError, showFormError, field } = useForm(proofFields, {
    send: (typed) => go({ password: textOf(typed, 'password') }),
    failed,
  })
  return (
    <Dialog title={title} onClose={close}>
      {children}
      <FormErrors failure={summary} />
      <FormErrors failure={formError} />
      {hasPassword && (
        <form {...form} id={formId}>
          <input type="hidden" name="email" autoComplete="username" value={who.email} />
          <PasswordField autoComplete="current-password" {...field('password')} />
        </form>
      )}
      <div className="modal-actions">
        {hasPassword && (
          <Button type="submit" form={formId} look={look} busy={busy || isRunning}>
            {action}
          </Button>
        )}
        {socials.map((social) => (
          <Button key={social} look="line" busy={busy || isRunning} onClick={() => void go({ social }).catch(failed)}>
            <SocialMark of={social} />
            Continue with {socialNames[social]}
          </Button>
        ))}
        <Button look="line" disabled={isRunning} onClick={close}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}

/** Confirms the identity of the signed-in user; after the end of the session it signs the same user in again. */
function useProof(email: string) {
  const session = useSessionActions()
  return async (proof: Proof) => {
    const provider = await session().provider()
    if (session().state().status === 'signed-in') return provider.confirm(proof)
    if ('password' in proof) return session().signIn(email, proof.password)
    return provider.signInAgain(proof.social, email)
  }
}
