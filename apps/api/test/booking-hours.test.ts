import type { BookingHours } from '@energy/contracts/bookings/slots'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cancelBooking, withBooking } from '../src/features/bookings/book.ts'
import { nextFree, readDays } from '../src/features/bookings/days.ts'
import { readBookingHours } from '../src/features/bookings/hours.ts'
import { listBookings } from '../src/features/bookings/list.ts'
import type { Prisma } from '../src/generated/client.ts'
import { database } from './fixtures/prisma.ts'

const here = database()
const WORK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const HOURS: BookingHours = {
  timeZone: 'Europe/London',
  clock: 'London time',
  hours: WORK.map((day) => ({ day, opens: '09:00', closes: '12:00' })),
  holidays: [],
  places: 1,
  notice: 4,
  weeks: 6,
}
const MONDAY = new Date('2026-11-30T08:00Z')
const TUESDAY = '2026-12-01T09:00:00.000Z'
const next = 'The next free hours: Tue 1 Dec 09:00, Tue 1 Dec 10:00, Tue 1 Dec 11:00.'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY })
  await here().inquiry.deleteMany()
  await here().content.deleteMany()
})

/** The inquiry of a call that is booked at a time. */
async function aBooking(startsAt: string, more: Partial<Prisma.BookingUncheckedCreateInput> = {}, inquiry = {}) {
  const { id } = await here().inquiry.create({ data: { email: 'ines@example.com', ...inquiry } })
  const endsAt = new Date(Date.parse(startsAt) + 60 * 60_000)
  await here().booking.create({ data: { inquiryId: id, startsAt: new Date(startsAt), endsAt, place: 0, ...more } })
  return id
}
/** Books an hour. */
async function book(startsAt: string, hours = HOURS) {
  const { id } = await here().inquiry.create({ data: { email: 'tom@example.com' } })
  return withBooking(here(), new Date(startsAt), hours, (insert) =>
    here().$transaction((tx) => insert(tx, { inquiryId: id, timeZone: 'Europe/Paris' })),
  )
}
const refusal = (booked: Promise<unknown>) =>
  booked.then(
    () => undefined,
    (error: unknown) => error,
  )
const days = async (from?: string, hours = HOURS) => {
  const { days: shown, ...pages } = await readDays(here(), hours, { from, now: MONDAY })
  return { first: shown[0]?.day, last: shown.at(-1)?.day, count: shown.length, ...pages }
}
const freeOn = async (day: string) => {
  const { days: shown } = await readDays(here(), HOURS, {})
  return shown.find((each) => each.day === day)?.slots.map(({ isFree }) => isFree)
}

describe('the days for calls', () => {
  test('two weeks are shown, without the days on which nobody calls', async () => {
    expect(await days()).toEqual({ first: '2026-11-30', last: '2026-12-11', count: 10, later: '2026-12-14' })
    expect((await readDays(here(), HOURS, {})).days[1]?.slots[0]?.startsAt).toBe(TUESDAY)
  })

  test('earlier ones go back to today, and later ones to the last week', async () => {
    const middle = { first: '2026-12-02', last: '2026-12-15', count: 10, earlier: '2026-11-30', later: '2026-12-16' }
    expect(await days('2026-12-02')).toEqual(middle)
    expect(await days('2026-12-14')).toMatchObject({ earlier: '2026-11-30' })
    expect(await days('2026-12-16')).toMatchObject({ earlier: '2026-12-02', later: '2026-12-30' })
    expect(await days('2026-12-28')).toMatchObject({ later: '2027-01-11' })
    const last = { first: '2027-01-11', last: '2027-01-11', count: 1, earlier: '2026-12-28' }
    expect(await days('2027-01-11')).toEqual(last)
    expect(await days('2027-03-01')).toEqual(last)
    expect(await days('2026-11-29')).toEqual(await days())
  })

  test('an hour is free until its places are booked, and again when the call is cancelled', async () => {
    expect(await freeOn('2026-11-30')).toEqual([false, false, false])
    await aBooking(TUESDAY)
    await aBooking('2026-12-01T10:00Z', { cancelledAt: new Date() })
    expect(await freeOn('2026-12-01')).toEqual([false, true, true])
    expect(await freeOn('2026-12-02')).toEqual([true, true, true])
  })

  test('three free hours are named, of later weeks where those of the first ones are booked', async () => {
    expect(await nextFree(here(), HOURS)).toBe(next)
    const one = { ...HOURS, hours: [{ day: 'Tuesday', opens: '09:00', closes: '10:00' }] }
    await aBooking(TUESDAY)
    const later = 'The next free hours: Tue 8 Dec 09:00, Tue 15 Dec 09:00, Tue 22 Dec 09:00.'
    expect(await nextFree(here(), one)).toBe(later)
    expect(await nextFree(here(), { ...one, weeks: 1 })).toBe('')
    expect(await nextFree(here(), { ...one, weeks: 2 })).toBe('The next free hours: Tue 8 Dec 09:00.')
  })
})

