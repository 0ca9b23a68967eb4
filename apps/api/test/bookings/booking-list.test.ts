import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBookingHours } from '../../src/features/bookings/hours.ts'
import { listBookings } from '../../src/features/bookings/list.ts'
import type { Prisma } from '../../src/generated/client.ts'
import { aBooking, HOURS } from '../fixtures/records/booked.ts'
import { database } from '../fixtures/prisma.ts'

const here = database()
const MONDAY = new Date('2026-11-30T08:00Z')

afterEach(() => void vi.useRealTimers())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY })
  await here().inquiry.deleteMany()
  await here().content.deleteMany()
})

/** The times of a view. */
const listed = async (view?: 'today' | 'coming' | 'past') =>
  (await listBookings(here(), HOURS, view)).map(({ startsAt }) => startsAt.slice(0, 16))
/** Writes the settings of calls and of the company. */
const settings = (bookings: Prisma.InputJsonObject, company: Prisma.InputJsonObject) =>
  here().content.createMany({
    data: [
      { kind: 'company', headerTitle: 'Company', texts: company },
      { kind: 'bookings', headerTitle: 'Calls', texts: bookings },
    ],
  })

test('the list of calls has those of today by the clock of the company, those to come, and past ones, the last one first', async () => {
  const times = [
    '2026-11-29T10:00',
    '2026-11-29T23:00',
    '2026-11-30T00:00',
    '2026-11-30T23:00',
    '2026-12-01T00:00',
    '2026-12-02T09:00',
  ]
  for (const time of times) await aBooking(here(), new Date(`${time}Z`))
  await aBooking(here(), new Date('2026-11-30T10:00Z'), { cancelledAt: new Date() })
  expect(await listed()).toEqual(['2026-11-30T00:00', '2026-11-30T23:00'])
  expect(await listed('today')).toEqual(await listed())
  expect(await listed('coming')).toEqual(['2026-12-01T00:00', '2026-12-02T09:00'])
  expect(await listed('past')).toEqual(['2026-11-29T23:00', '2026-11-29T10:00'])
})

test('the list of calls says who is called about what, by whom, and whether the hour is one of ours', async () => {
  const { id: assigneeId } = await here().user.create({ data: { email: 'ada@example.com', username: 'Ada' } })
  const comment = `${'Our tariff ends. '.repeat(20)}`
  const sender = { username: 'Ines', businessName: 'Hearth & Rye', phone: '0044', comment, assigneeId }
  const id = await aBooking(here(), new Date('2026-11-30T09:00Z'), {}, sender)
  await aBooking(here(), new Date('2026-11-30T12:00Z'))
  const [first, second] = await listBookings(here(), HOURS)
  expect(first).toMatchObject({
    name: 'Ines',
    businessName: 'Hearth & Rye',
    phone: '0044',
    inquiry: id,
    comment: expect.stringMatching(/^(\S+\s?){24}…?$/),
  })
  expect(first).toMatchObject({ assignee: 'Ada', outcome: '', isOutside: false })
  expect(second).toMatchObject({ assignee: '', outcome: '', isOutside: true })
})

test('the list of calls names who calls by their e-mail where they have no name', async () => {
  const { id: assigneeId } = await here().user.create({ data: { email: 'grace@example.com' } })
  await aBooking(here(), new Date('2026-11-30T09:00Z'), {}, { assigneeId })
  expect(await listBookings(here(), HOURS)).toMatchObject([{ assignee: 'grace@example.com' }])
})

test('the list of calls has the outcome of the last call of the inquiry that was made for it', async () => {
  const inquiryId = await aBooking(here(), new Date('2026-11-30T09:00Z'))
  const entry = (outcome: 'reached' | 'noAnswer' | null, createdAt: string, what: 'call' | 'note' = 'call') =>
    here().timelineEntry.create({ data: { inquiryId, what, outcome, createdAt: new Date(createdAt) } })
  await entry('noAnswer', '2026-11-30T08:00Z')
  expect(await listBookings(here(), HOURS)).toMatchObject([{ outcome: '' }])
  await entry('noAnswer', '2026-11-30T08:59Z')
  await entry('reached', '2026-11-30T09:10Z')
  await entry(null, '2026-11-30T09:20Z', 'note')
  expect(await listBookings(here(), HOURS)).toMatchObject([{ outcome: 'reached' }])
})

test('the settings say when calls can be booked; nobody is called on a holiday of the company', async () => {
  const hours = [{ day: 'Monday', opens: '09:00', closes: '12:00' }]
  const bookings = { places: '3', notice: '8', weeks: '2', hours, daysOff: [{ day: '2026-12-24', name: 'Eve' }] }
  const holidays = [{ day: '2026-12-25', name: 'Christmas' }]
  await settings(bookings, { timeZone: 'Europe/Paris', clock: 'Paris time', holidays })
  expect(await readBookingHours(here())).toEqual({
    timeZone: 'Europe/Paris',
    clock: 'Paris time',
    hours,
    holidays: [{ day: '2026-12-25' }, { day: '2026-12-24' }],
    places: 3,
    notice: 8,
    weeks: 2,
  })
})

test('the settings have usual values where they are blank, and where there are none', async () => {
  await settings({ places: '', notice: '', weeks: '' }, {})
  const usual = { hours: [], holidays: [], places: 1, notice: 4, weeks: 6 }
  expect(await readBookingHours(here())).toMatchObject(usual)
  await here().content.deleteMany()
  expect(await readBookingHours(here())).toMatchObject({ ...usual, places: 2 })
})
