import type { NewSubscriber } from '@energy/contracts/subscribers'
import { isEmail, NO_EMAIL, type FieldErrors } from '../../shared/form/field-errors.ts'
import { textOf } from '../../shared/form/form-text.ts'

export const NEWSLETTER_LABELS = { email: 'Email for the newsletter' }

/**
 * The subscription in the newsletter form. The form is on every page, so `took` counts from the start of the document.
 */
export const subscriberOf = (form: FormData): NewSubscriber => ({
  email: textOf(form, 'email').trim(),
  website: textOf(form, 'website'),
  took: Math.round(performance.now()),
})

/** The field errors that are found before anything is sent. */
export const subscriberFieldErrors = ({ email }: NewSubscriber): FieldErrors =>
  isEmail(email) ? {} : { email: NO_EMAIL }
