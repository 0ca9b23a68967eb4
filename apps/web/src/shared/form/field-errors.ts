import type { Problem } from '@energy/contracts/answers'
import type { FormError } from '@energy/ui/form-errors'

/** What is wrong, by the field it is wrong in. */
export type FieldErrors = Record<string, string | undefined>

/** What the fields of a form are called on the screen, by their names. */
export type Labels = Readonly<Record<string, string>>

/** Whether it could be an e-mail address; the server has the last word. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
/** What to do where it could not. */
export const NO_EMAIL = 'Enter an email address such as name@example.com'

/** The faults as the summary above the form lists them. */
export const toFormErrors = (fieldErrors: FieldErrors, formId: string): FormError[] =>
  Object.entries(fieldErrors).flatMap(([name, message]) => (message ? [{ message, field: `${formId}-${name}` }] : []))

/** What the server refused, field by field and in the words of the screen; nothing where no field is at fault. */
export function fieldErrorsOfProblem({ errors = [] }: Problem, labels: Labels): FieldErrors {
  const found = errors.map(({ path, message }) => {
    const name = path.slice(1)
    const label = labels[name]
    return label === undefined ? undefined : ([name, message.replace(name, label)] as const)
  })
  return Object.fromEntries(found.filter((fault) => fault !== undefined))
}
