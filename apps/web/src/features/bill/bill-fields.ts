import { NewBill } from '@energy/contracts/inquiries/bills'
import { emailField, textsOf } from '../../shared/form/fields.ts'
import type { PublicForm } from '../../shared/form/public-form.ts'

const schemas = NewBill.properties

const fields = {
  username: { label: 'Your name', schema: schemas.username, missing: 'Enter your name' },
  phone: { label: 'Phone', schema: schemas.phone },
  email: emailField('Email address', schemas.email),
  comment: { label: 'Your message', schema: schemas.comment },
}

export const billForm: PublicForm<NewBill> = {
  name: 'bill',
  fields,
  read: (typed, from) => ({
    ...textsOf(fields, typed),
    ...from,
    attachments: typed.getAll('attachments').filter((value) => typeof value === 'string'),
  }),
}
