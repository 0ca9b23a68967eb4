import { CALL } from '@energy/contracts/bookings/slots'
import type { InquiryFigures } from '@energy/contracts/inquiries/figures'
import { inbox } from '@energy/contracts/inquiries/inbox'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { texts } from '@energy/contracts/texts'
import { beforeEach, describe, expect, test } from 'vitest'
import { readAnswers } from '../../src/features/inquiries/figures/answers.ts'
import { readDays } from '../../src/features/inquiries/figures/days.ts'
import type { Prisma } from '../../src/generated/client.ts'
import { readWorkingTime } from '../../src/shared/site/working-time.ts'
import { anEmail } from '../fixtures/identity.ts'
import { world } from '../fixtures/world.ts'

const here = world()
beforeEach(async () => {
  await here().db.inquiry.deleteMany()
})

interface Entry {
  what: string
  at: string
  outcome?: string
}
const anInquiry = (sent: string, entries: Entry[] = [], data: Partial<Prisma.InquiryUncheckedCreateInput> = {}) =>
  here().db.inquiry.create({
    data: {
      email: anEmail(),
      createdAt: new Date(sent),
      ...data,
      entries: {
        create: entries.map(({ at, ...entry }) => ({
          createdAt: new Date(at),
          ...(entry.what === 'reply' && { delivery: 'sent' }),
          ...entry,
        })),
      },
    },
  })
const reply = (at: string): Entry => ({ what: 'reply', at })
const call = (at: string, outcome?: string): Entry => ({ what: 'call', at, ...(outcome && { outcome }) })
/** A call that was booked two weeks before, with what answered its request. */
function aCall(startsAt: string, answer: Entry, cancelledAt: Date | null = null) {
  const starts = new Date(startsAt)
  const booked = { startsAt: starts, endsAt: new Date(+starts + CALL), place: 0, cancelledAt }
  return anInquiry('2027-03-08T09:00Z', [answer], { bookings: { create: booked } })
}

async function answersAt(now: string) {
  const { db } = here()
  return readAnswers(db, await readWorkingTime(db), new Date(now))
}

// The company is in London. It opens at 08:00 and closes at 17:00, Monday to Friday.
describe('the median time to the first answer', () => {
  test('is counted in opening hours, for the answers of this week and for those of last week', async () => {
    await anInquiry('2027-03-15T09:00Z', [reply('2027-03-15T10:00Z')])
    await anInquiry('2027-03-16T16:30Z', [reply('2027-03-17T09:30Z')])
    await anInquiry('2027-03-17T09:00Z', [reply('2027-03-17T14:00Z')])
    await anInquiry('2027-03-19T16:40Z', [reply('2027-03-22T08:20Z')])
    expect(await answersAt('2027-03-24T12:00Z')).toEqual({
      thisWeek: { count: 1, median: 40 },
      lastWeek: { count: 3, median: 120 },
    })
  })

  test('of an even number is the middle between two of them', async () => {
    await anInquiry('2027-03-22T09:00Z', [reply('2027-03-22T09:20Z')])
    await anInquiry('2027-03-22T09:00Z', [reply('2027-03-22T10:00Z')])
    expect((await answersAt('2027-03-24T12:00Z')).thisWeek).toEqual({ count: 2, median: 40 })
  })

  test('is missing while nothing is answered, and one that waits changes nothing', async () => {
    await anInquiry('2027-03-22T09:00Z')
    await anInquiry('2027-03-01T09:00Z', [reply('2027-03-02T09:00Z')])
    expect(await answersAt('2027-03-24T12:00Z')).toEqual({ thisWeek: { count: 0 }, lastWeek: { count: 0 } })
  })

  test('counts the first reply or the first call that reached somebody, and nothing that came later', async () => {
    await anInquiry('2027-03-22T09:00Z', [
      { what: 'note', at: '2027-03-22T09:01Z' },
      call('2027-03-22T09:05Z', 'noAnswer'),
      call('2027-03-22T09:10Z', 'again'),
      call('2027-03-22T09:30Z', 'reached'),
      { what: 'message', at: '2027-03-22T10:00Z' },
      reply('2027-03-22T12:00Z'),
    ])
    // Answered last week, and again in this one.
    await anInquiry('2027-03-15T09:00Z', [call('2027-03-15T09:10Z'), reply('2027-03-22T10:00Z')])
    expect(await answersAt('2027-03-24T12:00Z')).toEqual({
      thisWeek: { count: 1, median: 30 },
      lastWeek: { count: 1, median: 10 },
    })
  })

  test('of a booked call begins with its hour, or with a call up to an hour before; a cancelled one does not count', async () => {
    await aCall('2027-03-22T10:00Z', call('2027-03-22T10:10Z', 'reached'))
    expect((await answersAt('2027-03-24T12:00Z')).thisWeek).toEqual({ count: 1, median: 10 })
    await here().db.inquiry.deleteMany()
    await aCall('2027-03-22T10:00Z', call('2027-03-22T09:50Z', 'reached'))
    expect((await answersAt('2027-03-24T12:00Z')).thisWeek).toEqual({ count: 1, median: 0 })
    await here().db.inquiry.deleteMany()
    await aCall('2027-03-22T10:00Z', reply('2027-03-22T09:00Z'))
    await aCall('2027-03-22T08:00Z', reply('2027-03-22T09:00Z'), new Date('2027-03-21'))
    expect((await answersAt('2027-03-24T12:00Z')).thisWeek).toEqual({ count: 2, median: 10 * 9 * 60 })
  })

  test('begins its week on Monday by the clock of the company, also when summer time has begun on Sunday', async () => {
    // Monday 00:00 in London is Sunday 23:00 in UTC.
    await anInquiry('2027-03-26T16:00Z', [reply('2027-03-28T22:59:59Z')])
    await anInquiry('2027-03-26T16:30Z', [reply('2027-03-28T23:00:00Z')])
    expect(await answersAt('2027-03-29T10:00Z')).toEqual({
      thisWeek: { count: 1, median: 30 },
      lastWeek: { count: 1, median: 60 },
    })
    // Last week had 167 hours: it began on Monday 00:00 in winter time.
    await here().db.inquiry.deleteMany()
    await anInquiry('2027-03-19T16:00Z', [reply('2027-03-21T23:59:59Z')])
    await anInquiry('2027-03-19T16:30Z', [reply('2027-03-22T00:00:00Z')])
    expect((await answersAt('2027-03-29T10:00Z')).lastWeek).toEqual({ count: 1, median: 30 })
  })

  test('is counted in whole days by a company that is always open', async () => {
    await anInquiry('2027-03-19T17:00Z', [reply('2027-03-22T08:00Z')])
    const { db } = here()
    const { call: send } = await here().anAdmin()
    const [company] = await send(texts.drafts, { querystring: { kind: 'company' } })
    const params = { id: company?._id ?? '' }
    const before = company?.texts['hours'] ?? []
    const setHours = async (hours: typeof before) => {
      await send(texts.save, { params, body: { texts: { hours } } })
      await send(texts.publish, { params })
    }
    await setHours([])
    const { thisWeek } = await readAnswers(db, await readWorkingTime(db), new Date('2027-03-24T12:00Z'))
    await setHours(before)
    expect(thisWeek).toEqual({ count: 1, median: 63 * 60 })
  })
})

