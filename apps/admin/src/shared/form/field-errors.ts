import { CallError } from '@energy/client/call-error'
import type { Problem } from '@energy/contracts/answers'

// A control of a form is named by the JSON pointer of what it fills in, as the API names faults.

/** The id of the control that a pointer names. */
export const controlId = (pointer: string) => `control${pointer.replaceAll('/', '-')}`

/** Messages by the JSON pointer of their field. */
export type Errors = Readonly<Record<string, string>>

type FieldError = NonNullable<Problem['errors']>[number]

/** What the API would have corrected; its refusal as a whole where it names no field. Throws what is no refusal. */
export function errorsOf(cause: unknown): readonly FieldError[] {
  if (!(cause instanceof CallError)) throw cause
  const { errors = [], detail } = cause.problem
  return errors.length > 0 ? errors : [{ path: '', message: detail }]
}

/**
 * A fault in the words of the form: the API calls a field by its name (`headerTitle must not be empty.`), the form
 * by its label.
 */
export function withLabel(form: HTMLFormElement, { path, message }: FieldError) {
  const control = form.elements.namedItem(path)
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
    return { path, message, entry: '', field: {} }
  const name = path.slice(path.lastIndexOf('/') + 1)
  const label = control.labels?.[0]?.textContent ?? name
  const legend = control.closest('fieldset')?.querySelector('legend')?.textContent
  return {
    path,
    message: message.startsWith(`${name} `) ? label + message.slice(name.length) : message,
    entry: legend ? `${legend}: ` : '',
    field: { field: controlId(path) },
  }
}
