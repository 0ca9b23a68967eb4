import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bookingToken, bookingUrl, openBookingToken } from '../src/features/bookings/booking-link.ts'
import { calendarOf } from '../src/features/bookings/calendar.ts'
import { linkedBookingOf, readBooking, type BookingRecord } from '../src/features/bookings/linked-booking.ts'
import { addBookingReminders } from '../src/features/bookings/reminders.ts'
import { readCompany } from '../src/shared/site/company.ts'
import type { Prisma } from '../src/generated/client.ts'
import { aBooking } from './fixtures/booked.ts'
import { mailJobs } from './fixtures/mail-jobs.ts'
import { database } from './fixtures/prisma.ts'

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

test('somebody is reminded a day before the call, once, and not of a call that was booked within that day', async () => {
  await aCall({ createdAt: new Date(+STARTS - 2 * DAY) })
  await aCall({ createdAt: new Date(+STARTS - DAY) }, new Date(+STARTS + 2 * HOUR))
  const { id } = await here().booking.findFirstOrThrow({ orderBy: { startsAt: 'asc' } })
  const at = (before: number) => addBookingReminders(here(), new Date(+STARTS - before))
  expect(await at(DAY + 1)).toBe(0)
  expect([await at(DAY), await at(DAY - HOUR)]).toEqual([1, 0])
  expect((await mailJobs(here(), 'booking')).map(({ data }) => data)).toEqual([
    { mail: 'booking', booking: id, about: 'reminder' },
  ])
})
