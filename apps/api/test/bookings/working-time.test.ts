import { describe, expect, test } from 'vitest'
import { addOverdueJobs } from '../../src/features/inquiries/admin-mails/overdue-jobs.ts'
import type { Prisma } from '../../src/generated/client.ts'
import { startOf } from '../../src/shared/site/start-of-day.ts'
import { readWorkingTime } from '../../src/shared/site/working-time.ts'
import { mailJobs } from '../fixtures/mail-jobs.ts'
import { database } from '../fixtures/prisma.ts'

const here = database()
const settings = async (company?: Prisma.InputJsonObject) => {
  await here().content.deleteMany()
  if (company) await here().content.create({ data: { kind: 'company', headerTitle: 'Company', texts: company } })
  return readWorkingTime(here())
}

describe('the working time of the company', () => {
  const hours = [{ day: 'Monday', opens: '09:00', closes: '17:00' }]

  test('is that of its settings, and so is the day on which an answer is due', async () => {
    const company = { timeZone: 'Europe/Paris', clock: 'Paris time', answerDays: '2', hours }
    const { opening, due } = await settings({ ...company, holidays: [{ day: '2026-12-07', name: 'Fête' }] })
    expect(opening).toEqual({
      timeZone: 'Europe/Paris',
      clock: 'Paris time',
      hours,
      holidays: [{ day: '2026-12-07' }],
    })
    expect(due(new Date('2026-11-30T08:00Z'))).toEqual(new Date('2026-12-14T16:00Z'))
  })

  test('is always where the settings have no hours, and an answer is due in a day', async () => {
    const sent = new Date('2026-11-30T08:00Z')
    const tomorrow = new Date('2026-12-01T08:00Z')
    expect((await settings({ answerDays: '' })).due(sent)).toEqual(tomorrow)
    const { opening, due } = await settings()
    expect([opening.hours, opening.holidays, due(sent)]).toEqual([[], [], tomorrow])
  })

  test('has days that begin by its clock, also where the clock changes', () => {
    const paris = { timeZone: 'Europe/Paris', clock: '' }
    expect(startOf('2026-03-28', 1, paris)).toEqual(new Date('2026-03-28T23:00Z'))
    expect(startOf('2026-03-28', 2, paris)).toEqual(new Date('2026-03-29T22:00Z'))
    expect(startOf('2026-03-01', -1, paris)).toEqual(new Date('2026-02-27T23:00Z'))
  })

  test.each([
    ['has two midnights: with the first', 'Atlantic/Azores', '2026-10-25', '2026-10-25T00:00Z'],
    ['follows it: at its only midnight', 'Atlantic/Azores', '2026-10-26', '2026-10-26T01:00Z'],
    ['has no midnight: at one', 'Africa/Cairo', '2026-04-24', '2026-04-23T22:00Z'],
  ])('has a day that %s', (_, timeZone, day, begin) => {
    expect(startOf(day, 0, { timeZone, clock: '' })).toEqual(new Date(begin))
  })
})

test('who wants the mails of what is overdue gets one a day, while the company is open', async () => {
  await settings({ timeZone: 'Europe/London', hours: [{ day: 'Monday', opens: '08:00', closes: '17:00' }] })
  const wants = { role: 'sales', mailOverdue: true } as const
  const { id: to } = await here().user.create({ data: { email: 's@example.com', ...wants } })
  await here().user.createMany({
    data: [
      { email: 'e@example.com', ...wants, role: 'editor' },
      { email: 'n@example.com', ...wants, mailOverdue: false },
      { email: 'd@example.com', ...wants, deletingAt: new Date() },
    ],
  })
  const at = (time: string) => addOverdueJobs(here(), new Date(time))
  expect([await at('2026-11-29T10:00Z'), await at('2026-11-30T07:59:59.999Z')]).toEqual([0, 0])
  expect([await at('2026-11-30T17:00Z'), await at('2026-11-30T08:00Z'), await at('2026-11-30T16:59Z')]).toEqual([
    0, 1, 0,
  ])
  expect(await at('2026-12-07T16:59:59.999Z')).toBe(1)
  expect((await mailJobs(here(), 'overdue')).map(({ data }) => data)).toEqual([
    { mail: 'overdue', to, day: '2026-11-30' },
    { mail: 'overdue', to, day: '2026-12-07' },
  ])
})
