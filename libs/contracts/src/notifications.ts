import * as Type from '@sinclair/typebox'
import { FORMS } from './inquiries/forms.ts'
import { Done } from './responses.ts'
import { route } from './route.ts'
import { Id, Time } from './text.ts'

/**
 * A new request, message or bill, an inquiry that somebody else has assigned to this admin, one to which its sender wrote
 * back, an offer that its recipient has accepted or declined, a mail with an offer or about an invoice that will not arrive, a
 * new user, and a new user who asks to be an admin.
 */
const NOTIFICATION_KINDS = [
  ...FORMS,
  'assigned',
  'wroteBack',
  'accepted',
  'declined',
  'offerRefused',
  'invoiceRefused',
  'users',
  'roles',
] as const

/** The maximum numbers of listed and of counted notifications. */
export const NOTIFICATION_LIMITS = { items: 20, count: 1_000 } as const

const count = (description: string) =>
  Type.Integer({
    minimum: 0,
    maximum: NOTIFICATION_LIMITS.count,
    description: `${description}; ${NOTIFICATION_LIMITS.count} means that many or more.`,
  })

const Item = Type.Object({
  kind: Type.Union(NOTIFICATION_KINDS.map((kind) => Type.Literal(kind))),
  _id: Type.String({ ...Id, description: 'The id of the inquiry, of the offer, of the invoice, or of the user.' }),
  who: Type.String({ description: 'The name of the person, or the e-mail where the name is empty.' }),
  email: Type.String(),
  at: Type.String({ ...Time, description: 'When it happened.' }),
})
export type NotificationItem = Type.Static<typeof Item>

/** Notifications, newest first, and the number of inquiries that wait. */
export const Notifications = Type.Object({
  unseen: count('Number of notifications since this admin last read them'),
  waiting: count('Number of new inquiries'),
  seenAt: Type.String({ ...Time, description: 'When this admin last read notifications.' }),
  items: Type.Array(Item),
})
export type Notifications = Type.Static<typeof Notifications>

/** The mails that an admin gets besides the bell. */
export const MailPreferences = Type.Object(
  {
    whenAssigned: Type.Boolean({ description: 'When somebody else assigns an inquiry to them.' }),
    overdue: Type.Boolean({ description: 'Each working day at opening time, if something is overdue.' }),
  },
  { additionalProperties: false },
)
export type MailPreferences = Type.Static<typeof MailPreferences>

const tags = ['notifications'] as const
const config = { access: 'sales', personal: true } as const

/** The calls on notifications. */
export const notifications = {
  read: route({
    method: 'GET',
    url: '/notifications',
    config,
    schema: {
      tags,
      summary:
        'Notifications since this admin last read them, and the number of inquiries that wait; 304 when nothing has changed',
      headers: Type.Object({ 'if-none-match': Type.Optional(Type.String({ maxLength: 1_000 })) }),
      // A 304 has no body. A plain null schema would serialize `null`.
      response: { 200: Notifications, 304: Type.Unsafe<undefined>(Type.Null()) },
    },
  }),
  seen: route({
    method: 'PUT',
    url: '/notifications/seen',
    config,
    schema: {
      tags,
      summary: 'Mark notifications as read up to a time; later ones stay unread',
      body: Type.Object(
        {
          until: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$', maxLength: 24 }),
        },
        { additionalProperties: false },
      ),
      response: { 200: Done },
    },
  }),
  mails: route({
    method: 'GET',
    url: '/notifications/mails',
    config,
    schema: { tags, summary: 'The mails that this admin gets', response: { 200: MailPreferences } },
  }),
  setMails: route({
    method: 'PUT',
    url: '/notifications/mails',
    config,
    schema: {
      tags,
      summary: 'Choose the mails that this admin gets',
      body: MailPreferences,
      response: { 200: Done },
    },
  }),
}
