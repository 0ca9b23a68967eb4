import { blog } from '@energy/contracts/content'
import { letterArchive } from '@energy/contracts/letters/archive'
import { letter } from '@energy/contracts/letters/letters'
import { subscriber } from '@energy/contracts/subscribers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import {
  finishLetters,
  queueLetterMails,
  startDueLetters,
} from '../../src/features/newsletter/letters/letter-sending.ts'
import { anEmail } from '../fixtures/identity.ts'
import { aLetter, confirmedSubscribers } from '../fixtures/records/letters.ts'
import { aMailbox } from '../fixtures/servers/mailbox.ts'
import { doMailJobs, mailJobs } from '../fixtures/mail-jobs.ts'
import { problemOf, world } from '../fixtures/world.ts'

const here = world()
beforeEach(async () => {
  await here().db.letter.deleteMany()
  await here().db.subscriber.deleteMany()
  await here().db.$executeRaw`DELETE FROM pgboss.job`
})

const inAMinute = () => new Date(Date.now() + 60_000).toISOString()

async function openMailbox() {
  const mailbox = await aMailbox()
  await mailbox.start()
  onTestFinished(mailbox.stop)
  return mailbox
}

test('a letter is begun, changed by its version, listed and deleted', async () => {
  const admin = await here().anAdmin()
  const of = await aLetter(admin, { title: '  Winter  ' })
  const { headers } = await admin.call.withHeaders(letter.read, of)
  const first = { 'if-match': headers.get('etag') ?? '' }
  expect(await admin.call(letter.update, { ...of, headers: first, body: { title: 'Spring' } })).toMatchObject({
    modifiedCount: 1,
  })
  expect(
    await problemOf(admin.call(letter.update, { ...of, headers: first, body: { title: 'Summer' } })),
  ).toMatchObject({
    status: 412,
  })
  expect(await admin.call(letter.update, { ...of, body: { title: 'Spring' } })).toMatchObject({ modifiedCount: 0 })
  expect(await admin.call(letter.list)).toMatchObject([{ title: 'Spring', state: 'draft', changedBy: admin.email }])
  await admin.call(letter.remove, of)
  expect(await admin.call(letter.list)).toEqual([])
})

test('a title of two lines, thirteen guides and an empty title are refused', async () => {
  const { call } = await here().anAdmin()
  const guides = Array.from({ length: 13 }, () => crypto.randomUUID())
  for (const body of [{ title: 'One\r\nBcc: eve@example.com' }, { title: ' ' }, { title: 'Winter', guides }])
    expect(await problemOf(call(letter.create, { body }))).toMatchObject({ status: 400 })
})

test('the recipients are those who are confirmed and not refused', async () => {
  const { call } = await here().anAdmin()
  await confirmedSubscribers(here(), 3)
  await confirmedSubscribers(here(), 1, { confirmedAt: null })
  await confirmedSubscribers(here(), 1, { refusedAt: new Date() })
  expect(await call(letter.recipients)).toEqual({ count: 3 })
})

test('a letter to nobody is not sent, and one that is sent is neither changed, deleted nor sent again', async () => {
  const admin = await here().anAdmin()
  const of = await aLetter(admin)
  expect(await problemOf(admin.call(letter.send, { ...of, body: {} }))).toMatchObject({ status: 409 })
  await confirmedSubscribers(here(), 2)
  await admin.call(letter.send, { ...of, body: {} })
  expect(await admin.call(letter.read, of)).toMatchObject({ state: 'sending', figures: { recipients: 2, waiting: 2 } })
  const refused = await Promise.all(
    [
      admin.call(letter.update, { ...of, body: { title: 'Other' } }),
      admin.call(letter.remove, of),
      admin.call(letter.send, { ...of, body: {} }),
      admin.call(letter.cancel, of),
    ].map(problemOf),
  )
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409])
})

test('of two who send a letter at once one does; a letter that changed since it was seen is not sent', async () => {
  const [ada, tom] = await Promise.all([here().anAdmin(), here().anAdmin()])
  await confirmedSubscribers(here(), 5)
  const of = await aLetter(ada)
  expect(await problemOf(ada.call(letter.send, { ...of, headers: { 'if-match': '"0"' }, body: {} }))).toMatchObject({
    status: 412,
  })
  const sent = await Promise.allSettled([ada, tom].map(({ call }) => call(letter.send, { ...of, body: {} })))
  expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await here().db.letterMail.count()).toBe(5)
  // Who has it open learns that it is another version now.
  expect(
    await problemOf(tom.call(letter.update, { ...of, headers: { 'if-match': '"1"' }, body: { title: 'Later' } })),
  ).toMatchObject({ status: 412 })
})

