import { booking, type NewBooking } from '@energy/contracts/bookings/bookings'
import { freeIn } from '@energy/contracts/bookings/slots'
import { localOf } from '@energy/contracts/time/company-time'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { texts } from '@energy/contracts/texts'
import type { TextBody } from '@energy/contracts/texts/body'
import { user } from '@energy/contracts/people/users'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { bookingDelivery } from '../../src/features/bookings/booking-mail.ts'
import { addBookingReminders } from '../../src/features/bookings/reminders.ts'
import { Outgoing } from '../../src/shared/mail/queue.ts'
import { readWorkerEnv } from '../../src/shared/settings/worker-settings.ts'
import { aJob, mailJobs } from '../fixtures/mail-jobs.ts'
import { workerEnvironment } from '../fixtures/worker.ts'
import { problemOf, statusOf, untilAnswered, world } from '../fixtures/world.ts'

const here = world({ RATE_LIMIT_FORMS: '3600000' })
const HOUR = 60 * 60_000
const Booking = Type.Extract(Outgoing, Type.Object({ mail: Type.Literal('booking') }))
const LONDON = { timeZone: 'Europe/London', clock: '' }

/** Changes the settings for calls, as staff do. */
async function set(settings: TextBody) {
  const { call } = await here().anAdmin()
  const [draft] = await call(texts.drafts, { querystring: { kind: 'bookings' } })
  const params = { id: draft?._id ?? '' }
  await call(texts.save, { params, body: { texts: settings } })
  await call(texts.publish, { params })
}
/** Sets how many calls are possible at the same time. */
const setPlaces = (places: string) => set({ places })

beforeAll(() => setPlaces('1'))
beforeEach(async () => void (await here().db.inquiry.deleteMany()))

/** The hours that are free in the next two weeks but today. */
async function free() {
  const today = localOf(new Date(), LONDON).day
  const { days } = await here().call(booking.days)
  return freeIn(days.filter(({ day }) => day > today))
}
async function firstFree() {
  const [startsAt = ''] = await free()
  return startsAt
}
const body = (startsAt: string, more: Partial<NewBooking> = {}): NewBooking => ({
  startsAt,
  timeZone: 'Europe/Paris',
  username: 'Ines Carvalho',
  email: 'ines@example.com',
  phone: '00447700900142',
  comment: 'Our tariff ends in March.',
  ...more,
})
const book = (startsAt: string, more: Partial<NewBooking> = {}) =>
  here().call(booking.create, { body: body(startsAt, more) })
const linked = (token: string) => here().call(booking.readLinked, { params: { token } })
const mails = async () =>
  (
    await here().db.$queryRaw<{ about: string }[]>`
      SELECT data ->> 'about' AS about FROM pgboss.job WHERE data ->> 'mail' = 'booking' ORDER BY created_on`
  ).map(({ about }) => about)

test('a call is booked with one mail, and staff find it among the requests', async () => {
  const startsAt = await firstFree()
  const { insertedId, token } = await book(startsAt)
  expect(await linked(token)).toEqual({ startsAt, state: 'booked', phoneEnd: '142' })
  expect(await free()).not.toContain(startsAt)
  const admin = await here().anAdmin()
  expect(await admin.call(inquiry.read, { params: { id: insertedId } })).toMatchObject({ form: 'specialists' })
  expect(await admin.call(booking.list, { querystring: { view: 'coming' } })).toMatchObject([
    { startsAt, inquiry: insertedId, name: 'Ines Carvalho', outcome: '', isOutside: false },
  ])
  expect(await mails()).toContain('booked')
  // That mail acknowledges the request, too.
  expect(await mailJobs(here().db, 'acknowledgement')).toEqual([])
})

test('of fifty who want the last place of an hour one gets it, and the others get the next free hours', async () => {
  const [startsAt = '', next = ''] = await free()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      problemOf(untilAnswered(() => book(startsAt, { email: `${at}@example.com` }))).catch(() => undefined),
    ),
  )
  const refused = answers.filter((answer) => answer !== undefined)
  expect(refused).toHaveLength(49)
  const { hour } = localOf(new Date(next), LONDON)
  for (const { status, detail } of refused) {
    expect(status).toBe(409)
    expect(detail).toMatch(/^Somebody has just taken \d\d:00 to \d\d:00\. The next free hours: /)
    expect(detail).toContain(hour)
  }
  expect(await here().db.booking.count()).toBe(1)
  // The requests of those who were refused are not stored.
  expect(await here().db.inquiry.count()).toBe(1)
})

test('of fifty who want an hour with three places three get it', async () => {
  await setPlaces('3')
  onTestFinished(() => setPlaces('1'))
  const startsAt = await firstFree()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      statusOf(untilAnswered(() => book(startsAt, { email: `${at}@example.com` }))),
    ),
  )
  expect(answers.filter((status) => status === 200)).toHaveLength(3)
  const places = (await here().db.booking.findMany()).map(({ place }) => place)
  expect(places.toSorted()).toEqual([0, 1, 2])
})

