import { CallError } from '@energy/client/call-error'
import type { Problem } from '@energy/contracts/responses'

// The name of a form control is the JSON pointer of its field: the API names field errors the same way.

/** The id of the control with this JSON pointer. */
export const controlId = (pointer: string) => `control${pointer.replaceAll('/', '-')}`

/** Error messages by the JSON pointer of their field. */
export type Errors = Readonly<Record<string, string>>

type FieldError = NonNullable<Problem['errors']>[number]

/**
 * The field errors of a failed call; if it names no field, one error with an empty path and the problem's detail.
 * @throws the cause, if it is no `CallError`
 */
export function errorsOf(cause: unknown): readonly FieldError[] {
  if (!(cause instanceof CallError)) throw cause
  const { errors = [], detail } = cause.problem
  return errors.length > 0 ? errors : [{ path: '', message: detail }]
}

/**
 * A field error with the label of its control: the API uses the field's name (`headerTitle must not be empty.`), the
 * form uses a label.
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
