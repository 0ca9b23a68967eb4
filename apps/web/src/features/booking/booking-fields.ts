import { NewBooking } from '@energy/contracts/bookings/bookings'
import { digitsOf } from '../../shared/digits.ts'
import { emailField, textOf, textsOf } from '../../shared/form/fields.ts'
import type { PublicForm } from '../../shared/form/public-form.ts'

const schemas = NewBooking.properties

const fields = {
  startsAt: { label: 'Hour', schema: { minLength: 1 }, missing: 'Pick an hour' },
  username: { label: 'Your name', schema: schemas.username, missing: 'Enter your name' },
  phone: {
    label: 'Phone',
    schema: schemas.phone,
    convert: digitsOf,
    missing: 'Enter the number at which we ring you',
    invalid: 'Enter a phone number, from 5 to 40 digits',
  },
  email: emailField('Email address', schemas.email),
  businessName: { label: 'Business name', schema: schemas.businessName },
  comment: { label: 'What is it about?', schema: schemas.comment },
}

export const bookingForm: PublicForm<NewBooking> = {
  name: 'booking',
  fields: {
    ...fields,
    // Not in the contract: the form is only sent with it.
    agreed: { label: 'Consent', schema: { minLength: 1 }, missing: 'Tick the box, so that we may use what you send' },
  },
  read: (typed, from) => ({ ...textsOf(fields, typed), timeZone: textOf(typed, 'timeZone'), ...from }),
}

/** The form of a link's page that moves a booked call to another hour. */
export const moveForm: PublicForm<{ startsAt: string }> = {
  name: 'move',
  fields: { startsAt: fields.startsAt },
  read: (typed) => ({ startsAt: textOf(typed, 'startsAt') }),
}

/** The form that cancels it. */
export const cancelForm: PublicForm<object> = { name: 'cancel', fields: {}, read: () => ({}) }
