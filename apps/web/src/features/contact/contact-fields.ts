import { NewContact } from '@energy/contracts/inquiries/contacts'
import { digitsOf } from '../../shared/digits.ts'
import { emailField, textsOf } from '../../shared/form/fields.ts'
import type { PublicForm } from '../../shared/form/public-form.ts'

const schemas = NewContact.properties

const fields = {
  firstName: { label: 'First name', schema: schemas.firstName, missing: 'Enter your first name' },
  lastName: { label: 'Last name', schema: schemas.lastName },
  email: emailField('Email address', schemas.email),
  phone: { label: 'Phone', schema: schemas.phone, convert: digitsOf },
  address: { label: 'Address', schema: schemas.address },
  time: { label: 'Preferred time', schema: schemas.time },
  comment: { label: 'Comment', schema: schemas.comment },
}

export const contactForm: PublicForm<NewContact> = {
  name: 'contact',
  fields,
  read(typed, from) {
    const wants = (name: string) => typed.has(`preferences.${name}`)
    return {
      ...textsOf(fields, typed),
      ...from,
      preferences: { email: wants('email'), phone: wants('phone'), post: wants('post'), allAbove: wants('allAbove') },
    }
  },
}
