import type { Problem } from '@energy/contracts/responses'

/** An error of a form. */
export interface FieldError {
  /** The path of its field, as `react-hook-form` writes it: `sections.0.title`. `""` for the form as a whole. */
  name: string
  message: string
}

/**
 * The errors of a failed call by field; if it names no field, its detail as an error of the form as a whole.
 * @param labelOf returns the label of a field. It replaces the name of the field, with which the API begins a message:
 * `headerTitle must not be empty.`
 */
export function fieldErrorsOf(
  { errors = [], detail }: Problem,
  labelOf: (name: string) => string | null | undefined,
): readonly FieldError[] {
  if (errors.length === 0) return [{ name: '', message: detail }]
  return errors.map(({ path, message }) => {
    const name = path.slice(1).replaceAll('/', '.')
    const key = path.slice(path.lastIndexOf('/') + 1)
    const label = labelOf(name)
    return { name, message: label && message.startsWith(`${key} `) ? label + message.slice(key.length) : message }
  })
}
