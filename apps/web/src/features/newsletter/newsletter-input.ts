import type { NewSubscriber } from '@energy/contracts/subscribers'
import { isEmail, NO_EMAIL, type FieldErrors } from '../../shared/form/field-errors.ts'
import { textOf } from '../../shared/form/form-text.ts'

export const NEWSLETTER_LABELS = { email: 'Email for the newsletter' }

/** What the newsletter box holds. It stands on every page, so it was shown when the document was. */
export const subscriberOf = (form: FormData): NewSubscriber => ({
  email: textOf(form, 'email').trim(),
  website: textOf(form, 'website'),
  took: Math.round(performance.now()),
})

/** What a person can correct before anything is sent. */
export const subscriberFieldErrors = ({ email }: NewSubscriber): FieldErrors =>
  isEmail(email) ? {} : { email: NO_EMAIL }
