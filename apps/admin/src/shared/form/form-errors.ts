import { CallError } from '@energy/client/call-error'
import { fieldErrorsOf, type FieldError } from '@energy/client/field-errors'
import { useFormErrors } from '@energy/ui/form-errors'
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'

/** The id of the control of a field. */
export const controlId = (name: string) => `control-${name}`

function controlOf(name: string) {
  const control = document.getElementById(controlId(name))
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined
}

/** An error for the summary: with the legend of its field's group, and the id of the control to which it links. */
function formErrorOf({ name, message }: FieldError) {
  const control = controlOf(name)
  if (!control) return { message }
  const legend = control.closest('fieldset')?.querySelector('legend')?.textContent
  return { message: legend ? `${legend}: ${message}` : message, field: control.id }
}

/** Shows the errors of a failed call at their fields and in a summary. */
export function useSubmitErrors<T extends FieldValues>({ clearErrors, getValues, setError }: UseFormReturn<T>) {
  const [summary, setSummary] = useFormErrors()
  const isField = (name: string): name is FieldPath<T> => get(getValues(), name) !== undefined
  return {
    summary,
    /** @throws the cause, if it is no `CallError` */
    showFailure(cause: unknown) {
      if (!(cause instanceof CallError)) throw cause
      const errors = fieldErrorsOf(cause.problem, (name) => controlOf(name)?.labels?.[0]?.textContent)
      for (const { name, message } of errors) if (isField(name)) setError(name, { message })
      setSummary(errors.map(formErrorOf))
    },
    /** Call before each submit: `handleSubmit` sends nothing while the form has an error. */
    clear() {
      clearErrors()
      setSummary([])
    },
  }
}
