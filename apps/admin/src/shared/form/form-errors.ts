import { CallError } from '@energy/client/call-error'
import { fieldErrorsOf, type FieldError } from '@energy/client/field-errors'
import { useFormErrors } from '@energy/ui/form-errors'
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'

/** The id of the control of a field. */
export const controlId = (name: string) => `control-${name}`

/** The control of a field: an input, or what is edited in its place. */
function controlOf(name: string) {
  const control = document.getElementById(controlId(name))
  return control?.matches('input, textarea, [role=textbox]') ? control : undefined
}

function labelOf(name: string) {
  const control = controlOf(name)
  const isNative = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  const label = isNative ? control.labels?.[0] : document.getElementById(control?.getAttribute('aria-labelledby') ?? '')
  return label?.textContent
}

/** An error for the summary: with the legend of its field's group, and the id of the control to which it links. */
function formErrorOf({ name, message }: FieldError) {
  const control = controlOf(name)
  if (!control) return { message }
  const legend = control.closest('fieldset')?.querySelector('legend')?.textContent
  return { message: legend ? `${legend}: ${message}` : message, field: control.id }
}

/** Submits a form, and shows the errors of a failed call at their fields and in a summary. */
export function useSubmitErrors<T extends FieldValues>(form: UseFormReturn<T>) {
  const { clearErrors, formState, getValues, handleSubmit, setError } = form
  const [summary, setSummary] = useFormErrors()
  const isField = (name: string): name is FieldPath<T> => get(getValues(), name) !== undefined
  const busy = formState.isSubmitting
  const clear = () => {
    clearErrors()
    setSummary([])
  }
  return {
    summary,
    busy,
    /** Sends the values if they are valid. Does nothing while an earlier submit is running. */
    submit(send: (values: T) => Promise<unknown>) {
      if (busy) return
      // `handleSubmit` sends nothing while the form has an error, also one of the API.
      clear()
      void handleSubmit(send)()
    },
    /** @throws the cause, if it is no `CallError` */
    showFailure(cause: unknown) {
      if (!(cause instanceof CallError)) throw cause
      const errors = fieldErrorsOf(cause.problem, labelOf)
      for (const { name, message } of errors) if (isField(name)) setError(name, { message })
      setSummary(errors.map(formErrorOf))
    },
    /** Removes all errors, when the form is filled with other values. */
    clear,
  }
}
