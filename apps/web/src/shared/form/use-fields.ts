import { useFormErrors } from '@energy/ui/form-errors'
import { useId, useState, type FormEvent } from 'react'
import { toFormErrors, type FieldErrors } from './field-errors.ts'

/**
 * The state of a form's fields. When the form is sent, its errors are shown at the fields and in `summary`; a change of
 * the form checks them again. An error of the form as a whole is in `formError`.
 * @param check returns the field errors that are found before anything is sent
 * @param formErrorOf returns the error of the form as a whole; it is called before the fields are checked
 */
export function useFields(
  check: (typed: FormData) => FieldErrors,
  formErrorOf?: (typed: FormData) => string | undefined,
) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [summary, setSummary] = useFormErrors()
  const [formError, setFormError] = useFormErrors()

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
  return {
    summary,
    formError,
    /** Whether it is being sent. */
    busy,
    /** Shows field errors. @returns whether there are any */
    showFieldErrors,
    showFormError,
    /**
     * The submit handler: shows the errors, or sends the form if there are none.
     * @param work sends the form
     * @param failed gets the reason of a failure
     */
    sending:
      (work: (typed: FormData, form: HTMLFormElement) => Promise<unknown>, failed: (cause: unknown) => void) =>
      (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const form = event.currentTarget
        const typed = new FormData(form)
        const error = formErrorOf?.(typed)
        if (error) return showFormError(error)
        if (showFieldErrors(check(typed))) return
        setBusy(true)
        void work(typed, form)
          .catch(failed)
          .finally(() => setBusy(false))
      },
    recheck({ currentTarget }: FormEvent<HTMLFormElement>) {
      if (Object.keys(fieldErrors).length > 0) setFieldErrors(check(new FormData(currentTarget)))
    },
    /** The name, id and error of a field. */
    field: (name: string) => ({ name, id: `${id}-${name}`, error: fieldErrors[name] }),
  }
}
