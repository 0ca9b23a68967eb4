import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bookingDelivery } from '../../src/features/bookings/booking-mail.ts'
import { bookingToken, bookingUrl, openBookingToken } from '../../src/features/bookings/booking-link.ts'
import { calendarOf } from '../../src/features/bookings/calendar.ts'
import { linkedBookingOf, readBooking, type BookingRecord } from '../../src/features/bookings/linked-booking.ts'
import { addBookingReminders } from '../../src/features/bookings/reminders.ts'
import { staffDelivery } from '../../src/features/inquiries/staff-mail.ts'
import { readWorkerEnv } from '../../src/shared/settings/worker-settings.ts'
import { readCompany } from '../../src/shared/site/company.ts'
import { callOff } from '../../src/shared/inquiries/call-off.ts'
import { Prisma } from '../../src/generated/client.ts'
import { aBooking } from '../fixtures/records/booked.ts'
import { aJob, mailJobs } from '../fixtures/mail-jobs.ts'
import { workerEnvironment } from '../fixtures/worker.ts'
import { database } from '../fixtures/prisma.ts'

const here = database()
const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const NOW = new Date('2026-11-30T08:00Z')
const STARTS = new Date('2026-12-01T09:00Z')

afterEach(() => void vi.useRealTimers())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  await here().inquiry.deleteMany()
  await here().$executeRaw`DELETE FROM pgboss.job`
})

/** An inquiry with a booked call. @returns its id */
const aCall = (
  booked: Partial<Prisma.BookingUncheckedCreateInput> = {},
  startsAt = STARTS,
  email = 'ines@example.com',
) => aBooking(here(), startsAt, { createdAt: NOW, ...booked }, { email, phone: '00447700900142' })
const states = (booking: BookingRecord) =>
  [STARTS.getTime() - 1, STARTS.getTime()].map((now) => (vi.setSystemTime(now), linkedBookingOf(booking).state))

test('a link shows the newest call of an inquiry, with the end of the number alone', async () => {
  const inquiryId = await aCall({ cancelledAt: NOW })
  const startsAt = new Date(+STARTS + DAY)
  await here().booking.create({ data: { inquiryId, startsAt, endsAt: new Date(+startsAt + HOUR), place: 0 } })
  const booking = await readBooking(here(), inquiryId)
  expect(linkedBookingOf(booking)).toEqual({ startsAt: '2026-12-02T09:00:00.000Z', phoneEnd: '142', state: 'booked' })
})

test('a number shows its last three digits however it is written, also in the mail about a call that is deleted', async () => {
  const id = await aBooking(here(), new Date('2099-12-01T09:00Z'), {}, { phone: '+44 7700 900-14 2' })
  expect(linkedBookingOf(await readBooking(here(), id)).phoneEnd).toBe('142')
  await here().$transaction((tx) => callOff(tx, Prisma.sql`inquiries.id = ${id}::uuid`))
  expect(await mailJobs(here(), 'booking')).toMatchObject([{ data: { deleted: { phoneEnd: '142' } } }])
})

test('a call is booked until its hour begins, then it is past; a cancelled one is cancelled', async () => {
  expect(states(await readBooking(here(), await aCall()))).toEqual(['booked', 'past'])
  expect(states(await readBooking(here(), await aCall({ cancelledAt: NOW })))).toEqual(['cancelled', 'cancelled'])
})

test('of a person who was deleted no call is shown', async () => {
  await expect(readBooking(here(), await aCall({}, STARTS, ''))).rejects.toThrow('No record was found')
})

test('a link opens its inquiry for 120 days, and no other link does', async () => {
  const inquiryId = await aCall()
  const token = await bookingToken(here(), inquiryId)
  expect(bookingUrl(token, { SITE_URL: 'https://energy.example' })).toBe(`https://energy.example/calls/${token}`)
  expect(await openBookingToken(here(), token)).toEqual({ id: inquiryId, until: new Date(+NOW + 120 * DAY) })
  expect(await openBookingToken(here(), token.replace(inquiryId, crypto.randomUUID()))).toBeUndefined()
  vi.setSystemTime(+NOW + 120 * DAY)
  expect(await openBookingToken(here(), token)).toBeUndefined()
})