test('a call is moved by its link, with its time zone: the old hour is free again, and a taken one leaves everything as it was', async () => {
  const [first = '', second = '', third = ''] = await free()
  const { insertedId: inquiryId, token } = await book(first)
  await book(second)
  const move = (startsAt: string) => here().call(booking.move, { params: { token }, body: { startsAt } })
  expect((await problemOf(move(second))).status).toBe(409)
  expect(await linked(token)).toMatchObject({ startsAt: first, state: 'booked' })
  expect(await move(third)).toMatchObject({ startsAt: third, state: 'booked' })
  expect(await free()).toContain(first)
  expect(await mails()).toContain('moved')
  const timeZone = 'Europe/Paris'
  expect(await here().db.booking.findMany({ where: { inquiryId } })).toMatchObject([{ timeZone }, { timeZone }])
})

test('a call is cancelled by its link, once, and its hour is free again', async () => {
  const startsAt = await firstFree()
  const { token } = await book(startsAt)
  const cancel = () => here().call(booking.cancel, { params: { token } })
  await cancel()
  expect(await linked(token)).toMatchObject({ state: 'cancelled' })
  expect(await free()).toContain(startsAt)
  expect((await problemOf(cancel())).status).toBe(409)
  expect(
    await here()
      .anAdmin()
      .then(({ call }) => call(booking.list, { querystring: { view: 'coming' } })),
  ).toEqual([])
})

test('the same key books once, and anew after the call was cancelled or moved', async () => {
  const [startsAt = '', other = ''] = await free()
  const bookAgain = () =>
    here().call(booking.create, { body: body(startsAt), headers: { 'idempotency-key': 'the same form' } })
  const first = await bookAgain()
  expect((await bookAgain()).insertedId).toBe(first.insertedId)
  await here().call(booking.cancel, { params: { token: first.token } })

  const [second, third] = await Promise.all([bookAgain(), bookAgain()])
  expect(second.insertedId).not.toBe(first.insertedId)
  expect(third.insertedId).toBe(second.insertedId)
  expect(await linked(second.token)).toMatchObject({ startsAt, state: 'booked' })
  expect(await free()).not.toContain(startsAt)

  await here().call(booking.move, { params: { token: second.token }, body: { startsAt: other } })
  expect((await bookAgain()).insertedId).not.toBe(second.insertedId)
  expect(await free()).not.toContain(startsAt)
})

test('what is sent again once its hour cannot be booked any more is answered as before', async () => {
  const startsAt = await firstFree()
  const bookWith = (key: string) =>
    here().call(booking.create, { body: body(startsAt), headers: { 'idempotency-key': key } })
  const first = await bookWith('before')
  await set({ daysOff: [{ day: localOf(new Date(startsAt), LONDON).day, name: 'Closed' }] })
  onTestFinished(() => set({ daysOff: [] }))
  expect((await bookWith('before')).insertedId).toBe(first.insertedId)
  expect((await problemOf(bookWith('after'))).detail).toContain('cannot be booked any more.')
})

