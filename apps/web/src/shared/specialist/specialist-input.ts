import type { NewSpecialist } from '@energy/contracts/inquiries/specialists'
import { isEmail, NO_EMAIL, type FieldErrors } from '../form/field-errors.ts'
import { textOf } from '../form/form-text.ts'

/** The labels of the specialist form's fields. */
export const SPECIALIST_LABELS = {
  username: 'Your name',
  phone: 'Phone',
  email: 'Email address',
  businessName: 'Business name',
  businessAddress: 'Business address',
  comment: 'Comment',
}

const text = (form: FormData, name: string) => textOf(form, name).trim()

/** The request in the specialist form. */
export const inputOf = (form: FormData): NewSpecialist => ({
  username: text(form, 'username'),
  phone: text(form, 'phone'),
  email: text(form, 'email'),
  businessName: text(form, 'businessName'),
  businessAddress: text(form, 'businessAddress'),
  comment: text(form, 'comment'),
})

/** The field errors that are found before anything is sent. */
export function fieldErrorsOf({ username, email }: NewSpecialist): FieldErrors {
  return {
    ...(!username && { username: 'Enter your name' }),
    ...(!isEmail(email) && { email: NO_EMAIL }),
  }
}