test('a scheduled letter starts at its time, unless it is cancelled; the past is refused', async () => {
  const admin = await here().anAdmin()
  const { db } = here()
  await confirmedSubscribers(here(), 2)
  const [one, other] = [await aLetter(admin), await aLetter(admin)]
  expect(
    await problemOf(admin.call(letter.send, { ...one, body: { at: new Date(Date.now() - 1_000).toISOString() } })),
  ).toMatchObject({ status: 400 })
  for (const of of [one, other]) await admin.call(letter.send, { ...of, body: { at: inAMinute() } })
  await admin.call(letter.cancel, other)
  await startDueLetters(db)
  expect(await db.letterMail.count()).toBe(0)
  await db.letter.updateMany({ where: { state: 'scheduled' }, data: { sendAt: new Date() } })
  // Several workers at once.
  await Promise.all([startDueLetters(db), startDueLetters(db)])
  expect(await admin.call(letter.read, one)).toMatchObject({ state: 'sending', figures: { recipients: 2 } })
  expect(await admin.call(letter.read, other)).toMatchObject({ state: 'draft', sendAt: '' })
  expect(await db.audit.findMany({ where: { record: one.params.id, what: 'send by schedule' } })).toHaveLength(1)
})

test('mails get their jobs at the pace, some seconds ahead, behind all other mails', async () => {
  const admin = await here().anAdmin()
  const { db } = here()
  await confirmedSubscribers(here(), 100)
  await admin.call(letter.send, { ...(await aLetter(admin)), body: {} })
  // Two a second, for five seconds, and the first at once; two workers do not double it.
  await Promise.all([queueLetterMails(db, 120), queueLetterMails(db, 120)])
  await queueLetterMails(db, 120)
  const due = await db.letterMail.findMany({ where: { dueAt: { not: null } }, orderBy: { dueAt: 'asc' } })
  expect(due).toHaveLength(11)
  const [first, second] = due.map(({ dueAt }) => Number(dueAt))
  expect((second ?? 0) - (first ?? 0)).toBe(500)
  expect(
    await db.$queryRaw`
      SELECT DISTINCT priority FROM pgboss.job JOIN letter_mails ON letter_mails.id = job.id
      WHERE start_after = "dueAt" OR abs(extract(epoch FROM start_after - "dueAt")) < 0.01`,
  ).toEqual([{ priority: -1 }])
})

test('at most the mails of a minute wait in the outbox', async () => {
  const admin = await here().anAdmin()
  const { db } = here()
  await confirmedSubscribers(here(), 20)
  await admin.call(letter.send, { ...(await aLetter(admin)), body: {} })
  await queueLetterMails(db, 3)
  await db.letterMail.updateMany({ where: { dueAt: { not: null } }, data: { dueAt: new Date(Date.now() - 120_000) } })
  for (let time = 0; time < 5; time++) {
    await queueLetterMails(db, 3)
    await db.letterMail.updateMany({ where: { dueAt: { not: null } }, data: { dueAt: new Date(Date.now() - 120_000) } })
  }
  expect(await mailJobs(db, 'letter')).toHaveLength(3)
})

