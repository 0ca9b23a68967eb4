import { inbox } from '@energy/contracts/inquiries/inbox'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { notifications } from '@energy/contracts/notifications'
import { user } from '@energy/contracts/people/users'
import { beforeEach, expect, test } from 'vitest'
import type { Prisma } from '../../src/generated/client.ts'
import { assignmentJob } from '../../src/features/inquiries/admin-mails/assignment-job.ts'
import { anEmail } from '../fixtures/identity.ts'
import { doMailJobs, mailJobs } from '../fixtures/mail-jobs.ts'
import { anOpenMailboxOfFile } from '../fixtures/servers/mailbox.ts'
import { aWorkerOn } from '../fixtures/worker.ts'
import { statusOf, world } from '../fixtures/world.ts'

const here = world()
const mailbox = await anOpenMailboxOfFile()
const settings = { SMTP_URL: mailbox.url, DASHBOARD_URL: 'https://energy.example/dashboard' }
beforeEach(async () => {
  await here().db.$executeRaw`DELETE FROM pgboss.job`
})

/** An admin who assigns, and one who wants a mail of it. */
async function twoAdmins() {
  const [from, to] = [await here().anAdmin({ username: 'Ben Hale' }), await here().anAdmin()]
  await to.call(notifications.setMails, { body: { whenAssigned: true, overdue: false } })
  return { from, to }
}
const anInquiry = async (data: Partial<Prisma.InquiryUncheckedCreateInput> = {}) =>
  (await here().db.inquiry.create({ data: { email: anEmail(), username: 'Ada', ...data } })).id
const waiting = () => mailJobs(here().db, 'assigned')
const send = () => doMailJobs(here(), 'assigned', settings)

test('an admin gets no mail until they want it', async () => {
  const [from, to] = [await here().anAdmin(), await here().anAdmin()]
  expect(await to.call(notifications.mails)).toEqual({ whenAssigned: false, overdue: false })
  await from.call(inquiry.assign, { params: { id: await anInquiry() }, body: { assignee: to.id } })
  expect(await waiting()).toEqual([])
  const wanted = { whenAssigned: true, overdue: true }
  await to.call(notifications.setMails, { body: wanted })
  expect(await to.call(notifications.mails)).toEqual(wanted)
  expect(await from.call(notifications.mails)).toEqual({ whenAssigned: false, overdue: false })
})

test('the mail says who assigned it, from whom it is, its number and its due time by the company’s clock', async () => {
  const { from, to } = await twoAdmins()
  const item = await here().db.content.create({ data: { kind: 'products', headerTitle: 'Heat pumps', details: '' } })
  const [dueAt, createdAt] = [new Date('2999-07-01T16:00:00Z'), new Date('2999-06-30T16:00:00Z')]
  const id = await anInquiry({ username: 'Tom\r\nBcc: x', number: 412, createdAt, dueAt, itemId: item.id })
  await from.call(inquiry.assign, { params: { id }, body: { assignee: to.id } })
  expect(await send()).toEqual([true])
  const [mail] = await mailbox.mailsTo(to.email, 1)
  expect(mail?.subject).toBe('A request is assigned to you')
  expect(mail?.text).toContain('Ben Hale has assigned it to you.')
  expect(mail?.text).toContain('Tom Bcc: x\n2999-0412, Request about Heat pumps, due Mon 1 Jul 2999, 17:00\n')
  expect(mail?.text).toContain('Times are London time')
  expect(mail?.text).toContain(`https://energy.example/dashboard/invoice?id=${id}`)
})

test('what is assigned at once is one mail with twenty of them, and the number of the others', async () => {
  const { from, to } = await twoAdmins()
  const ids = await Promise.all(Array.from({ length: 32 }, () => anInquiry()))
  const gone = crypto.randomUUID()
  await from.call(inbox.assignAll, { body: { ids: [gone, ...ids], assignee: to.id } })
  expect(await send()).toEqual([true])
  const [mail] = await mailbox.mailsTo(to.email, 1)
  expect(mail?.subject).toBe('32 requests are assigned to you')
  expect(mail?.text.match(/invoice\?id=/g)).toHaveLength(20)
  expect(mail?.text).toContain('\n\nand 12 more\n\n')
  expect(mail?.text).toContain('https://energy.example/dashboard/invoice?view=mine')
})