test('the entry of a calendar has the call, a reminder ten minutes before, and a greater number once it changes', async () => {
  const company = { ...(await readCompany(here())), name: 'Millrace' }
  const inquiryId = await aCall()
  const lines = async () => {
    const booking = await readBooking(here(), inquiryId)
    const text = await calendarOf(here(), booking, { company, url: 'https://energy.example/calls/t' })
    // Long lines are folded (RFC 5545, 3.1).
    return text.replaceAll('\r\n ', '').split('\r\n')
  }
  const booked = await lines()
  expect(booked).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'PRODID:-//Millrace//Calls//EN',
      `UID:${inquiryId}@energy.example`,
      'SEQUENCE:0',
      'DTSTART:20261201T090000Z',
      'DTEND:20261201T100000Z',
      'SUMMARY:Call from Millrace',
      String.raw`DESCRIPTION:We ring the number that you gave us\, which ends in 142.\nChange or cancel: https://energy.example/calls/t`,
      'URL;VALUE=URI:https://energy.example/calls/t',
      'STATUS:CONFIRMED',
      'TRIGGER:-PT10M',
    ]),
  )
  await here().booking.updateMany({ data: { cancelledAt: NOW } })
  const cancelled = await lines()
  expect(cancelled).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED']))
  expect(cancelled).not.toContain('BEGIN:VALARM')
})

test('somebody is reminded a day before the call, once, and not of a call that was booked within that day or is cancelled', async () => {
  await aCall({ createdAt: new Date(+STARTS - 2 * DAY) })
  const { id } = await here().booking.findFirstOrThrow()
  await aCall({ createdAt: new Date(+STARTS - 2 * DAY), cancelledAt: NOW })
  await aCall({ createdAt: new Date(+STARTS - DAY) }, new Date(+STARTS + 2 * HOUR))
  const at = (before: number) => addBookingReminders(here(), new Date(+STARTS - before))
  expect(await at(DAY + 1)).toBe(0)
  expect([await at(DAY), await at(DAY - HOUR)]).toEqual([1, 0])
  expect((await mailJobs(here(), 'booking')).map(({ data }) => data)).toEqual([
    { mail: 'booking', booking: id, about: 'reminder' },
  ])
})

const env = readWorkerEnv(workerEnvironment('postgres://127.0.0.1/none'))

/** The mail about the newest call, as JSON. */
async function mailAbout(about: 'booked' | 'cancelled') {
  const { id } = await here().booking.findFirstOrThrow({ orderBy: { id: 'desc' } })
  const mails: object[] = []
  const deliver = bookingDelivery(here(), env, async (sent) => mails.push(sent.mail))
  expect(await deliver({ mail: 'booking', booking: id, about }, aJob())).toBe(true)
  return JSON.stringify(mails)
}

test.each([
  ['', '', ''],
  ['Europe/London', '', ''],
  ['Europe/Paris', '; 17:00 to 18:00 in Paris', ', London time (GMT)'],
  ['Pacific/Auckland', '; Tue 8 Dec, 05:00 to 06:00 in Auckland', ', London time (GMT)'],
])(
  'a mail to the time zone "%s" has the hour there, with its day where that is another; its subject then says whose hour it is',
  async (timeZone, own, clock) => {
    await aCall({ timeZone }, new Date('2026-12-07T16:00Z'))
    const mail = await mailAbout('booked')
    expect(mail).toContain(`Mon 7 Dec, 16:00 to 17:00, London time (GMT)${own}.`)
    expect(mail).toContain(`"subject":"We ring you: Mon 7 Dec, 16:00${clock}"`)
  },
)

