import { NewSubscriber } from '@energy/contracts/subscribers'
import { emailField, textsOf } from '../../shared/form/fields.ts'
import type { PublicForm } from '../../shared/form/public-form.ts'

const { email, website } = NewSubscriber.properties

const fields = {
  email: emailField('Email for the newsletter', email),
  /** A honeypot. */
  website: { label: 'Leave this empty', schema: website },
}

export const newsletterForm: PublicForm<NewSubscriber> = {
  name: 'newsletter',
  fields,
  read: (typed) => textsOf(fields, typed),
}
