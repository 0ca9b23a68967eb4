import { booking, type NewBooking } from '@energy/contracts/bookings/bookings'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyRequest } from 'fastify'
import { Prisma } from '../../generated/client.ts'
import { HttpError } from '../../shared/http-error.ts'
import { insertRow } from '../../shared/inquiries/insert-row.ts'
import { staffMails } from '../../shared/inquiries/staff-mails.ts'
import type { Env } from '../../shared/settings/api-settings.ts'
import { readCompany } from '../../shared/site/company.ts'
import { readWorkingTime } from '../../shared/site/working-time.ts'
import { emit } from '../../shared/webhooks/emit.ts'
import { knownTimeZone } from '@energy/contracts/time/company-time'
import { cancelBooking, hasHour, waitFor, waitOtherwise, withBooking } from './book.ts'
import { bookingToken, bookingUrl, openBookingToken } from './booking-link.ts'
import { calendarOf } from './calendar.ts'
import { readDays } from './days.ts'
import { readBookingHours } from './hours.ts'
import { linkedBookingOf, readBooking } from './linked-booking.ts'
import { listBookings } from './list.ts'
import { bookerOf, checkOpenCalls } from './open-calls.ts'

const EVENTS = { booked: 'booking.made', moved: 'booking.moved', cancelled: 'booking.cancelled' } as const
const expired = () => new HttpError(404, 'This link has expired, or is not complete.')
const over = () => new HttpError(409, 'This call has begun or is cancelled, so it cannot be changed any more.')

/** The calls that visitors book, and the list of staff. */
export const bookings: FastifyPluginAsyncTypebox<{ env: Pick<Env, 'SITE_URL'> }> = async (app, { env }) => {
  const hoursNow = app.remembered('site', () => readBookingHours(app.db))
  const workingTime = app.remembered('site', () => readWorkingTime(app.db))
  const mailsToStaff = staffMails(app, 'specialists')

  async function idOf(token: string) {
    const opened = await openBookingToken(app.db, token)
    if (!opened) throw expired()
    return opened.id
  }
  /**
   * Resolves with a function that adds the mails about the newest booking of an inquiry, to its sender and to staff, and
   * notifies webhooks, in the transaction that changes it.
   */
  async function notifier(about: keyof typeof EVENTS, byStaff = false) {
    const [send, mailStaff] = await Promise.all([app.outbox(), mailsToStaff()])
    return async (tx: Prisma.TransactionClient, inquiryId: string) => {
      const { id } = await readBooking(tx, inquiryId)
      await send(tx, { mail: 'booking', booking: id, about, ...(byStaff && { byStaff }) })
      await mailStaff?.(tx, inquiryId, about === 'booked' ? {} : { call: about })
      await emit(tx, EVENTS[about], { id: inquiryId, kind: 'inquiries' })
    }
  }

  async function book(request: FastifyRequest, body: NewBooking) {
    const { timeZone, ...form } = body
    const startsAt = new Date(body.startsAt)
    const [hours, notify] = await Promise.all([hoursNow(), notifier('booked')])
    const userId = request.caller?.record?.id
    const booker = bookerOf(request, body.email)
    return withBooking(app.db, startsAt, hours, (insert) =>
      app.writeOnce(
        request,
        async (tx, { id }) => {
          if (booker) await checkOpenCalls(tx, booker)
          const own = { form: 'specialists', id, userId, ...waitFor(startsAt), isAcknowledged: false } as const
          const inquiryId = await insertRow(tx, form, own)
          await insert(tx, { inquiryId, timeZone: knownTimeZone(timeZone), ...(booker && { client: booker.client }) })
          await notify(tx, inquiryId)
          return inquiryId
        },
        true,
      ),
    )
  }

  /** Books once for each `Idempotency-Key`, and anew where the call of that key was cancelled or moved since. */
  async function bookOnce(request: FastifyRequest, body: NewBooking) {
    const insertedId = await book(request, body)
    if (await hasHour(app.db, insertedId, new Date(body.startsAt))) return insertedId
    // Of two that find this at the same time, the second one gets what the first one books.
    await app.db.idempotency.deleteMany({ where: { insertedId } })
    return book(request, body)
  }

  async function cancel(request: FastifyRequest, inquiryId: string, byStaff = false) {
    const [{ due }, notify] = await Promise.all([workingTime(), notifier('cancelled', byStaff)])
    await app.write(request, async (tx) => {
      if (!(await cancelBooking(tx, inquiryId))) throw over()
      const now = new Date()
      await waitOtherwise(tx, inquiryId, { waitingSince: now, dueAt: due(now) })
      await notify(tx, inquiryId)
      return inquiryId
    })
    return { acknowledged: true as const }
  }

  app.route({ ...booking.days, handler: async ({ query }) => readDays(app.db, await hoursNow(), query) })

  app.route({
    ...booking.create,
    handler: async (request, reply) => {
      const insertedId = await bookOnce(request, request.body)
      const token = await bookingToken(app.db, insertedId)
      reply.code(201).header('location', `booking-links/${token}`)
      return { acknowledged: true as const, insertedId, token }
    },
  })

  app.route({
    ...booking.readLinked,
    handler: async ({ params }) => linkedBookingOf(await readBooking(app.db, await idOf(params.token))),
  })

  app.route({
    ...booking.move,
    handler: async (request) => {
      const inquiryId = await idOf(request.params.token)
      const { timeZone, client } = await readBooking(app.db, inquiryId)
      const startsAt = new Date(request.body.startsAt)
      const [hours, notify] = await Promise.all([hoursNow(), notifier('moved')])
      await withBooking(app.db, startsAt, hours, (insert) =>
        app.write(request, async (tx) => {
          if (!(await cancelBooking(tx, inquiryId))) throw over()
          await insert(tx, { inquiryId, timeZone, client })
          await waitOtherwise(tx, inquiryId, waitFor(startsAt))
          await notify(tx, inquiryId)
          return inquiryId
        }),
      )
      return linkedBookingOf(await readBooking(app.db, inquiryId))
    },
  })

  app.route({
    ...booking.cancel,
    handler: async (request) => cancel(request, await idOf(request.params.token)),
  })

  app.route({
    ...booking.callOff,
    handler: async (request) => {
      const { id } = request.params
      await app.db.inquiry.findUniqueOrThrow({ where: { id }, select: { id: true } })
      return cancel(request, id, true)
    },
  })

  app.route({
    ...booking.calendar,
    handler: async ({ params }, reply) => {
      const found = await readBooking(app.db, await idOf(params.token))
      const company = await readCompany(app.db)
      const url = bookingUrl(params.token, env)
      reply.type('text/calendar; charset=utf-8').header('content-disposition', contentDisposition('call.ics'))
      return calendarOf(app.db, found, { company, url })
    },
  })

  app.route({
    ...booking.list,
    handler: async ({ query }) => listBookings(app.db, await hoursNow(), query.view),
  })
}
