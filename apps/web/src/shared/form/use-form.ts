import { useFormErrors } from '@energy/ui/form-errors'
import { useId, useState, type FormEvent } from 'react'
import { invalidFields, toFormErrors, type FieldErrors, type Fields } from './fields.ts'
import type { Posted } from './posted.ts'

interface FormOptions {
  /** Sends the form, which has no errors. */
  send: (typed: FormData, form: HTMLFormElement) => Promise<unknown>
  /** Gets the reason of a failure. */
  failed: (cause: unknown) => void
  /** Returns the error of the form as a whole; it is called before the fields are checked. */
  formErrorOf?: ((typed: FormData) => string | undefined) | undefined
  /** The server's answer to the form, with which the page begins. */
  posted?: Posted | undefined
}

/**
 * The state of a form. When it is sent, its errors are shown at the fields and in `summary`; a change of the form
 * checks them again. An error of the form as a whole is in `formError`.
 */
export function useForm(fields: Fields, { send, failed, formErrorOf, posted }: FormOptions) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>(posted?.fieldErrors ?? {})
  const [summary, setSummary] = useFormErrors(toFormErrors(fieldErrors, id))
  const [formError, setFormError] = useFormErrors(posted?.formError ? [{ message: posted.formError }] : [])

  const showFieldErrors = (found: FieldErrors) => {
    setFieldErrors(found)
    setSummary(toFormErrors(found, id))
    setFormError([])
    return Object.keys(found).length > 0
  }
  const showFormError = (message: string) => {
    showFieldErrors({})
    setFormError([{ message }])
  }
  /** Shows the errors, or sends the form if there are none. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const error = formErrorOf?.(typed)
    if (error) return showFormError(error)
    if (showFieldErrors(invalidFields(fields, typed))) return
    setBusy(true)
    void send(typed, form)
      .catch(failed)
      .finally(() => setBusy(false))
  }
  const recheck = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (Object.keys(fieldErrors).length > 0) setFieldErrors(invalidFields(fields, new FormData(currentTarget)))
  }
  return {
    summary,
    formError,
    /** Whether it is being sent. */
    busy,
    /** Shows field errors. @returns whether there are any */
    showFieldErrors,
    showFormError,
    /** The attributes of the form. */
    form: { method: 'post', noValidate: true, onSubmit: submit, onChange: recheck } as const,
    /** The name, id, label and error of a field. */
    field: (name: string) => ({
      name,
      id: `${id}-${name}`,
      label: fields[name]?.label ?? name,
      error: fieldErrors[name],
    }),
  }
}