describe('a call', () => {
  test('gets the first free place of its hour, and is refused with the next free hours where none is left', async () => {
    const hours = { ...HOURS, places: 2 }
    await book(TUESDAY, hours)
    await aBooking('2026-12-01T09:30Z', { place: 1 })
    expect(await here().booking.findFirst({ orderBy: { id: 'asc' } })).toMatchObject({
      startsAt: new Date(TUESDAY),
      endsAt: new Date('2026-12-01T10:00Z'),
      timeZone: 'Europe/Paris',
      place: 0,
    })
    expect(await refusal(book(TUESDAY, hours))).toMatchObject({
      status: 409,
      message: `Somebody has just taken 09:00 to 10:00. The next free hours: Tue 1 Dec 10:00, Tue 1 Dec 11:00, Wed 2 Dec 09:00.`,
    })
    expect(await here().booking.count()).toBe(2)
  })

  test('is refused at an hour that is not offered, with the next free hours where there are any', async () => {
    expect(await refusal(book('2026-12-01T13:00Z'))).toMatchObject({
      status: 409,
      message: `13:00 to 14:00 cannot be booked any more. ${next}`,
    })
    expect(
      await refusal(book(TUESDAY, { ...HOURS, hours: [{ day: 'Sunday', opens: '09:00', closes: '09:30' }] })),
    ).toMatchObject({
      message: '09:00 to 10:00 cannot be booked any more.',
    })
    expect(await here().booking.count()).toBe(0)
  })

  test('fails as it is where something else fails', async () => {
    const failing = withBooking(here(), new Date(TUESDAY), HOURS, () => Promise.reject(new TypeError('Broken')))
    expect(await refusal(failing)).toEqual(new TypeError('Broken'))
  })

  test('is cancelled until its hour begins, once', async () => {
    const [coming, begun] = [await aBooking(TUESDAY), await aBooking('2026-11-30T08:00Z')]
    expect(await cancelBooking(here(), coming)).toBe(true)
    expect(await cancelBooking(here(), coming)).toBe(false)
    expect(await cancelBooking(here(), begun)).toBe(false)
    expect(await here().booking.findMany({ select: { cancelledAt: true }, orderBy: { id: 'asc' } })).toEqual([
      { cancelledAt: MONDAY },
      { cancelledAt: null },
    ])
  })
})

describe('the list of calls', () => {
  const listed = async (view?: 'today' | 'coming' | 'past') =>
    (await listBookings(here(), HOURS, view)).map(({ startsAt }) => startsAt.slice(0, 16))

  test('has those of today by the clock of the company, those to come, and past ones, the last one first', async () => {
    const times = [
      '2026-11-29T10:00',
      '2026-11-29T23:00',
      '2026-11-30T00:00',
      '2026-11-30T23:00',
      '2026-12-01T00:00',
      '2026-12-02T09:00',
    ]
    for (const time of times) await aBooking(`${time}Z`)
    await aBooking('2026-11-30T10:00Z', { cancelledAt: new Date() })
    expect(await listed()).toEqual(['2026-11-30T00:00', '2026-11-30T23:00'])
    expect(await listed('today')).toEqual(await listed())
    expect(await listed('coming')).toEqual(['2026-12-01T00:00', '2026-12-02T09:00'])
    expect(await listed('past')).toEqual(['2026-11-29T23:00', '2026-11-29T10:00'])
  })

  test('says who is called about what, by whom, and whether the hour is one of ours', async () => {
    const { id: assigneeId } = await here().user.create({ data: { email: 'ada@example.com', username: 'Ada' } })
    const comment = `${'Our tariff ends. '.repeat(20)}`
    const sender = { username: 'Ines', businessName: 'Hearth & Rye', phone: '0044', comment, assigneeId }
    const id = await aBooking('2026-11-30T09:00Z', {}, sender)
    await aBooking('2026-11-30T12:00Z')
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

  test('has the outcome of the last call of the inquiry that was made for it', async () => {
    const inquiryId = await aBooking('2026-11-30T09:00Z')
    const entry = (outcome: 'reached' | 'noAnswer' | null, createdAt: string, what: 'call' | 'note' = 'call') =>
      here().timelineEntry.create({ data: { inquiryId, what, outcome, createdAt: new Date(createdAt) } })
    await entry('noAnswer', '2026-11-30T08:00Z')
    expect(await listBookings(here(), HOURS)).toMatchObject([{ outcome: '' }])
    await entry('noAnswer', '2026-11-30T08:59Z')
    await entry('reached', '2026-11-30T09:10Z')
    await entry(null, '2026-11-30T09:20Z', 'note')
    expect(await listBookings(here(), HOURS)).toMatchObject([{ outcome: 'reached' }])
  })
})

describe('the settings of calls', () => {
  const settings = (bookings: Prisma.InputJsonObject, company: Prisma.InputJsonObject) =>
    here().content.createMany({
      data: [
        { kind: 'company', headerTitle: 'Company', texts: company },
        { kind: 'bookings', headerTitle: 'Calls', texts: bookings },
      ],
    })

  test('say when calls can be booked; nobody is called on a holiday of the company', async () => {
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

  test('have usual values where they are blank, and where there are none', async () => {
    await settings({ places: '', notice: '', weeks: '' }, {})
    const usual = { hours: [], holidays: [], places: 1, notice: 4, weeks: 6 }
    expect(await readBookingHours(here())).toMatchObject(usual)
    await here().content.deleteMany()
    expect(await readBookingHours(here())).toMatchObject({ ...usual, places: 2 })
  })
})
