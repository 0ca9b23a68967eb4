import * as Type from '@sinclair/typebox'
import { sentFrom } from '../inquiries/forms.ts'
import { ById, Done, IdempotencyKey } from '../responses.ts'
import { route } from '../route.ts'
import { BOUNDS, Id, Time, email, line, longText, text } from '../text.ts'

/** Dates in an answer: two weeks. */
export const DAYS_SHOWN = 14

const Day = Type.String({ format: 'date', description: 'By the clock of the company.' })

/** An hour in which somebody can be called. */
export const Slot = Type.Object({ startsAt: Time, isFree: Type.Boolean() })
export type Slot = Type.Static<typeof Slot>

/** A date with its hours. */
export const BookingDay = Type.Object({ day: Day, slots: Type.Array(Slot) })
export type BookingDay = Type.Static<typeof BookingDay>

/** Dates on which calls are made, with their hours. */
export const BookingDays = Type.Object({
  days: Type.Array(BookingDay),
  earlier: Type.Optional(Day),
  later: Type.Optional(Day),
})
export type BookingDays = Type.Static<typeof BookingDays>

const startsAt = Type.String({
  format: 'date-time',
  pattern: ':00(\\.0+)?Z$',
  maxLength: 30,
  description: 'One of the hours that are free, in UTC.',
})
const timeZone = Type.String({
  trim: true,
  maxLength: 60,
  pattern: '^[A-Za-z0-9_+/-]*$',
  description: 'The time zone of the visitor, in the IANA database; "" where it is not known.',
})

/** The body of the form that books a call. */
export const NewBooking = Type.Object(
  {
    startsAt,
    timeZone: Type.Optional(timeZone),
    username: text(BOUNDS.line, 1),
    email: email(),
    phone: text(BOUNDS.phone, 5),
    businessName: Type.Optional(line()),
    comment: Type.Optional(longText()),
    ...sentFrom,
  },
  { additionalProperties: false },
)
export type NewBooking = Type.Static<typeof NewBooking>

/** A booked call, as its link shows it. Anybody can have typed the address to which the link was sent. */
export const LinkedBooking = Type.Object({
  startsAt: Time,
  phoneEnd: Type.String({ description: 'The last digits of the number that is called.' }),
  state: Type.Union([Type.Literal('booked'), Type.Literal('cancelled'), Type.Literal('past')], {
    description: '`booked` can be changed and cancelled until the hour begins.',
  }),
})
export type LinkedBooking = Type.Static<typeof LinkedBooking>

/** How a booking is answered: the token of its link, which needs no account. */
export const Booked = Type.Object({ acknowledged: Type.Literal(true), insertedId: Id, token: Type.String() })

/** A booked call, as staff see it. */
export const BookingRow = Type.Object({
  _id: Id,
  startsAt: Time,
  inquiry: Id,
  name: Type.String(),
  businessName: Type.String(),
  phone: Type.String(),
  comment: Type.String({ description: 'What it is about, in one line.' }),
  assignee: Type.String({ description: 'Who calls; "" for nobody.' }),
  outcome: Type.String({ description: 'How the call ended; "" where nobody has said it.' }),
  isOutside: Type.Boolean({ description: 'Whether it lies outside the hours for calls as they are now.' }),
})
export type BookingRow = Type.Static<typeof BookingRow>

export const BOOKING_VIEWS = ['today', 'coming', 'past'] as const
/** The most calls in a view. */
export const MAX_BOOKINGS = 200

/** The most calls to come with one e-mail, and of one account. Staff may book more. */
export const MAX_OPEN_CALLS = 3
/** The most calls to come from one address of the Internet, which a whole company may share. Staff may book more. */
export const MAX_CLIENT_CALLS = 10

const ByToken = Type.Object({ token: Type.String({ description: 'From a link of a mail.' }) })
const tags = ['bookings'] as const
const written = { access: 'public', limit: 'forms', changes: ['inquiries', 'specialists', 'overview'] } as const

/**
 * The calls with which visitors book a call of ours, and change and cancel it by a link. Of several who want the last
 * place of an hour one gets it; the others get 409, whose `detail` names the next free hours. So does somebody who has as
 * many calls to come as one may have (`MAX_OPEN_CALLS`, `MAX_CLIENT_CALLS`); the `detail` says so.
 */
export const booking = {
  days: route({
    method: 'GET',
    url: '/bookings/days',
    config: { access: 'public' },
    schema: {
      tags,
      summary: `The dates of two weeks on which calls are made, with their hours`,
      querystring: Type.Object({ from: Type.Optional(Day) }, { additionalProperties: false }),
      response: { 200: BookingDays },
    },
  }),
  create: route({
    method: 'POST',
    url: '/bookings',
    config: written,
    schema: { tags, summary: 'Book a call', headers: IdempotencyKey, body: NewBooking, response: { 201: Booked } },
  }),
  readLinked: route({
    method: 'GET',
    url: '/booking-links/:token',
    config: { access: 'public' },
    schema: { tags, summary: 'The booked call that a link opens', params: ByToken, response: { 200: LinkedBooking } },
  }),
  move: route({
    method: 'PUT',
    url: '/booking-links/:token',
    config: written,
    schema: {
      tags,
      summary: 'Move a booked call to another hour; the old one stays until the new one is booked',
      params: ByToken,
      body: Type.Object({ startsAt }, { additionalProperties: false }),
      response: { 200: LinkedBooking },
    },
  }),
  cancel: route({
    method: 'DELETE',
    url: '/booking-links/:token',
    config: written,
    schema: { tags, summary: 'Cancel a booked call', params: ByToken, response: { 200: Done } },
  }),
  callOff: route({
    method: 'DELETE',
    url: '/inquiries/:id/booking',
    config: { access: 'sales', changes: written.changes },
    schema: {
      tags,
      summary: 'Cancel the booked call of an inquiry until its hour begins; a mail tells its sender',
      params: ById,
      response: { 200: Done },
    },
  }),
  calendar: route({
    method: 'GET',
    url: '/booking-links/:token/calendar',
    config: { access: 'public', download: ['text/calendar'] },
    schema: {
      tags,
      summary: 'The booked call as an entry of a calendar (RFC 5545)',
      params: ByToken,
      response: { 200: Type.Unknown({ description: 'The entry.' }) },
    },
  }),
  list: route({
    method: 'GET',
    url: '/bookings',
    config: { access: 'sales' },
    schema: {
      tags,
      summary: `The booked calls of today, those after it, or the last ones; at most ${MAX_BOOKINGS}`,
      querystring: Type.Object(
        { view: Type.Optional(Type.Union(BOOKING_VIEWS.map((view) => Type.Literal(view)))) },
        { additionalProperties: false },
      ),
      response: { 200: Type.Array(BookingRow) },
    },
  }),
}
