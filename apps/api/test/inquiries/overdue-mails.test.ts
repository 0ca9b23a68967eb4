import { notifications } from '@energy/contracts/notifications'
import { texts } from '@energy/contracts/texts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addOverdueJobs } from '../../src/features/inquiries/admin-mails/overdue-jobs.ts'
import type { Prisma } from '../../src/generated/client.ts'
import { readWorkingTime } from '../../src/shared/site/working-time.ts'
import { anEmail } from '../fixtures/identity.ts'
import { doMailJobs, mailJobs } from '../fixtures/mail-jobs.ts'
import { anOpenMailboxOfFile } from '../fixtures/servers/mailbox.ts'
import { aWorkerOn } from '../fixtures/worker.ts'
import { world } from '../fixtures/world.ts'

const here = world()
const mailbox = await anOpenMailboxOfFile()
beforeEach(async () => {
  const { db } = here()
  await db.$executeRaw`DELETE FROM pgboss.job`
  await db.inquiry.deleteMany()
  await db.user.deleteMany()
})
afterEach(() => void vi.useRealTimers())

/** An admin who wants the mail. */
const aWanting = async (data: Partial<Prisma.UserCreateInput> = {}) =>
  here().db.user.create({ data: { email: anEmail(), role: 'admin', mailOverdue: true, ...data } })
const anOverdue = (data: Partial<Prisma.InquiryUncheckedCreateInput> = {}) =>
  here().db.inquiry.create({
    data: { email: anEmail(), username: 'Ada', dueAt: new Date('2027-03-25T17:00:00Z'), ...data },
  })
const addAt = (time: string) => addOverdueJobs(here().db, new Date(time))
/** Does the jobs at a time. */
async function sendAt(time: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
  const sent = await doMailJobs(here(), 'overdue', {
    SMTP_URL: mailbox.url,
    DASHBOARD_URL: 'https://energy.example/dashboard',
  })
  vi.useRealTimers()
  return sent
}
// The company opens at 08:00 and closes at 17:00, Monday to Friday.
const FRIDAY = '2027-03-26'

test('the mail comes from opening time on, once a day, and never after closing time', async () => {
  await aWanting()
  expect(await addAt(`${FRIDAY}T07:59:59Z`)).toBe(0)
  expect(await addAt(`${FRIDAY}T08:00:00Z`)).toBe(1)
  expect(await addAt(`${FRIDAY}T08:00:05Z`)).toBe(0)
  expect(await addAt('2027-03-27T10:00:00Z')).toBe(0)
  // On Sunday summer time begins.
  expect(await addAt('2027-03-29T06:59:59Z')).toBe(0)
  expect(await addAt('2027-03-29T07:00:00Z')).toBe(1)
  // On Tuesday no worker ran until the afternoon, and on Wednesday none at all.
  expect(await addAt('2027-03-30T15:59:59Z')).toBe(1)
  expect(await addAt('2027-03-31T16:00:00Z')).toBe(0)
})

test('several workers at the same moment add each mail once', async () => {
  const admins = [await aWanting(), await aWanting()]
  await Promise.all(Array.from({ length: 10 }, () => addAt(`${FRIDAY}T08:00:00Z`)))
  const jobs = await mailJobs(here().db, 'overdue')
  expect(jobs.map(({ data }) => data).toSorted()).toHaveLength(2)
  for (const { id } of admins)
    expect(jobs).toContainEqual({ id: expect.any(String), data: { mail: 'overdue', to: id, day: FRIDAY } })
})

test('only admins who want it get it', async () => {
  await aWanting({ mailOverdue: false })
  await aWanting({ role: 'user' })
  await aWanting({ deletingAt: new Date() })
  expect(await addAt(`${FRIDAY}T08:00:00Z`)).toBe(0)
})

test('who wants it after opening time gets the first one on the next day, and loses none by saving again', async () => {
  const { call, email } = await here().anAdmin()
  const now = new Date()
  await here().db.user.update({ where: { email }, data: { overdueMailDay: null } })
  const body = { whenAssigned: false, overdue: true }
  await call(notifications.setMails, { body })
  const { overdueMailDay: first } = await here().db.user.findUniqueOrThrow({ where: { email } })
  const { time } = await readWorkingTime(here().db)
  const today = time.dayOf(now)
  expect(first?.toISOString().slice(0, 10)).toBe(today && now >= today.opens ? today.day : undefined)
  await here().db.user.update({ where: { email }, data: { overdueMailDay: null } })
  await call(notifications.setMails, { body: { ...body, whenAssigned: true } })
  expect(await here().db.user.findUniqueOrThrow({ where: { email } })).toMatchObject({ overdueMailDay: null })
})

