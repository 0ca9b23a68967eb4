import type { NewContact } from '@energy/contracts/inquiries/contacts'
import { digitsOf } from './digits.ts'
import { isEmail, NO_EMAIL, type FieldErrors } from '../../shared/form/field-errors.ts'
import { textOf } from '../../shared/form/form-text.ts'

/** The labels of the contact form's fields. */
export const CONTACT_LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  phone: 'Phone',
  address: 'Address',
  time: 'Preferred time',
  comment: 'Comment',
}

/** The message in the contact form. */
export function contactOf(form: FormData): NewContact {
  const text = (name: string) => textOf(form, name).trim()
  const wants = (name: string) => form.has(`preferences.${name}`)
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: digitsOf(text('phone')),
    address: text('address'),
    time: text('time'),
    comment: text('comment'),
    preferences: {
      email: wants('email'),
      phone: wants('phone'),
      post: wants('post'),
      allAbove: wants('allAbove'),
    },
  }
}

/** The field errors that are found before anything is sent. */
export const contactFieldErrors = ({ firstName, email }: NewContact): FieldErrors => ({
  ...(!firstName && { firstName: 'Enter your first name' }),
  ...(!isEmail(email) && { email: NO_EMAIL }),
})
