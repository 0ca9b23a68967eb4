import { CallError } from '@energy/client/call-error'
import { fieldErrorsOf, type FieldError } from '@energy/client/field-errors'
import type { Problem } from '@energy/contracts/responses'
import { useFormErrors } from '@energy/ui/form-errors'
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { foldedField } from './folded-fields.ts'

/** The id of the control of a field. */
export const controlId = (name: string) => `control-${name}`

/** The control of a field: an input, or what is edited in its place. */
function controlOf(name: string) {
  const control = document.getElementById(controlId(name))
  return control?.matches('input, textarea, select, [role=textbox]') ? control : undefined
}

function labelOf(name: string) {
  const folded = foldedField(name)
  if (folded) return folded.label
  const control = controlOf(name)
  const isNative =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  const label = isNative ? control.labels?.[0] : document.getElementById(control?.getAttribute('aria-labelledby') ?? '')
  return label?.textContent
}

/** Moves the focus to the control of a field; unfolds what it is in. */
export function showField(name: string) {
  const folded = foldedField(name)
  if (folded) folded.show()
  else controlOf(name)?.focus()
}

/** An error for the summary: with the legend of its field's group, and the control to which it links. */
function formErrorOf({ name, message }: FieldError) {
  const folded = foldedField(name)
  if (folded) return { message: `${folded.group}: ${message}`, field: controlId(name), show: folded.show }
  const control = controlOf(name)
  if (!control) return { message }
  const legend = control.closest('fieldset')?.querySelector('legend')?.textContent
  return { message: legend ? `${legend}: ${message}` : message, field: control.id }
}

/** The problem with the paths of its errors as the form has them. */
function problemWithin(problem: Problem, within: string): Problem {
  const { errors } = problem
  const pathOf = (path: string) => (path.startsWith(`${within}/`) ? path.slice(within.length) : path)
  return { ...problem, ...(errors && { errors: errors.map((error) => ({ ...error, path: pathOf(error.path) })) }) }
}

/**
 * Submits a form, and shows the errors of a failed call at their fields and in a summary.
 * @param within the path within the body of the call that has the values of the form: `/texts`
 */
export function useSubmitErrors<T extends FieldValues>(form: UseFormReturn<T>, within = '') {
  const { clearErrors, formState, getValues, handleSubmit, setError } = form
  const [summary, setSummary] = useFormErrors()
  const isField = (name: string): name is FieldPath<T> => get(getValues(), name) !== undefined
  const busy = formState.isSubmitting
  const mark = (name: string, message: string) => {
    if (isField(name)) setError(name, { message })
  }
  const markFields = (cause: unknown) => {
    if (!(cause instanceof CallError)) throw cause
    const errors = fieldErrorsOf(problemWithin(cause.problem, within), labelOf)
    for (const { name, message } of errors) mark(name, message)
    return errors
  }
  const showFailure = (cause: unknown) => setSummary(markFields(cause).map(formErrorOf))
  const clear = () => {
    clearErrors()
    setSummary([])
  }
  return {
    summary,
    busy,
    /** Sends the values if they are valid, and shows why they were refused. Does nothing while an earlier submit is running. */
    submit(send: (values: T) => Promise<unknown>) {
      if (busy) return
      // `handleSubmit` sends nothing while the form has an error, also one of the API.
      clear()
      void handleSubmit((values) => send(values).catch(showFailure))()
    },
    /** @throws the cause, if it is no `CallError` */
    showFailure,
    /** Shows the errors at their fields alone, and leaves the focus where it is. @throws as `showFailure` */
    markFields,
    /** Shows an error at a field; none where the form has no such field. */
    mark,
    /** Removes all errors, when the form is filled with other values. */
    clear,
  }
}