test('a subscriber gets the letter with its guides and a one-click unsubscribe, without pixel and rewritten links', async () => {
  const mailbox = await openMailbox()
  const admin = await here().anAdmin()
  const { db, url } = here()
  const { insertedId: guide } = await admin.call(blog.create, {
    body: { headerTitle: 'Heat pumps in winter', titleDescription: 'What they *can* do.' },
  })
  const [email = ''] = await confirmedSubscribers(here(), 1)
  const text = '## Cold\n\nSee [our tariffs](/tariffs) or https://example.com.\n\n- one\n- **two**'
  const of = await aLetter(admin, { text, guides: [crypto.randomUUID(), guide] })
  await admin.call(letter.archive, { ...of, body: { isArchived: true } })
  await admin.call(letter.send, { ...of, body: {} })
  await queueLetterMails(db, 6_000)
  const settings = { SMTP_URL: mailbox.url, API_URL: url }
  const [job] = await mailJobs(db, 'letter')
  expect(await doMailJobs(here(), 'letter', settings)).toEqual([true])
  const [mail] = await mailbox.mailsTo(email, 1)
  expect(mail?.messageId).toBe(`${job?.id}@localhost`)
  expect(mail?.subject).toBe('Winter')
  expect(mail?.text).toMatch(
    /^Cold\n\nSee our tariffs \(http:\/\/localhost:4200\/tariffs\) or https:\/\/example.com\.\n\n- one\n- two\n\nHeat pumps in winter\nWhat they can do\.\nhttp:\/\/localhost:4200\/single_guide\//,
  )
  expect(mail?.text).toContain(`http://localhost:4200/newsletter/letters/${of.params.id}`)
  expect(mail?.html).toContain('<a href="http://localhost:4200/tariffs"')
  expect(mail?.html).toContain('<b>two</b>')
  expect(mail?.html).not.toMatch(/<img|url\(|@import|<link/)
  // What the mail program posts, and what the link of the mail posts.
  const oneClick = /<(.+)>/.exec(String(mail?.headers['list-unsubscribe']))?.[1] ?? ''
  const token = /unsubscribe\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(oneClick).toBe(`${url}/subscribers/unsubscribe/${token}`)
  const form = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
  expect((await fetch(oneClick, form)).status).toBe(200)
  expect(await db.subscriber.findUnique({ where: { email } })).toBeNull()
  expect(await problemOf(here().call(subscriber.unsubscribe, { body: { token } }))).toMatchObject({ status: 404 })
  expect((await admin.call(letter.read, of)).figures).toMatchObject({ recipients: 1, sent: 1, unsubscribed: 1 })
  // A worker that died before it noted that the mail was sent does not send it to somebody who is gone, nor twice.
  expect(await doMailJobs(here(), 'letter', settings)).toEqual([])
})

test.each(['admin', 'sales'] as const)(
  'a letter is shown to %s as it is sent, and a test goes to oneself alone',
  async (role) => {
    const mailbox = await openMailbox()
    const person = await here().aPerson({ role })
    await confirmedSubscribers(here(), 2)
    const of = await aLetter(person)
    const shown = await person.call(letter.mail, of)
    expect(shown).toMatchObject({ subject: 'Winter', html: expect.stringContaining('It is <b>cold</b>.') })
    await person.call(letter.test, of)
    expect(await doMailJobs(here(), 'letter-test', { SMTP_URL: mailbox.url })).toEqual([true])
    const [mail] = await mailbox.mailsTo(person.email, 1)
    expect(mail?.subject).toBe('[Test] Winter')
    expect(await mailbox.mails()).toHaveLength(1)
    // Its link unsubscribes nobody.
    const token = /unsubscribe\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(await problemOf(here().call(subscriber.unsubscribe, { body: { token } }))).toMatchObject({ status: 404 })
    expect(await here().db.subscriber.count()).toBe(2)
  },
)

test('a mail that was sent but not noted is sent again as the same message, with the same link', async () => {
  const mailbox = await openMailbox()
  const admin = await here().anAdmin()
  const { db } = here()
  const [email = ''] = await confirmedSubscribers(here(), 1)
  const of = await aLetter(admin)
  await admin.call(letter.send, { ...of, body: {} })
  const sendAll = async () => {
    await queueLetterMails(db, 6_000)
    return doMailJobs(here(), 'letter', { SMTP_URL: mailbox.url })
  }
  expect(await sendAll()).toEqual([true])
  expect(await sendAll()).toEqual([])
  // As a worker leaves it that dies after the answer of the mail server.
  await db.letterMail.updateMany({ data: { outcome: null, dueAt: null } })
  expect(await sendAll()).toEqual([true])
  const [first, second] = await mailbox.mailsTo(email, 2)
  expect(second).toMatchObject({ messageId: first?.messageId, text: first?.text })
  expect((await admin.call(letter.read, of)).figures).toMatchObject({ recipients: 1, sent: 1 })
})

test('who unsubscribes before the mail goes out does not get it, with a job and without', async () => {
  const admin = await here().anAdmin()
  const { db } = here()
  const emails = await confirmedSubscribers(here(), 3)
  const of = await aLetter(admin)
  await admin.call(letter.send, { ...of, body: {} })
  await db.subscriber.delete({ where: { email: emails[0] ?? '' } })
  await queueLetterMails(db, 6_000)
  await db.subscriber.delete({ where: { email: emails[1] ?? '' } })
  const mailbox = await openMailbox()
  expect((await doMailJobs(here(), 'letter', { SMTP_URL: mailbox.url })).toSorted()).toEqual([false, false, true])
  await mailbox.mailsTo(emails[2] ?? '', 1)
  const figures = { recipients: 3, sent: 1, left: 2, waiting: 0 }
  expect(await admin.call(letter.read, of)).toMatchObject({ state: 'sending', figures })
  await finishLetters(db)
  expect(await admin.call(letter.read, of)).toMatchObject({ state: 'sent', figures })
  // As the version before has sent it, which stores no figures.
  await db.$executeRaw`UPDATE letters SET outcomes = NULL`
  expect(await admin.call(letter.read, of)).toMatchObject({ state: 'sent', figures })
})

test('the site shows the letters that are sent and of which staff want it, and no other', async () => {
  const admin = await here().anAdmin()
  const { call, db } = here()
  await confirmedSubscribers(here(), 1)
  const [sent, draft, unwanted] = [await aLetter(admin), await aLetter(admin), await aLetter(admin)]
  for (const of of [sent, draft]) await admin.call(letter.archive, { ...of, body: { isArchived: true } })
  for (const of of [sent, unwanted]) await admin.call(letter.send, { ...of, body: {} })
  expect(await call(letterArchive.list)).toMatchObject([{ _id: sent.params.id, title: 'Winter' }])
  expect(await call(letterArchive.read, sent)).toMatchObject({
    title: 'Winter',
    text: [{ type: 'paragraph', runs: [{ text: 'It is ' }, { text: 'cold', bold: true }, { text: '.' }] }],
    guides: [],
  })
  for (const of of [draft, unwanted])
    expect(await problemOf(call(letterArchive.read, of))).toMatchObject({ status: 404 })
  await admin.call(letter.archive, { ...sent, body: { isArchived: false } })
  expect(await call(letterArchive.list)).toEqual([])
  expect(await problemOf(call(letterArchive.read, sent))).toMatchObject({ status: 404 })
  expect(await db.letterMail.count()).toBe(2)
})

test('the letters on the site are in the order in which they were sent, page by page', async () => {
  const admin = await here().anAdmin()
  await confirmedSubscribers(here(), 1)
  const letters = [await aLetter(admin), await aLetter(admin), await aLetter(admin)]
  const [first = '', second = '', third = ''] = letters.map(({ params }) => params.id)
  for (const of of letters) await admin.call(letter.archive, { ...of, body: { isArchived: true } })
  for (const id of [second, third, first]) await admin.call(letter.send, { params: { id }, body: {} })
  const page = async (querystring: { limit?: number; cursor?: string }) =>
    (await here().call(letterArchive.list, { querystring })).map(({ _id }) => _id)
  expect(await page({})).toEqual([first, third, second])
  expect(await page({ limit: 1, cursor: first })).toEqual([third])
  expect(await page({ cursor: third })).toEqual([second])
})

test('an address that was refused is mailed again once it is confirmed again', async () => {
  const admin = await here().anAdmin()
  const { call, db } = here()
  const mailbox = await openMailbox()
  const email = anEmail()
  await db.subscriber.create({
    data: { email, confirmedAt: new Date(), refusedAt: new Date(), refusal: '550 5.1.1 No such mailbox' },
  })
  expect(await admin.call(subscriber.list)).toMatchObject([{ email, refusal: '550 5.1.1 No such mailbox' }])
  await call(subscriber.create, { body: { email } })
  expect(await doMailJobs(here(), 'confirmation', { SMTP_URL: mailbox.url })).toEqual([true])
  const [mail] = await mailbox.mailsTo(email, 1)
  const token = /confirm\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  await call(subscriber.confirm, { body: { token } })
  expect(await admin.call(subscriber.list)).toMatchObject([{ email, refusedAt: '', refusal: '' }])
  expect(await admin.call(letter.recipients)).toEqual({ count: 1 })
})
