import { blog } from '@energy/contracts/content'
import { letter } from '@energy/contracts/letters/letters'
import { subscriber } from '@energy/contracts/subscribers'
import { expect, test } from 'vitest'
import { finishLetters, queueLetterMails } from '../../src/features/newsletter/letters/letter-sending.ts'
import { anEmail } from '../fixtures/identity.ts'
import { doMailJobs, mailJobs } from '../fixtures/mail-jobs.ts'
import { aLetter, confirmedSubscribers, letterWorld } from '../fixtures/records/letters.ts'
import { anOpenMailbox } from '../fixtures/servers/mailbox.ts'
import { problemOf } from '../fixtures/world.ts'

const here = letterWorld()

test('a subscriber gets the letter with its guides and a one-click unsubscribe, without pixel and rewritten links', async () => {
  const mailbox = await anOpenMailbox()
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
  expect(mail?.headers['reply-to']).toContain('@')
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
  'a letter is shown to %s as it is sent, and a test goes to oneself alone, and not after the role was taken',
  async (role) => {
    const mailbox = await anOpenMailbox()
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
    await person.call(letter.test, of)
    await here().db.user.update({ where: { id: person.id }, data: { role: 'editor' } })
    expect(await doMailJobs(here(), 'letter-test', { SMTP_URL: mailbox.url })).toEqual([false])
  },
)

test('a mail that was sent but not noted is sent again as the same message, with the same link', async () => {
  const mailbox = await anOpenMailbox()
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

test('who unsubscribes, or whose address is refused, before the mail goes out does not get it, with a job and without', async () => {
  const admin = await here().anAdmin()
  const { db } = here()
  const emails = await confirmedSubscribers(here(), 4)
  const of = await aLetter(admin)
  await admin.call(letter.send, { ...of, body: {} })
  await db.subscriber.delete({ where: { email: emails[0] ?? '' } })
  await queueLetterMails(db, 6_000)
  await db.subscriber.delete({ where: { email: emails[1] ?? '' } })
  await db.subscriber.update({ where: { email: emails[3] ?? '' }, data: { refusedAt: new Date() } })
  const mailbox = await anOpenMailbox()
  expect((await doMailJobs(here(), 'letter', { SMTP_URL: mailbox.url })).toSorted()).toEqual([
    false,
    false,
    false,
    true,
  ])
  await mailbox.mailsTo(emails[2] ?? '', 1)
  const figures = { recipients: 4, sent: 1, left: 3, waiting: 0 }
  expect(await admin.call(letter.read, of)).toMatchObject({ state: 'sending', figures })
  await finishLetters(db)
  expect(await admin.call(letter.read, of)).toMatchObject({ state: 'sent', figures })
  // As the version before has sent it, which stores no figures.
  await db.$executeRaw`UPDATE letters SET outcomes = NULL`
  expect(await admin.call(letter.read, of)).toMatchObject({ state: 'sent', figures })
})

test('an address that was refused is mailed again once it is confirmed again', async () => {
  const admin = await here().anAdmin()
  const { call, db } = here()
  const mailbox = await anOpenMailbox()
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
