import {
  TEST_EVENT,
  type DeliveryState,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
} from '@energy/contracts/webhooks/webhooks'

/** What has happened, for each event. */
export const eventWords: Readonly<Record<WebhookEvent | typeof TEST_EVENT, string>> = {
  'inquiry.received': 'Somebody sent a form of the site',
  'booking.made': 'A call was booked',
  'booking.moved': 'A booked call was moved',
  'booking.cancelled': 'A booked call was cancelled',
  'offer.accepted': 'An offer was accepted',
  'offer.declined': 'An offer was declined',
  'invoice.issued': 'An invoice was issued',
  'subscriber.confirmed': 'Somebody subscribed to the newsletter',
  'content.published': 'The site shows something new or changed',
  'content.unpublished': 'The site does not show something any more',
  [TEST_EVENT]: 'A test',
}
const wordsByName: Readonly<Record<string, string>> = eventWords

/** What has happened; the name of an event that this code does not know. */
export const eventWord = (event: string) => wordsByName[event] ?? event

/** How each state of a delivery is drawn. */
export const deliveryLooks = {
  waiting: { word: 'Waiting', length: 0 },
  delayed: { word: 'Trying again', length: 14 },
  sent: { word: 'Sent', length: 28 },
  failed: { word: 'Failed', length: 20, end: 'broken' },
} as const satisfies Record<DeliveryState, object>

/** How a webhook is called: by its description, or by the host to which it leads. */
export const nameOf = ({ description, url }: Pick<Webhook, 'description' | 'url'>) => description || new URL(url).host

/** The events of a webhook in a few words. */
export const eventsOf = ([first = '', ...others]: readonly string[]) =>
  others.length === 0 ? first : `${first} and ${others.length} more`

/** What came of the last attempt: the status of the answer, and the reason of a failure. */
export function outcomeOf({ attempts, status, error }: Pick<WebhookDelivery, 'attempts' | 'status' | 'error'>) {
  if (attempts === 0 && !error) return 'Not sent yet'
  return [status === null ? '' : `Status ${status}`, error].filter(Boolean).join(': ')
}

/** How often a delivery was tried, where that was more than once. */
export const attemptsOf = ({ attempts }: Pick<WebhookDelivery, 'attempts'>) =>
  attempts > 1 ? `${attempts} attempts` : ''