test('a mail says that who did not book the call can cancel it, except where it is cancelled', async () => {
  await aCall()
  expect(await mailAbout('booked')).toContain('you can cancel it')
  await here().booking.updateMany({ data: { cancelledAt: NOW } })
  const mail = await mailAbout('cancelled')
  expect(mail).toContain('because a call was booked with this address')
  expect(mail).not.toContain('you can cancel it')
})

test('nothing is mailed that is not true any more: that a cancelled call is booked, that one which was moved is cancelled, or that one is to come which has begun', async () => {
  const inquiryId = await aCall({}, STARTS, 'ada@example.com')
  const deliver = bookingDelivery(here(), env, async () => undefined)
  const { id: booking } = await here().booking.findFirstOrThrow({ where: { inquiryId } })
  const areMailed = async () => {
    const mailed: boolean[] = []
    for (const about of ['booked', 'moved', 'reminder', 'cancelled'] as const)
      mailed.push(await deliver({ mail: 'booking', booking, about }, aJob()))
    return mailed
  }
  expect(await areMailed()).toEqual([true, true, true, false])
  vi.setSystemTime(STARTS)
  expect(await areMailed()).toEqual([false, false, false, false])
  vi.setSystemTime(NOW)
  await here().booking.updateMany({ data: { cancelledAt: NOW } })
  expect(await areMailed()).toEqual([false, false, false, true])
})

test('an address gets ten mails about calls a day: anybody can have typed it into the form', async () => {
  await aCall({}, STARTS, 'eve@example.com')
  const { id: booking } = await here().booking.findFirstOrThrow()
  const deliver = bookingDelivery(here(), env, async () => undefined)
  const isMailed = () => deliver({ mail: 'booking', booking, about: 'booked' }, aJob())
  for (let count = 1; count <= 10; count++) expect(await isMailed()).toBe(true)
  expect(await isMailed()).toBe(false)
})

test('of a call that was deleted with its request nothing is mailed later than an hour after', async () => {
  const at = NOW.toISOString()
  const [startsAt, endsAt] = [STARTS.toISOString(), new Date(+STARTS + HOUR).toISOString()]
  const deleted = { inquiry: crypto.randomUUID(), email: 'ines@example.com', phoneEnd: '142', timeZone: '', changes: 1 }
  const deliver = bookingDelivery(here(), env, async () => undefined)
  const isMailed = () =>
    deliver(
      {
        mail: 'booking',
        booking: crypto.randomUUID(),
        about: 'cancelled',
        deleted: { ...deleted, at, startsAt, endsAt },
      },
      aJob(),
    )
  vi.setSystemTime(+NOW + HOUR)
  expect(await isMailed()).toBe(true)
  vi.setSystemTime(+NOW + HOUR + 1)
  expect(await isMailed()).toBe(false)
})

test('the mail to staff about a booked call says when they are to ring, or that they no longer are', async () => {
  const inquiry = await aCall({ cancelledAt: NOW }, STARTS)
  const startsAt = new Date('2026-12-07T16:00Z')
  await here().booking.create({ data: { inquiryId: inquiry, startsAt, endsAt: new Date(+startsAt + HOUR), place: 0 } })
  const mails: object[] = []
  const deliver = staffDelivery(here(), env, async (sent) => mails.push(sent.mail))
  const job = { mail: 'inquiry', list: 'specialists', inquiry, to: 'sales@example.com' } as const
  await deliver(job, aJob())
  await deliver({ ...job, call: 'moved' }, aJob())
  await here().booking.updateMany({ data: { cancelledAt: NOW } })
  await deliver({ ...job, call: 'cancelled' }, aJob())
  const hour = 'Mon 7 Dec, 16:00 to 17:00, London time (GMT).'
  expect(mails).toMatchObject([
    { subject: 'A request has come in', text: expect.stringContaining(`A call is booked: ${hour}`) },
    { subject: 'A booked call is moved', text: expect.stringContaining(`A call is booked: ${hour}`) },
    { subject: 'A booked call is cancelled', text: expect.stringContaining(`This call is cancelled: ${hour}`) },
  ])
})