const daysAt = async (now: string) => {
  const { db } = here()
  return readDays(db, (await readWorkingTime(db)).opening, new Date(now))
}
const byDay = ({ days, counts }: Pick<InquiryFigures, 'days' | 'counts'>) =>
  Object.fromEntries(days.map((day, at) => [day, counts[at]]).filter(([, count]) => count !== 0))

describe('the inquiries of each day', () => {
  test('are those of fourteen days until today, by the clock of the company', async () => {
    for (const sent of [
      '2027-03-16T23:59:59Z',
      '2027-03-17T00:00:00Z',
      // The last second of Sunday, on which summer time begins, and the first one of Monday.
      '2027-03-28T22:59:59Z',
      '2027-03-28T23:00:00Z',
      '2027-03-30T09:00:00Z',
      '2027-03-30T09:30:00Z',
    ])
      await anInquiry(sent)
    const found = await daysAt('2027-03-30T10:00Z')
    expect(found.days).toHaveLength(14)
    expect(found.days.at(-1)).toBe('2027-03-30')
    expect(byDay(found)).toEqual({ '2027-03-17': 1, '2027-03-28': 1, '2027-03-29': 1, '2027-03-30': 2 })
    expect(found.items).toEqual([])
  })

  test('are counted by the item from whose page they were sent, the most first, and six of them at most', async () => {
    const { db } = here()
    const items = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        db.content.create({ data: { kind: 'services', headerTitle: `Service ${at}`, details: '' } }),
      ),
    )
    for (const [at, { id }] of items.entries())
      for (let times = 0; times <= at; times += 1) await anInquiry('2027-03-29T09:00Z', [], { itemId: id })
    await anInquiry('2027-03-30T09:00Z', [], { itemId: items[7]?.id ?? null })
    await anInquiry('2027-03-30T09:00Z')
    const found = await daysAt('2027-03-30T10:00Z')
    expect(found.items.map(({ title }) => title)).toEqual([7, 6, 5, 4, 3, 2].map((at) => `Service ${at}`))
    expect(found.items[0]?.counts.slice(-3)).toEqual([0, 8, 1])
    expect(found.counts.slice(-3)).toEqual([0, 36, 2])
  })
})

test('the figures follow what staff do', async () => {
  const admin = await here().anAdmin()
  const { id } = await anInquiry(new Date().toISOString())
  const before = await admin.call(inbox.figures)
  expect([before.thisWeek, before.counts.at(-1)]).toEqual([{ count: 0 }, 1])
  await admin.call(inquiry.called, { params: { id }, body: { outcome: 'noAnswer' } })
  expect((await admin.call(inbox.figures)).thisWeek).toEqual({ count: 0 })
  await admin.call(inquiry.reply, { params: { id }, body: { subject: 'Your request', text: 'We call you.' } })
  expect((await admin.call(inbox.figures)).thisWeek).toEqual({ count: 1, median: 0 })
})
