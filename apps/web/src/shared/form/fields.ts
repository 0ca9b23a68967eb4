import { fieldErrorsOf } from '@energy/client/field-errors'
import type { Problem } from '@energy/contracts/responses'
import type { FormError } from '@energy/ui/form-errors'

/** The constraints of a text in the contract. */
interface TextSchema {
  trim?: boolean
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
}

export interface Field {
  label: string
  /** The schema of the contract that the API checks the text with. */
  schema: TextSchema
  /** Converts the typed text into the one that is sent. */
  convert?: (typed: string) => string
  /** The message for a missing text. */
  missing?: string
  /** The message for any other invalid text. Default: a message about its length. */
  invalid?: string
}

/** The fields of a form by their names, which are their paths in the body: `personalInfo.phone`. */
export type Fields = Readonly<Record<string, Field>>

/** Error messages by the name of their field. */
export type FieldErrors = Readonly<Record<string, string>>

/** Whether it could be an e-mail address; the server decides. */
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
const NO_EMAIL = 'Enter an email address such as name@example.com'

/** A required e-mail address. */
export const emailField = (label: string, schema: TextSchema): Field => ({
  label,
  schema,
  missing: NO_EMAIL,
  invalid: NO_EMAIL,
})

/** The text of a field, as typed; `""` if there is none. */
export function textOf(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function sentText({ schema, convert = (text) => text }: Field, typed: string) {
  const text = convert(typed)
  return schema.trim ? text.trim() : text
}

/** The texts of a form as they are sent, by the names of their fields: converted, and trimmed as the API does. */
export function textsOf<F extends Fields>(fields: F, form: FormData): Record<keyof F, string>
export function textsOf(fields: Fields, form: FormData): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sentText(field, textOf(form, name))]))
}

/** The message for a text that its schema rejects. Lengths are in code points, as in the API. */
function errorOf(field: Field, text: string) {
  const { minLength = 0, maxLength = Infinity, pattern, format } = field.schema
  const { length } = [...text]
  const needsText = minLength > 0 || format !== undefined
  if (length === 0 && needsText) return field.missing ?? `${field.label} must not be empty.`
  if (length < minLength || length > maxLength) return field.invalid ?? lengthError(field)
  const hasForm = (!pattern || new RegExp(pattern, 'u').test(text)) && (format !== 'email' || isEmail(text))
  return hasForm ? undefined : (field.invalid ?? `${field.label} has a character that is not allowed.`)
}

const lengthError = ({ label, schema: { maxLength = 0 } }: Field) =>
  `${label} must have at most ${maxLength.toLocaleString('en')} characters.`

/** The field errors of a form, by the schemas of its fields. */
export const invalidFields = (fields: Fields, form: FormData): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const error = errorOf(field, sentText(field, textOf(form, name)))
      return error === undefined ? [] : [[name, error]]
    }),
  )

/** The field errors in an answer of the API, with the words of the form; empty if it names no field of the form. */
export const rejectedFields = (fields: Fields, problem: Problem): FieldErrors =>
  Object.fromEntries(
    fieldErrorsOf(problem, (name) => fields[name]?.label)
      .filter(({ name }) => name in fields)
      .map(({ name, message }) => [name, fields[name]?.invalid ?? message]),
  )

/** The field errors as the summary above the form lists them. */
export const toFormErrors = (fieldErrors: FieldErrors, formId: string): FormError[] =>
  Object.entries(fieldErrors).map(([name, message]) => ({ message, field: `${formId}-${name}` }))
