import { Button, type ButtonLook } from '@energy/ui/button'
import { FormErrors } from '@energy/ui/form-errors'
import { useEffect, type FormEvent, type ReactNode } from 'react'
import { FormProvider, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { controlId, useSubmitErrors } from './form-errors.ts'

interface DialogFormProps<T extends FieldValues> {
  form: UseFormReturn<T>
  /** Sends the values. Rejects with a `CallError` where they are refused. */
  onSend: (values: T) => Promise<unknown>
  onClose: () => void
  /** The words of the two buttons. */
  send: string
  close: string
  look?: ButtonLook
  /** The field that gets the focus first. */
  focused: FieldPath<T>
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog: its errors, its fields, and the buttons that send it and close the dialog. */
export function DialogForm<T extends FieldValues>(props: DialogFormProps<T>) {
  const { form, onSend, onClose, send, close, look = 'primary', focused, children } = props
  const { summary, busy, submit } = useSubmitErrors(form)
  useEffect(() => document.getElementById(controlId(focused))?.focus(), [focused])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit(onSend)
  }
  return (
    <FormProvider {...form}>
      <form onSubmit={onSubmit} noValidate>
        <FormErrors failure={summary} />
        {children}
        <div className="modal-actions">
          <Button type="submit" look={look} small busy={busy}>
            {send}
          </Button>
          <Button look="line" small onClick={onClose}>
            {close}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
