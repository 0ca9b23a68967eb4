import { useFormErrors } from '@energy/ui/form-errors'
import { useId, useState, type FormEvent } from 'react'
import { toFormErrors, type FieldErrors } from './field-errors.ts'

/**
 * The state of a form's fields: what to correct is said at each of them and in `summary`, once it is sent, and then
 * looked at again as the form changes. What is refused as a whole is in `refusal`.
 * @param check names what a person can correct before anything is sent
 * @param refusalOf says what stands against the form as a whole, before its fields are looked at
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
    /** Says what to correct. @returns whether that is anything */
    showFieldErrors,
    showFormError,
    /**
     * What a form does when it is sent: nothing but say so while something is to correct.
     * @param work does what the form is for
     * @param failed is told why it could not
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
    /** Name, id and error of a field. */
    field: (name: string) => ({ name, id: `${id}-${name}`, error: fieldErrors[name] }),
  }
}
