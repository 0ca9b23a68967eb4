import { specialist } from '@energy/contracts/inquiries/specialists'
import { subscriber } from '@energy/contracts/subscribers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { anEmail } from '../fixtures/identity.ts'
import { aMailbox } from '../fixtures/servers/mailbox.ts'
import { aProxiedDatabase } from '../fixtures/servers/proxy.ts'
import { aMailServer, NO_MAILBOX } from '../fixtures/servers/rejecting-mail-server.ts'
import { aWorkerOn, startWorker } from '../fixtures/worker.ts'
import { world } from '../fixtures/world.ts'

const here = world()
let mailbox: Awaited<ReturnType<typeof aMailbox>>
beforeEach(async () => {
  mailbox = await aMailbox()
})

function aWorker(smtpUrl = mailbox.url) {
  const worker = aWorkerOn(here().databaseUrl, { SMTP_URL: smtpUrl })
  onTestFinished(async () => void (await worker.end('SIGKILL')))
  return worker
}

async function openMailbox() {
  await mailbox.start()
  onTestFinished(mailbox.stop)
}

async function subscribe(count: number) {
  const emails = Array.from({ length: count }, anEmail)
  for (const email of emails) await here().call(subscriber.create, { body: { email } })
  return emails
}

const retried = () => here().db.$queryRaw<object[]>`SELECT 1 FROM pgboss.job WHERE state = 'retry'`

const unfinished = () => here().db.$queryRaw<object[]>`SELECT 1 FROM pgboss.job WHERE state < 'completed'`

const recipients = async () => new Set((await mailbox.mails()).flatMap(({ to }) => to.map(({ address }) => address)))

test('without its variables the worker does not start, and names each', async () => {
  const { code, errors } = await startWorker({ DATABASE_URL: here().databaseUrl }).ended
  expect(code).toBe(1)
  expect(errors.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'FIREBASE_PROJECT_ID',
    'MEDIA_URL',
    'SITE_URL',
    'API_URL',
    'SMTP_URL',
    'MAIL_FROM',
    '',
  ])
})

test('all of a hundred mails arrive although their worker is killed; a repeated mail has the same Message-ID', async () => {
  await openMailbox()
  const emails = await subscribe(100)
  const first = aWorker()
  await expect.poll(async () => (await recipients()).size, { interval: 20 }).toBeGreaterThan(20)
  await first.end('SIGKILL')
  expect((await recipients()).size).toBeLessThan(100)
  // Two workers continue, and do not send the same mails.
  const others = [aWorker(), aWorker()]
  await expect.poll(async () => (await recipients()).size).toBe(100)
  // Until no job is left: a mail that was sent but not marked as sent is sent again, to this mailbox.
  await expect.poll(unfinished).toEqual([])
  expect(await recipients()).toEqual(new Set(emails))
  const mails = await mailbox.mails()
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(100)
  expect(mails.length).toBeLessThanOrEqual(104)
  for (const worker of others) expect(await worker.end()).toMatchObject({ code: 0, errors: '' })
})

test('a worker that has nothing to do looks at all queues at once, fetches no job and sends no letter', async () => {
  let sent = ''
  const { url, drop } = await aProxiedDatabase((client) => {
    client.on('data', (chunk) => (sent += chunk.toString('latin1')))
  })
  const worker = aWorkerOn(url)
  onTestFinished(async () => {
    await worker.end('SIGKILL')
    await drop()
  })
  const count = (statement: string) => sent.split(statement).length - 1
  const looks = () => count('FROM pgboss.queue WHERE notify')
  const fetches = () => count('ORDER BY j.priority desc')
  // Four places for mails, eight for events and one for pictures: each asks once when it begins.
  await expect.poll(fetches, { interval: 20 }).toBe(13)
  const before = looks()
  await expect.poll(looks, { interval: 20 }).toBeGreaterThanOrEqual(before + 6)
  expect(fetches()).toBe(13)
  expect(count("hashtext('letters')")).toBe(0)
})

test('while the mail server is unavailable the form is answered, and all mails arrive later', async () => {
  await subscribe(1)
  await here().db.$executeRaw`UPDATE pgboss.job SET state = 'failed', completed_on = now() WHERE state = 'created'`
  // The counts of the last minute are remembered.
  await here().db.$executeRaw`UPDATE pgboss.queue SET monitor_on = NULL`
  const worker = aWorker()
  // An alert waits for this line.
  await worker.untilLogged('"level":50,"msg":"mails in the outbox","waiting":0,"failed":1')
  const emails = await subscribe(5)
  await expect.poll(async () => (await retried()).length).toBe(5)
  await openMailbox()
  await expect.poll(recipients).toEqual(new Set(emails))
  // Its log has both, by the id of the job and without the recipient.
  await worker.untilLogged('a mail was sent')
  expect(worker.output()).toMatch(
    /"a mail could not be sent and is tried again","job":"[-0-9a-f]{36}","code":"ESOCKET"/,
  )
  expect(worker.output()).not.toContain('@')
})

test('a mail that is refused for good is logged as given up, by the id of its job and without the recipient', async () => {
  const server = await aMailServer(() => NO_MAILBOX)
  onTestFinished(server.stop)
  await here().call(specialist.create, { body: { username: 'Ada', email: anEmail() } })
  const worker = aWorker(server.url)
  await worker.untilLogged('a mail is not sent any more')
  expect(worker.output()).toMatch(/"level":40,"msg":"a mail was given up","job":"[-0-9a-f]{36}","code":"EENVELOPE"/)
  expect(worker.output()).not.toContain('@')
})

test('a mail that could not be sent at the last retry counts as failed, for the alert', async () => {
  await here().call(specialist.create, { body: { username: 'Ada', email: anEmail() } })
  await here().db.$executeRaw`UPDATE pgboss.job SET retry_limit = 0 WHERE state = 'created'`
  const worker = aWorker()
  await worker.untilLogged('"level":40,"msg":"a mail could not be sent and was given up"')
  const failed = () => here().db.$queryRaw`SELECT data ->> 'mail' AS mail FROM pgboss.job WHERE state = 'failed'`
  await expect.poll(failed).toContainEqual({ mail: 'acknowledgement' })
})

test('a mail is not in the outbox where its transaction is rolled back', async () => {
  const { app, db } = here()
  const send = await app.outbox()
  const count = () => db.$queryRaw<object[]>`SELECT 1 FROM pgboss.job WHERE state = 'created'`
  const before = (await count()).length
  const broken = db.$transaction(async (tx) => {
    await send(tx, { mail: 'confirmation', subscriber: crypto.randomUUID() })
    throw new Error('broken')
  })
  await expect(broken).rejects.toThrow('broken')
  expect(await count()).toHaveLength(before)
})
