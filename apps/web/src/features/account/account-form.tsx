import { identityReason, isSignInCancelled } from '@energy/client/session/identity-error'
import { Button } from '@energy/ui/button'
import { FormErrors } from '@energy/ui/form-errors'
import type { ReactNode } from 'react'
import type { Fields } from '../../shared/form/fields.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { useHydrated } from '../../shared/form/use-hydrated.ts'

interface AccountFormProps {
  fields: Fields
  /** The text of its button. */
  action: string
  /** Sends the form. */
  send: (typed: FormData) => Promise<unknown>
  /** Gets the reason of a failure. Default: it is shown above the button. */
  failed?: ((cause: unknown) => void) | undefined
  /** Returns the error of the form as a whole, before it is sent. */
  formErrorOf?: ((typed: FormData) => string | undefined) | undefined
  /** Another button, beside the first. */
  other?: ReactNode
  /** Its inputs. `field` returns the name, id, label and error of a field. */
  children: (field: ReturnType<typeof useForm>['field']) => ReactNode
}

/** A form that asks for a password: the summary of its errors, its fields, its buttons. */
export function AccountForm({ fields, action, send, failed, formErrorOf, other, children }: AccountFormProps) {
  // It needs the code of the page: before it has come, nothing is sent.
  const isHydrated = useHydrated()
  const { form, busy, summary, formError, showFormError, field } = useForm(fields, {
    send,
    failed: failed ?? ((cause) => isSignInCancelled(cause) || showFormError(identityReason(cause))),
    formErrorOf,
  })
  return (
    <form {...form}>
      <FormErrors failure={summary} />
      {children(field)}
      <FormErrors failure={formError} />
      <div className={other ? 'modal-actions' : 'grid'}>
        <Button type="submit" busy={busy} disabled={!isHydrated}>
          {action}
        </Button>
        {other}
      </div>
    </form>
  )
}
