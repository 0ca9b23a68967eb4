import { booking } from '@energy/contracts/bookings/bookings'
import { bill } from '@energy/contracts/inquiries/bills'
import { contact } from '@energy/contracts/inquiries/contacts'
import { request } from '@energy/contracts/inquiries/requests'
import { specialist } from '@energy/contracts/inquiries/specialists'
import type { Route } from '@energy/contracts/route'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { subscriber } from '@energy/contracts/subscribers'
import { acceptForm, declineForm, questionForm } from '../features/account/offers/offer-fields.ts'
import { linksForm, messageForm } from '../features/account/requests/request-fields.ts'
import { billForm } from '../features/bill/bill-fields.ts'
import { bookingForm, cancelForm, moveForm } from '../features/booking/booking-fields.ts'
import { contactForm } from '../features/contact/contact-fields.ts'
import { newsletterForm } from '../features/newsletter/newsletter-fields.ts'
import { textOf } from '../shared/form/fields.ts'
import type { PublicFormName } from '../shared/form/posted.ts'
import type { PublicForm } from '../shared/form/public-form.ts'
import { specialistForm } from '../shared/specialist/specialist-fields.ts'

interface FormRoute extends PublicForm<object> {
  /** The API's call that the form is sent with. */
  route: Route
  /** The parameters of the call, from the path of the page. */
  paramsOf?: (pathname: string) => object
}

/** The form of a newsletter mail's link. A wrong token is the API's to find, which answers that the link is spent. */
const step = (name: 'confirm' | 'unsubscribe', route: Route): FormRoute => ({
  name,
  fields: {},
  read: (typed) => ({ token: textOf(typed, 'token') }),
  route,
})

/** The token in the path of a page that a link of a mail opens. */
const tokenIn = (pathname: string) => ({ token: /^\/(?:requests|offers|calls)\/([^/]+)/.exec(pathname)?.[1] ?? '' })

/** The forms that the site's server accepts. */
const forms: Record<PublicFormName, FormRoute> = {
  contact: { ...contactForm, route: contact.create },
  specialist: { ...specialistForm, route: specialist.create },
  bill: { ...billForm, route: bill.create },
  newsletter: { ...newsletterForm, route: subscriber.create },
  confirm: step('confirm', subscriber.confirm),
  unsubscribe: step('unsubscribe', subscriber.unsubscribe),
  message: {
    ...messageForm,
    route: request.writeBackLinked,
    paramsOf: tokenIn,
  },
  links: { ...linksForm, route: request.askForLinks },
  accept: { ...acceptForm, route: ownOffer.acceptLinked, paramsOf: tokenIn },
  decline: { ...declineForm, route: ownOffer.declineLinked, paramsOf: tokenIn },
  booking: { ...bookingForm, route: booking.create },
  move: { ...moveForm, route: booking.move, paramsOf: tokenIn },
  cancel: { ...cancelForm, route: booking.cancel, paramsOf: tokenIn },
  question: { ...questionForm, route: ownOffer.askLinked, paramsOf: tokenIn },
}

/** The form of a name; undefined for any other text. */
export const formOf = (name: string): FormRoute | undefined =>
  new Map<string, FormRoute>(Object.entries(forms)).get(name)
