import type { NewSpecialist } from '@energy/contracts/specialists'
import type { FormError } from '@energy/ui/form-errors'
import { textOf } from './form-text.ts'

/** What is wrong, by the field it is wrong in. */
export type Faults = Record<string, string | undefined>

const text = (form: FormData, name: string) => textOf(form, name).trim()

/** A request as its form holds it. */
export const inputOf = (form: FormData): NewSpecialist => ({
  username: text(form, 'username'),
  phone: text(form, 'phone'),
  email: text(form, 'email'),
  businessName: text(form, 'businessName'),
  businessAddress: text(form, 'businessAddress'),
  comment: text(form, 'comment'),
})

/** What a person can correct before anything is sent. */
export function faultsOf({ username, email }: NewSpecialist): Faults {
  return {
    ...(!username && { username: 'Enter your name' }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: 'Enter an email address such as name@example.com' }),
  }
}

/** The faults as the summary above the form lists them. */
export const toFormErrors = (faults: Faults, formId: string): FormError[] =>
  Object.entries(faults).flatMap(([name, message]) => (message ? [{ message, field: `${formId}-${name}` }] : []))
