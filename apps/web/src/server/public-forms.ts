import { contact } from '@energy/contracts/inquiries/contacts'
import { specialist } from '@energy/contracts/inquiries/specialists'
import type { Route } from '@energy/contracts/route'
import { subscriber } from '@energy/contracts/subscribers'
import { contactForm } from '../features/contact/contact-fields.ts'
import { newsletterForm } from '../features/newsletter/newsletter-fields.ts'
import { textOf } from '../shared/form/fields.ts'
import type { PublicFormName } from '../shared/form/posted.ts'
import type { PublicForm } from '../shared/form/public-form.ts'
import { specialistForm } from '../shared/specialist/specialist-fields.ts'

interface FormRoute extends PublicForm<object> {
  /** The API's call that the form is sent with. */
  route: Route
}

/** The form of a newsletter mail's link. A wrong token is the API's to find, which answers that the link is spent. */
const step = (name: 'confirm' | 'unsubscribe', route: Route): FormRoute => ({
  name,
  fields: {},
  read: (typed) => ({ token: textOf(typed, 'token') }),
  route,
})

/** The forms that the site's server accepts. */
const forms: Record<PublicFormName, FormRoute> = {
  contact: { ...contactForm, route: contact.create },
  specialist: { ...specialistForm, route: specialist.create },
  newsletter: { ...newsletterForm, route: subscriber.create },
  confirm: step('confirm', subscriber.confirm),
  unsubscribe: step('unsubscribe', subscriber.unsubscribe),
}

/** The form of a name; undefined for any other text. */
export const formOf = (name: string): FormRoute | undefined =>
  new Map<string, FormRoute>(Object.entries(forms)).get(name)