test('nobody is mailed of what they assign themselves, or of what fails', async () => {
  const { from, to } = await twoAdmins()
  const id = await anInquiry()
  await to.call(inquiry.assign, { params: { id }, body: { assignee: to.id } })
  await to.call(inbox.assignAll, { body: { ids: [await anInquiry()], assignee: to.id } })
  const headers = { 'if-match': '"1"' }
  expect(await statusOf(from.call(inquiry.assign, { params: { id }, headers, body: { assignee: '' } }))).toBe(412)
  await from.call(inquiry.assign, { params: { id }, body: { assignee: '' } })
  const call = from.call(inquiry.assign, { params: { id }, headers, body: { assignee: to.id } })
  expect(await statusOf(call)).toBe(412)
  expect(await waiting()).toEqual([])
})

test('the mail leaves out what is unassigned, reassigned, closed or deleted meanwhile', async () => {
  const { from, to } = await twoAdmins()
  const ids = await Promise.all(
    ['Unassigned', 'Reassigned', 'Closed', 'Deleted', 'Stays'].map((username) => anInquiry({ username })),
  )
  const [unassigned = '', reassigned = '', closed = '', deleted = '', stays = ''] = ids
  await from.call(inbox.assignAll, { body: { ids, assignee: to.id } })
  await from.call(inquiry.assign, { params: { id: unassigned }, body: { assignee: '' } })
  await from.call(inquiry.assign, { params: { id: reassigned }, body: { assignee: from.id } })
  await from.call(inquiry.setState, { params: { id: closed }, body: { state: 'closed' } })
  await from.call(inquiry.remove, { params: { id: deleted } })
  expect(await send()).toEqual([true])
  const [mail] = await mailbox.mailsTo(to.email, 1)
  expect(mail?.subject).toBe('A request is assigned to you')
  expect(mail?.text).toContain('Stays')
  expect(mail?.text).not.toMatch(/Unassigned|Reassigned|Closed|Deleted/)
  await from.call(inbox.assignAll, { body: { ids: [unassigned], assignee: to.id } })
  await from.call(inquiry.assign, { params: { id: unassigned }, body: { assignee: '' } })
  expect(await send()).toEqual([false])
  expect(stays).not.toBe('')
})

test('who is no admin any more, or wants no mail any more, gets none', async () => {
  const { from, to } = await twoAdmins()
  await from.call(inquiry.assign, { params: { id: await anInquiry() }, body: { assignee: to.id } })
  await from.call(user.setRole, { params: { email: to.email }, body: { role: 'user' } })
  expect(await send()).toEqual([false])
  const again = await twoAdmins()
  await again.from.call(inquiry.assign, { params: { id: await anInquiry() }, body: { assignee: again.to.id } })
  await again.to.call(notifications.setMails, { body: { whenAssigned: false, overdue: false } })
  expect(await send()).toEqual([false])
})

test('an assignment that is rolled back is in no mail, and one after the mail has begun is in a second one', async () => {
  const { to } = await twoAdmins()
  const { db } = here()
  const [rolledBack, first, second, third] = [
    await anInquiry(),
    await anInquiry(),
    await anInquiry(),
    await anInquiry(),
  ]
  const notify = assignmentJob()
  await db
    .$transaction(async (tx) => {
      await notify(tx, rolledBack, to.id)
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  for (const id of [first, second]) await db.$transaction((tx) => notify(tx, id, to.id))
  expect(await waiting()).toMatchObject([{ data: { inquiries: [first, second] } }])
  await db.$executeRaw`UPDATE pgboss.job SET state = 'active'`
  await db.$transaction((tx) => notify(tx, third, to.id))
  expect(await waiting()).toMatchObject([{ data: { inquiries: [third] } }])
})

test('the worker sends the mail', async () => {
  const { from, to } = await twoAdmins()
  await from.call(inquiry.assign, { params: { id: await anInquiry() }, body: { assignee: to.id } })
  await here().db.$executeRaw`UPDATE pgboss.job SET start_after = now()`
  const worker = aWorkerOn(here().databaseUrl, settings)
  const [mail] = await mailbox.mailsTo(to.email, 1)
  expect(mail?.subject).toBe('A request is assigned to you')
  await worker.end('SIGKILL')
})