test('no browser stores what the link of a call answers', async () => {
  const { token } = await book(await firstFree())
  for (const route of [booking.readLinked, booking.calendar]) {
    const { headers } = await here().call.withHeaders(route, { params: { token } })
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

test('a link that is not ours, or of a person who has been deleted, opens nothing', async () => {
  const { token, insertedId } = await book(await firstFree())
  expect(await statusOf(linked(`${token}x`))).toBe(404)
  expect(await statusOf(linked('x'))).toBe(404)
  await here().db.inquiry.update({ where: { id: insertedId }, data: { email: '' } })
  expect(await statusOf(linked(token))).toBe(404)
})

test('the hour of a person who deletes the account is free again', async () => {
  const startsAt = await firstFree()
  const person = await here().aPerson()
  await person.call(booking.create, { body: body(startsAt, { email: person.email }) })
  expect(await free()).not.toContain(startsAt)
  await person.call(user.remove, { params: { email: person.email } })
  expect(await free()).toContain(startsAt)
})

test.each(['request', 'request of the older list', 'person'])(
  'when staff delete a %s with a call to come, a mail says that it is cancelled',
  async (what) => {
    await here().db.$executeRaw`DELETE FROM pgboss.job`
    const [first = '', second = ''] = await free()
    const [person, admin] = await Promise.all([here().aPerson(), here().anAdmin()])
    const { insertedId, token } = await person.call(booking.create, { body: body(first, { email: person.email }) })
    await here().call(booking.move, { params: { token }, body: { startsAt: second } })
    if (what === 'request') await admin.call(inquiry.remove, { params: { id: insertedId } })
    else if (what === 'person') await admin.call(user.remove, { params: { email: person.email } })
    else await admin.call(specialist.remove, { params: { id: insertedId } })

    const delivered: { to: string; mail: object }[] = []
    const deliver = bookingDelivery(
      here().db,
      readWorkerEnv(workerEnvironment('postgres://127.0.0.1/none')),
      async (sent) => delivered.push(sent),
    )
    for (const { id, data } of await mailJobs(here().db, 'booking'))
      await deliver(Value.Parse(Booking, data), { id, data, retryCount: 0, retryLimit: 3 })
    expect(delivered).toMatchObject([
      { to: person.email, mail: { subject: expect.stringContaining('Your call is cancelled') } },
    ])
    const mail = JSON.stringify(delivered)
    expect(mail).toContain('We have deleted what you sent us')
    for (const line of [`UID:${insertedId}@`, 'METHOD:CANCEL', 'SEQUENCE:2', utc(second)]) expect(mail).toContain(line)
  },
)

test('an hour that we do not offer cannot be booked', async () => {
  const startsAt = await firstFree()
  const at = (milliseconds: number) => new Date(Date.parse(startsAt) + milliseconds).toISOString()
  for (const one of [at(HOUR / 2), at(-365 * 24 * HOUR), at(365 * 24 * HOUR)])
    expect((await problemOf(book(one))).status).toBe(409)
  expect(await here().db.inquiry.count()).toBe(0)
})

const utc = (startsAt: string) => `DTSTART:${startsAt.replaceAll(/[-:]|\.000/g, '')}`

test('the entry of the calendar has the hour, and a greater sequence number when it is moved or cancelled', async () => {
  const [first = '', second = ''] = await free()
  const { token } = await book(first)
  const calendar = async () => {
    const file = await here().call(booking.calendar, { params: { token } })
    const text = file instanceof Blob ? await file.text() : ''
    // Long lines are folded (RFC 5545, 3.1).
    return text.replaceAll('\r\n ', '').split('\r\n')
  }
  expect(await calendar()).toEqual(expect.arrayContaining([utc(first), 'SEQUENCE:0', 'STATUS:CONFIRMED']))
  await here().call(booking.move, { params: { token }, body: { startsAt: second } })
  expect(await calendar()).toEqual(expect.arrayContaining([utc(second), 'SEQUENCE:1', 'STATUS:CONFIRMED']))
  await here().call(booking.cancel, { params: { token } })
  expect(await calendar()).toEqual(expect.arrayContaining(['SEQUENCE:2', 'STATUS:CANCELLED', 'METHOD:CANCEL']))
})

test('a day before its call somebody is reminded, once, also by several workers', async () => {
  const startsAt = await firstFree()
  await book(startsAt)
  const remind = (hours: number) => addBookingReminders(here().db, new Date(Date.parse(startsAt) - hours * HOUR))
  await here().db.booking.updateMany({ data: { createdAt: new Date(Date.parse(startsAt) - 48 * HOUR) } })
  expect(await remind(24.1)).toBe(0)
  const added = await Promise.all([remind(24), remind(24), remind(23)])
  expect(added.reduce((sum, one) => sum + one, 0)).toBe(1)
})

test('nobody is reminded who booked within the last day', async () => {
  const startsAt = await firstFree()
  await book(startsAt)
  await here().db.booking.updateMany({ data: { createdAt: new Date(Date.parse(startsAt) - 20 * HOUR) } })
  expect(await addBookingReminders(here().db, new Date(Date.parse(startsAt) - 10 * HOUR))).toBe(0)
})

test('staff cancel a call that they cannot make: who booked it is mailed so, and the hour is free again', async () => {
  const startsAt = await firstFree()
  const { insertedId: id, token } = await book(startsAt)
  const { call } = await here().anAdmin()
  const at = { params: { id } }
  await here().db.$executeRaw`DELETE FROM pgboss.job`
  await call(booking.callOff, at)
  expect(await linked(token)).toMatchObject({ state: 'cancelled' })
  expect(await free()).toContain(startsAt)
  expect(await call(inquiry.read, at)).toMatchObject({ bookedFor: '', state: 'new' })
  const [job] = await mailJobs(here().db, 'booking')
  expect(job?.data).toMatchObject({ about: 'cancelled', byStaff: true })
  const delivered: string[] = []
  const env = readWorkerEnv(workerEnvironment(here().databaseUrl))
  const deliver = bookingDelivery(here().db, env, async ({ mail }) => delivered.push(JSON.stringify(mail)))
  await deliver(Value.Parse(Booking, job?.data), aJob())
  expect(delivered[0]).toContain('We cannot ring you at this hour')
  expect(delivered[0]).not.toContain('You have cancelled')
  expect(await problemOf(call(booking.callOff, at))).toMatchObject({ status: 409 })
})
