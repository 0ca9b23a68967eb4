import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cancelBooking, withBooking } from '../../src/features/bookings/book.ts'
import { nextFree, readDays } from '../../src/features/bookings/days.ts'
import { aBooking, HOURS } from '../fixtures/records/booked.ts'
import { database } from '../fixtures/prisma.ts'

const here = database()
const MONDAY = new Date('2026-11-30T08:00Z')
const TUESDAY = '2026-12-01T09:00:00.000Z'
const next = 'The next free hours: Tue 1 Dec 09:00, Tue 1 Dec 10:00, Tue 1 Dec 11:00.'

afterEach(() => void vi.useRealTimers())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY })
  await here().inquiry.deleteMany()
})

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
  test('two weeks are shown, without the days on which nobody calls, or none can be booked any more', async () => {
    expect(await days()).toEqual({ first: '2026-12-01', last: '2026-12-11', count: 9, later: '2026-12-14' })
    expect((await readDays(here(), HOURS, {})).days[0]?.slots[0]?.startsAt).toBe(TUESDAY)
  })

  test('earlier ones go back to today, and later ones to the last week', async () => {
    const middle = { first: '2026-12-02', last: '2026-12-15', count: 10, earlier: '2026-11-30', later: '2026-12-16' }
    expect(await days('2026-12-02')).toEqual(middle)
    expect(await days('2026-12-14')).toMatchObject({ earlier: '2026-11-30' })
    expect(await days('2026-12-16')).toMatchObject({ earlier: '2026-12-02', later: '2026-12-30' })
    expect(await days('2026-12-28')).toMatchObject({ later: '2027-01-11' })
    const last = { first: undefined, last: undefined, count: 0, earlier: '2026-12-28' }
    expect(await days('2027-01-11')).toEqual(last)
    expect(await days('2027-03-01')).toEqual(last)
    expect(await days('2026-11-29')).toEqual(await days())
  })

  test('an hour is free until its places are booked, and again when the call is cancelled', async () => {
    await aBooking(here(), new Date(TUESDAY))
    await aBooking(here(), new Date('2026-12-01T10:00Z'), { cancelledAt: new Date() })
    expect(await freeOn('2026-12-01')).toEqual([false, true, true])
    expect(await freeOn('2026-12-02')).toEqual([true, true, true])
  })

  test('three free hours are named, of later weeks where those of the first ones are booked', async () => {
    expect(await nextFree(here(), HOURS)).toBe(next)
    const one = { ...HOURS, hours: [{ day: 'Tuesday', opens: '09:00', closes: '10:00' }] }
    await aBooking(here(), new Date(TUESDAY))
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
    await aBooking(here(), new Date('2026-12-01T09:30Z'), { place: 1 })
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

  test('is refused where as many are booked as are possible by now, also in places from when more were', async () => {
    const hours = { ...HOURS, places: 2 }
    await aBooking(here(), new Date(TUESDAY), { place: 2 })
    await book(TUESDAY, hours)
    expect(await refusal(book(TUESDAY, hours))).toMatchObject({ status: 409 })
    expect(await here().booking.findMany({ select: { place: true }, orderBy: { id: 'asc' } })).toEqual([
      { place: 2 },
      { place: 0 },
    ])
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
    const [coming, begun] = [
      await aBooking(here(), new Date(TUESDAY)),
      await aBooking(here(), new Date('2026-11-30T08:00Z')),
    ]
    expect(await cancelBooking(here(), coming)).toBe(true)
    expect(await cancelBooking(here(), coming)).toBe(false)
    expect(await cancelBooking(here(), begun)).toBe(false)
    expect(await here().booking.findMany({ select: { cancelledAt: true }, orderBy: { id: 'asc' } })).toEqual([
      { cancelledAt: MONDAY },
      { cancelledAt: null },
    ])
  })
})
