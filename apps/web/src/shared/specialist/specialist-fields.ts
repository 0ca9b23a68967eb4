import { NewSpecialist } from '@energy/contracts/inquiries/specialists'
import { emailField, textsOf } from '../form/fields.ts'
import type { PublicForm } from '../form/public-form.ts'

const schemas = NewSpecialist.properties

const fields = {
  username: { label: 'Your name', schema: schemas.username, missing: 'Enter your name' },
  phone: { label: 'Phone', schema: schemas.phone },
  email: emailField('Email address', schemas.email),
  businessName: { label: 'Business name', schema: schemas.businessName },
  businessAddress: { label: 'Business address', schema: schemas.businessAddress },
  comment: { label: 'Comment', schema: schemas.comment },
}

export const specialistForm: PublicForm<NewSpecialist> = {
  name: 'specialist',
  fields: {
    ...fields,
    // Not in the contract: the form is only sent with it.
    agreed: { label: 'Consent', schema: { minLength: 1 }, missing: 'Tick the box, so that we may use what you send' },
  },
  read: (typed, from) => ({ ...textsOf(fields, typed), ...from }),
}
