import type { Problem } from '@energy/contracts/responses'
import type { FormError } from '@energy/ui/form-errors'

/** Error messages by the name of their field. */
export type FieldErrors = Record<string, string | undefined>

/** The labels of a form's fields, by their names. */
export type Labels = Readonly<Record<string, string>>

/** Whether it could be an e-mail address; the server decides. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
/** The message for a text that could not. */
export const NO_EMAIL = 'Enter an email address such as name@example.com'

/** The field errors as the summary above the form lists them. */
export const toFormErrors = (fieldErrors: FieldErrors, formId: string): FormError[] =>
  Object.entries(fieldErrors).flatMap(([name, message]) => (message ? [{ message, field: `${formId}-${name}` }] : []))

/** The server's field errors, with the labels of the screen; empty if they name no field of the form. */
export function fieldErrorsOfProblem({ errors = [] }: Problem, labels: Labels): FieldErrors {
  const found = errors.map(({ path, message }) => {
    const name = path.slice(1)
    const label = labels[name]
    return label === undefined ? undefined : ([name, message.replace(name, label)] as const)
  })
  return Object.fromEntries(found.filter((error) => error !== undefined))
}