test('the mail lists their own first, then what is assigned to nobody, then the others, each the longest first', async () => {
  const { id, email } = await aWanting()
  const other = await aWanting({ username: 'Ben Hale', mailOverdue: false })
  await anOverdue({ username: 'Of Ben', assigneeId: other.id, dueAt: new Date('2027-03-01T17:00:00Z') })
  await anOverdue({ username: 'Of nobody' })
  await anOverdue({ username: 'Own, short', assigneeId: id })
  await anOverdue({ username: 'Own, long', assigneeId: id, dueAt: new Date('2027-03-24T12:30:00Z') })
  await anOverdue({ username: 'Not due', dueAt: new Date(`${FRIDAY}T08:00:01Z`) })
  await anOverdue({ username: 'Answered', state: 'contacted' })
  await addAt(`${FRIDAY}T08:00:00Z`)
  expect(await sendAt(`${FRIDAY}T08:00:00Z`)).toEqual([true])
  const [mail] = await mailbox.mailsTo(email, 1)
  expect(mail?.subject).toBe('4 requests are overdue')
  expect(mail?.text).toContain('They wait for an answer: yours first, then those of nobody, each the longest first.')
  expect(mail?.text).toMatch(/Own, long\n[^]*Own, short\n[^]*Of nobody\n[^]*Of Ben\n/)
  expect(mail?.text).toContain('overdue since Wed 24 Mar 2027, 12:30, assigned to you\n')
  expect(mail?.text).toContain('assigned to nobody\n')
  expect(mail?.text).toContain('assigned to Ben Hale\n')
  expect(mail?.text).not.toMatch(/Not due|Answered/)
  expect(mail?.text).toContain('https://energy.example/dashboard/invoice?view=overdue')
})

test('the mail with a single one does not say that it has no answer yet, as its sender may have written back', async () => {
  const { email } = await aWanting()
  await anOverdue()
  await addAt(`${FRIDAY}T08:00:00Z`)
  await sendAt(`${FRIDAY}T08:00:00Z`)
  expect((await mailbox.mailsTo(email, 1))[0]?.text).toContain('It waits for an answer.')
})

test('of many the mail lists twenty, of all groups together', async () => {
  const { id, email } = await aWanting()
  await here().db.inquiry.createMany({
    data: Array.from({ length: 23 }, (_, at) => ({
      email: anEmail(),
      dueAt: new Date('2027-03-25T17:00:00Z'),
      assigneeId: at < 15 ? id : null,
    })),
  })
  await addAt(`${FRIDAY}T08:00:00Z`)
  await sendAt(`${FRIDAY}T08:00:00Z`)
  const [mail] = await mailbox.mailsTo(email, 1)
  expect(mail?.text.match(/invoice\?id=/g)).toHaveLength(20)
  expect(mail?.text).toContain('\n\nand 3 more\n\n')
})

test('there is no mail where nothing is overdue, the day is over, or somebody does not want it any more', async () => {
  const { id } = await aWanting()
  await addAt(`${FRIDAY}T08:00:00Z`)
  expect(await sendAt(`${FRIDAY}T08:00:00Z`)).toEqual([false])
  await anOverdue()
  await addAt('2027-03-29T07:00:00Z')
  expect(await sendAt('2027-03-29T16:00:00Z')).toEqual([false])
  await addAt('2027-03-30T07:00:00Z')
  expect(await sendAt('2027-03-31T07:00:00Z')).toEqual([false])
  await addAt('2027-03-31T07:00:00Z')
  await here().db.user.update({ where: { id }, data: { role: 'user' } })
  expect(await sendAt('2027-03-31T07:00:00Z')).toEqual([false])
})

test('of two workers, one of them killed, each admin gets one mail', async () => {
  const { call } = await here().anAdmin()
  const [company] = await call(texts.drafts, { querystring: { kind: 'company' } })
  const params = { id: company?._id ?? '' }
  // Without opening hours it is always open.
  await call(texts.save, { params, body: { texts: { hours: [] } } })
  await call(texts.publish, { params })
  const admins = [await aWanting(), await aWanting()]
  await anOverdue({ dueAt: new Date(Date.now() - 60_000) })
  const [first, second] = [1, 2].map(() => aWorkerOn(here().databaseUrl, { SMTP_URL: mailbox.url }))
  await mailbox.mailsTo(admins[0]?.email ?? '', 1)
  await first?.end('SIGKILL')
  const third = aWorkerOn(here().databaseUrl, { SMTP_URL: mailbox.url })
  await third.untilLogged('The worker is ready')
  for (const { email } of admins) {
    // A mail whose worker was killed before it had marked it as sent arrives again, as the same message.
    const subjects = async () => {
      const mails = (await mailbox.mails()).filter(({ to }) => to.some(({ address }) => address === email))
      return [...new Map(mails.map(({ messageId, subject }) => [messageId, subject])).values()]
    }
    await expect.poll(subjects).toEqual(['A request is overdue'])
  }
  expect(await here().db.$queryRaw`SELECT 1 FROM pgboss.job WHERE data ->> 'mail' = 'overdue'`).toHaveLength(2)
  for (const worker of [second, third]) await worker?.end('SIGKILL')
})
