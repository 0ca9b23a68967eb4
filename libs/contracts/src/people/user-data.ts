import * as Type from '@sinclair/typebox'
import { Attachment } from '../inquiries/attachments.ts'
import { Contact } from '../inquiries/contacts.ts'
import { LetterRow } from '../letters/letters.ts'
import { route } from '../route.ts'
import { Specialist } from '../inquiries/specialists.ts'
import { Subscriber } from '../subscribers.ts'
import { Invoice, Payment } from '../sales/invoices.ts'
import { OwnOrder } from '../sales/orders.ts'
import { Offer } from '../sales/offer-entities.ts'
import { OwnOffer } from '../sales/own-offers.ts'
import { email, Time } from '../text.ts'
import { Invitation } from './invitations.ts'
import { User } from './users.ts'
import { TimelineEntry } from '../inquiries/timeline.ts'

// The state of an inquiry and the notes of staff are not the user's data; replies to the user are.
const staffFields = ['state', 'assignee', 'dueAt'] as const
const File = Type.Pick(Attachment, ['name', 'type', 'bytes'])
const withReplies = {
  attachments: Type.Array(File, { description: 'The files that came from the user.' }),
  messages: Type.Array(Type.Pick(TimelineEntry, ['at', 'text']), { description: 'What the user wrote back.' }),
  replies: Type.Array(
    Type.Object({ ...Type.Pick(TimelineEntry, ['at', 'subject', 'text']).properties, attachments: Type.Array(File) }),
    { description: 'The replies by mail.' },
  ),
}

/** A call that was booked with a request. One that was moved is cancelled, and the next one is where it was moved to. */
const BookedCall = Type.Object({
  startsAt: Time,
  timeZone: Type.String({ description: 'Of who booked it; "" where it is not known.' }),
  createdAt: Time,
  cancelledAt: Type.String({ description: '"" where it was not cancelled.' }),
})

/** All stored data of a user, for download. */
export const UserData = Type.Object({
  user: User,
  specialists: Type.Array(
    Type.Object({
      ...Type.Omit(Specialist, ['_id', 'bound', 'account', 'personalInfo', 'businessInfo', 'image', ...staffFields])
        .properties,
      ...withReplies,
      calls: Type.Array(BookedCall, { description: 'The calls that were booked with it, oldest first.' }),
    }),
    {
      description: 'Requests sent while signed in.',
    },
  ),
  contacts: Type.Array(
    Type.Object({ ...Type.Omit(Contact, ['_id', 'bound', ...staffFields]).properties, ...withReplies }),
    {
      description:
        'Messages sent while signed in; with a verified e-mail also those with this e-mail that belong to no user.',
    },
  ),
  bills: Type.Array(
    Type.Object({
      username: Type.String(),
      email: Type.String(),
      phone: Type.String(),
      comment: Type.String(),
      createdAt: Time,
      origin: Type.String(),
      referrer: Type.String(),
      ...withReplies,
    }),
    { description: 'Bills, like messages.' },
  ),
  offers: Type.Array(
    Type.Object({
      ...Type.Omit(OwnOffer, ['_id', 'request', 'order']).properties,
      ...Type.Pick(Offer, ['client']).properties,
    }),
    { description: 'Offers that were sent.' },
  ),
  orders: Type.Array(Type.Omit(OwnOrder, ['_id', 'offer'])),
  invoices: Type.Array(
    Type.Object({
      ...Type.Pick(Invoice, [
        'number',
        'state',
        'name',
        'businessName',
        'address',
        'email',
        'title',
        'note',
        'currency',
        'lines',
        'totals',
        'issuedAt',
        'dueOn',
      ]).properties,
      payments: Type.Array(Type.Pick(Payment, ['amount', 'paidOn', 'reference'])),
    }),
    { description: 'Invoices and credit notes.' },
  ),
  subscribers: Type.Array(
    Type.Object({
      ...Type.Omit(Subscriber, ['_id']).properties,
      letters: Type.Array(Type.Pick(LetterRow, ['title', 'startedAt']), {
        description: 'The letters that were sent to it, and when their sending began; oldest first.',
      }),
    }),
    { description: 'Newsletter subscriptions; only with a verified e-mail.' },
  ),
  invitations: Type.Array(Type.Pick(Invitation, ['role', 'sentAt', 'expiresAt']), {
    description: 'Invitations to the dashboard that wait; only with a verified e-mail.',
  }),
})
export type UserData = Type.Static<typeof UserData>

/** The call for all stored data of a user. */
export const userData = route({
  method: 'GET',
  url: '/users/:email/data',
  config: { access: 'self', owner: 'params', others: 'sales' },
  schema: {
    tags: ['users'],
    summary: 'All stored data of a user',
    params: Type.Object({ email: email() }),
    response: { 200: UserData },
  },
})
