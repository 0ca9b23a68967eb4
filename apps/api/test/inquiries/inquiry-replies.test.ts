import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { expect, onTestFinished, test } from 'vitest'
import { failLostReplies } from '../../src/features/inquiries/reply-mail.ts'
import { delivery } from '../../src/mail-delivery.ts'
import { readWorkerEnv } from '../../src/shared/settings/worker-settings.ts'
import { anEmail } from '../fixtures/identity.ts'
import { aMailbox } from '../fixtures/servers/mailbox.ts'
import { aRejectingMailServer } from '../fixtures/servers/rejecting-mail-server.ts'
import { aWorkerOn, workerEnvironment } from '../fixtures/worker.ts'
import { adminOf, problemOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)
const mailbox = await aMailbox()

async function openMailbox() {
  await mailbox.start()
  onTestFinished(mailbox.stop)
}
function startWorker() {
  const worker = aWorkerOn(here().databaseUrl, { SMTP_URL: mailbox.url })
  onTestFinished(async () => void (await worker.end('SIGKILL')))
}

async function aRequest(email = anEmail()) {
  const { insertedId } = await here().call(specialist.create, { body: { username: 'Ada', email } })
  const at = { params: { id: insertedId } }
  const reply = (subject: string, text: string) => staff().call(inquiry.reply, { ...at, body: { subject, text } })
  const deliveries = async () => (await staff().call(inquiry.read, at)).timeline.map((entry) => entry.delivery)
  return { email, at, reply, deliveries }
}

test('a reply arrives and is in the timeline; the next one refers to it, and not to a failed one', async () => {
  await openMailbox()
  startWorker()
  const { at, email, reply, deliveries } = await aRequest()
  await here().db.timelineEntry.create({ data: { inquiryId: at.params.id, what: 'reply', delivery: 'failed' } })
  await reply('Your boiler', 'On Tuesday?\n\nBest wishes\nGrace <grace>')
  await expect.poll(deliveries).toEqual(['failed', 'sent'])
  await reply('Re: Your boiler', 'At nine.')
  await expect.poll(deliveries).toEqual(['failed', 'sent', 'sent'])

  const mails = await mailbox.mailsTo(email, 2)
  const [first, second] = ['Your boiler', 'Re: Your boiler'].map((name) =>
    mails.find(({ subject }) => subject === name),
  )
  expect(first?.text).toContain('On Tuesday?\n\nBest wishes\nGrace <grace>')
  expect(first?.html).toContain('Grace &lt;grace&gt;')
  expect(first?.headers['reply-to']).toContain('@')
  // Who is away may say so.
  expect(first?.headers['auto-submitted']).toBe('no')
  expect(first?.headers).not.toHaveProperty('in-reply-to')
  expect(second?.headers).toMatchObject({
    'in-reply-to': `<${first?.messageId}>`,
    references: `<${first?.messageId}>`,
  })
})

test('the worker marks a reply as failed whose job the outbox has lost, and no other', async () => {
  const { reply, deliveries } = await aRequest()
  const { insertedId: lost } = await reply('Your boiler', 'On Tuesday?')
  await here().db.$executeRaw`DELETE FROM pgboss.job WHERE data ->> 'entry' = ${lost}`
  await reply('Your boiler', 'On Wednesday?')
  await failLostReplies(here().db)
  expect(await deliveries()).toEqual(['failed', 'waiting'])
  await here().db.timelineEntry.update({ where: { id: lost }, data: { delivery: 'delayed' } })
  startWorker()
  await expect.poll(deliveries).toEqual(['failed', 'delayed'])
})

test('while the mail server is unavailable a reply is delayed, and arrives later', async () => {
  startWorker()
  const { at, email, reply, deliveries } = await aRequest()
  const { insertedId } = await reply('Your boiler', 'On Tuesday?')
  await expect.poll(deliveries).toEqual(['delayed'])
  const again = { params: { ...at.params, reply: insertedId } }
  expect(await problemOf(staff().call(inquiry.sendAgain, again))).toMatchObject({ status: 409 })
  await openMailbox()
  await expect.poll(deliveries).toEqual(['sent'])
  await mailbox.mailsTo(email, 1)
})

test('a permanently rejected reply fails, and can be sent again with the same Message-ID', async () => {
  const rejecting = await aRejectingMailServer(mailbox.url)
  startWorker()
  const { at, email, reply, deliveries } = await aRequest()
  const { insertedId } = await reply('Your boiler', 'On Tuesday?')
  await expect.poll(deliveries).toEqual(['failed'])
  await rejecting.stop()
  await openMailbox()
  const again = { params: { ...at.params, reply: insertedId } }
  await staff().call(inquiry.sendAgain, again)
  await expect.poll(deliveries).toEqual(['sent'])
  expect((await mailbox.mailsTo(email, 1)).map(({ messageId }) => messageId)).toEqual([
    expect.stringContaining(insertedId),
  ])
  expect(await problemOf(staff().call(inquiry.sendAgain, again))).toMatchObject({ status: 409 })
})

/** An attempt to send a reply, of at most three retries, while the mail server is unreachable. */
const attempt = (entry: string, retryCount: number) =>
  delivery(
    here().db,
    readWorkerEnv(workerEnvironment(here().databaseUrl)),
    here().app.storage,
  )({ id: entry, data: { mail: 'reply', entry }, retryCount, retryLimit: 3 })

test('a reply is not sent where it is sent already, or where the data of its person is deleted', async () => {
  const { at, reply } = await aRequest()
  const { insertedId: entry } = await reply('Your boiler', 'On Tuesday?')
  const { db } = here()
  await db.timelineEntry.update({ where: { id: entry }, data: { delivery: 'sent' } })
  expect(await attempt(entry, 0)).toBe(false)
  await db.timelineEntry.update({ where: { id: entry }, data: { delivery: 'waiting' } })
  await db.inquiry.update({ where: at.params, data: { email: '' } })
  expect(await attempt(entry, 0)).toBe(false)
})

test('a reply that the mail server does not accept for any other reason is delayed, and fails at the last retry', async () => {
  const { at, reply, deliveries } = await aRequest()
  const { insertedId: entry } = await reply('Your boiler', 'On Tuesday?')
  await expect(attempt(entry, 2)).rejects.toMatchObject({ code: 'ESOCKET' })
  expect(await deliveries()).toEqual(['delayed'])
  expect(await attempt(entry, 3)).toBe(false)
  expect(await deliveries()).toEqual(['failed'])
  const { at: another } = await aRequest()
  const again = ({ params }: typeof at) => staff().call(inquiry.sendAgain, { params: { ...params, reply: entry } })
  expect(await problemOf(again(another))).toMatchObject({ status: 404 })
  await again(at)
  expect(await deliveries()).toEqual(['waiting'])
})

test('a failed reply to a person whose data is deleted is not sent again', async () => {
  const { at, reply, deliveries } = await aRequest()
  const { insertedId: entry } = await reply('Your boiler', 'On Tuesday?')
  const { db } = here()
  await db.timelineEntry.update({ where: { id: entry }, data: { delivery: 'failed' } })
  await db.inquiry.update({ where: at.params, data: { email: '' } })
  const again = staff().call(inquiry.sendAgain, { params: { ...at.params, reply: entry } })
  expect(await problemOf(again)).toMatchObject({ status: 409, detail: expect.stringContaining('has been deleted') })
  expect(await deliveries()).toEqual(['failed'])
})
