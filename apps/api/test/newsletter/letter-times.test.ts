import { beforeEach, describe, expect, test } from 'vitest'
import {
  failLostLetterMails,
  finishLetters,
  queueLetterMails,
  startDueLetters,
  startLetter,
} from '../../src/features/newsletter/letters/letter-sending.ts'
import type { Prisma } from '../../src/generated/client.ts'
import { mailJobs } from '../fixtures/mail-jobs.ts'
import { database } from '../fixtures/prisma.ts'

const here = database()
beforeEach(async () => {
  await here().letter.deleteMany()
  await here().subscriber.deleteMany()
  await here().user.deleteMany()
  await here().audit.deleteMany()
  await here().$executeRaw`DELETE FROM pgboss.job`
})

const aLetter = (data: Partial<Prisma.LetterUncheckedCreateInput> = {}) =>
  here().letter.create({ data: { title: 'Winter', ...data } })
const subscribers = (count: number, more: Partial<Prisma.SubscriberCreateManyInput> = {}) =>
  here().subscriber.createMany({
    data: Array.from({ length: count }, () => ({
      email: `${crypto.randomUUID()}@example.com`,
      confirmedAt: new Date(),
      ...more,
    })),
  })
const sending = async (perMinute: number) => {
  const { id } = await aLetter()
  await startLetter(here(), id)
  return queueLetterMails(here(), perMinute)
}

describe('a letter', () => {
  test.each(['draft', 'scheduled'] as const)(
    'that is %s starts once, to everybody who is confirmed and not refused',
    async (state) => {
      await subscribers(2)
      await subscribers(1, { confirmedAt: null })
      await subscribers(1, { refusedAt: new Date() })
      const { id } = await aLetter({ state, sendAt: state === 'draft' ? null : new Date() })
      expect([await startLetter(here(), id), await startLetter(here(), id)]).toEqual([true, false])
      expect(await here().letterMail.count({ where: { letterId: id } })).toBe(2)
      expect(await here().letter.findFirst()).toMatchObject({
        state: 'sending',
        sendAt: null,
        version: 2,
        startedAt: expect.any(Date),
      })
    },
  )

  test.each(['sending', 'sent'] as const)('that is %s does not start again', async (state) => {
    await subscribers(1)
    const { id } = await aLetter({ state, startedAt: new Date(), finishedAt: state === 'sent' ? new Date() : null })
    expect(await startLetter(here(), id)).toBe(false)
    expect(await here().letterMail.count()).toBe(0)
    expect(await here().letter.findFirst()).toMatchObject({ state, version: 1 })
  })

  test('starts at its time, and is in the audit of who changed it last', async () => {
    await subscribers(1)
    const { id: editorId } = await here().user.create({ data: { email: 'ada@example.com' } })
    const past = new Date(Date.now() - 60_000)
    const [first, second] = [
      await aLetter({ state: 'scheduled', sendAt: past, editorId }),
      await aLetter({ state: 'scheduled', sendAt: past }),
    ]
    await aLetter({ state: 'scheduled', sendAt: new Date(Date.now() + 60_000) })
    await startDueLetters(here())
    expect(await here().letter.count({ where: { state: 'sending' } })).toBe(2)
    const entries = await here().audit.findMany({ orderBy: { id: 'asc' } })
    expect(entries.map(({ who, what, record }) => [who, what, record]).toSorted()).toEqual(
      [
        [editorId, 'send by schedule', first.id],
        ['', 'send by schedule', second.id],
      ].toSorted(),
    )
  })

  test('gets its jobs at the pace, some seconds ahead, behind all other mails', async () => {
    await subscribers(100)
    // Two a second, for five seconds, and the first at once.
    expect(await sending(120)).toBe(11)
    const due = await here().letterMail.findMany({ where: { dueAt: { not: null } }, orderBy: { dueAt: 'asc' } })
    const times = due.map(({ dueAt }) => Number(dueAt))
    expect(times.map((time) => time - (times[0] ?? 0))).toEqual(due.map((_, at) => at * 500))
    expect(
      await here().$queryRaw`
        SELECT DISTINCT priority, retry_limit AS retries, data FROM pgboss.job
        JOIN letter_mails ON letter_mails.id = job.id WHERE abs(extract(epoch FROM start_after - "dueAt")) < 1`,
    ).toEqual([{ priority: -1, retries: 300, data: { mail: 'letter' } }])
  })

  test('waits in the outbox with the mails of a minute at most, and gets no more while another worker adds some', async () => {
    await subscribers(20)
    await sending(3)
    const past = () => here().letterMail.updateMany({ where: { dueAt: { not: null } }, data: { dueAt: new Date(0) } })
    for (let time = 0; time < 5; time++) {
      await past()
      await queueLetterMails(here(), 3)
    }
    expect(await mailJobs(here(), 'letter')).toHaveLength(3)
    await here().letterMail.updateMany({
      where: { dueAt: { not: null } },
      data: { outcome: 'sent', dueAt: new Date(0) },
    })
    await here().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('letters')) IS NULL AS locked`
      expect(await queueLetterMails(here(), 3)).toBe(0)
    })
    expect(await queueLetterMails(here(), 3)).toBeGreaterThan(0)
  })

  test('is sent once no mail waits; a mail whose job is gone has failed', async () => {
    await subscribers(2)
    await sending(6_000)
    await failLostLetterMails(here())
    await finishLetters(here())
    expect(await here().letter.findFirst()).toMatchObject({ state: 'sending', finishedAt: null })
    await here().$executeRaw`DELETE FROM pgboss.job`
    await failLostLetterMails(here())
    await finishLetters(here())
    expect(await here().letter.findFirst()).toMatchObject({
      state: 'sent',
      finishedAt: expect.any(Date),
      outcomes: { failed: 2 },
    })
    expect(await here().letterMail.count({ where: { outcome: 'failed' } })).toBe(2)
  })
})
