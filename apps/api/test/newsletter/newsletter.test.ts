import { createCall } from '@energy/client/call'
import { randomUUID } from 'node:crypto'
import { subscriber } from '@energy/contracts/subscribers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { delivery } from '../../src/mail-delivery.ts'
import { readWorkerEnv } from '../../src/shared/settings/worker-settings.ts'
import { anEmail } from '../fixtures/identity.ts'
import { anOpenMailboxOfFile } from '../fixtures/servers/mailbox.ts'
import { aReplica } from '../fixtures/servers/replica.ts'
import { aWorkerOn, workerEnvironment } from '../fixtures/worker.ts'
import { problemOf, world } from '../fixtures/world.ts'

const here = world()
const mailbox = await anOpenMailboxOfFile()
let worker: ReturnType<typeof aWorkerOn>
beforeAll(async () => {
  const environment = { API_URL: here().url, SMTP_URL: mailbox.url, MAIL_FROM: 'Millrace Energy <hello@example.com>' }
  worker = aWorkerOn(here().databaseUrl, environment)
})
afterAll(async () => void (await worker.end()))

const subscribe = (email: string, more = {}) => here().call(subscriber.create, { body: { email, ...more } })
const rowOf = (email: string) => here().db.subscriber.findUnique({ where: { email } })

/** How many mails the outbox has had for the subscriber with an address, sent or not. */
async function queued(email: string) {
  const id = (await rowOf(email))?.id
  return (await here().db.$queryRaw<object[]>`SELECT 1 FROM pgboss.job WHERE data ->> 'subscriber' = ${id}`).length
}

/** Waits for this many mails to an address. @returns the last mail, and its tokens */
async function mailed(email: string, count = 1) {
  const mails = await mailbox.mailsTo(email, count)
  const mail = mails.at(-1)
  if (!mail) throw new Error('There is no mail.')
  const tokenOf = (name: string) =>
    new RegExp(`/newsletter/${name}\\?token=([\\w-]{43})\\s`).exec(`${mail.text} `)?.[1] ?? ''
  return { mail, confirm: tokenOf('confirm'), unsubscribe: tokenOf('unsubscribe') }
}

test('a subscriber gets a mail, and confirms and unsubscribes by its links', async () => {
  const { call } = here()
  const email = anEmail()
  expect(await subscribe(email.toUpperCase())).toEqual({ acknowledged: true })
  const { mail, confirm, unsubscribe } = await mailed(email)
  expect(mail.html).toContain(`http://localhost:4200/newsletter/confirm?token=${confirm}`)
  expect(await rowOf(email)).toMatchObject({ confirmedAt: null })
  await call(subscriber.confirm, { body: { token: confirm } })
  await call(subscriber.confirm, { body: { token: confirm } })
  expect(await rowOf(email)).toMatchObject({ confirmedAt: expect.any(Date) })
  // A confirmed address gets no further mail.
  expect(await subscribe(email)).toEqual({ acknowledged: true })
  expect(await queued(email)).toBe(1)

  await call(subscriber.unsubscribe, { body: { token: unsubscribe } })
  expect(await rowOf(email)).toBeNull()
  for (const token of [confirm, unsubscribe])
    for (const route of [subscriber.confirm, subscriber.unsubscribe])
      expect(await problemOf(call(route, { body: { token } }))).toMatchObject({ status: 404 })
})

const oneClick = new FormData()
oneClick.set('List-Unsubscribe', 'One-Click')

test.each([
  ['urlencoded', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
  ['multipart', oneClick],
])(
  'a mail program unsubscribes by the header, with a form (%s) and without a session; a GET leads to the page that asks',
  async (_, body) => {
    const email = anEmail()
    await subscribe(email)
    const { mail, unsubscribe } = await mailed(email)
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const address = /<(.+)>/.exec(String(mail.headers['list-unsubscribe']))?.[1] ?? ''
    const opened = await fetch(address, { redirect: 'manual' })
    expect([opened.status, opened.headers.get('location')]).toEqual([
      302,
      `http://localhost:4200/newsletter/unsubscribe?token=${unsubscribe}`,
    ])
    expect(await rowOf(email)).not.toBeNull()
    const form = { method: 'POST', body }
    expect((await fetch(address, form)).status).toBe(200)
    expect(await rowOf(email)).toBeNull()
    expect((await fetch(address, form)).status).toBe(404)
  },
)

test('other routes reject a form', async () => {
  const form = { method: 'POST', body: new URLSearchParams({ email: anEmail() }) }
  expect((await fetch(`${here().url}/subscribers`, form)).status).toBe(415)
})

test('a token is valid only for its purpose, complete and unchanged; only one to confirm expires', async () => {
  const { call, db } = here()
  const email = anEmail()
  await subscribe(email)
  const { confirm, unsubscribe } = await mailed(email)
  const changed = `${confirm.slice(0, -2)}${confirm.at(-2) === 'A' ? 'B' : 'A'}${confirm.at(-1)}`
  for (const token of [changed, unsubscribe])
    expect(await problemOf(call(subscriber.confirm, { body: { token } }))).toMatchObject({ status: 404 })
  expect(await problemOf(call(subscriber.unsubscribe, { body: { token: confirm } }))).toMatchObject({ status: 404 })
  for (const token of ['', confirm.slice(1), `${confirm}A`])
    expect(await problemOf(call(subscriber.confirm, { body: { token } }))).toMatchObject({ status: 400 })
  const [stored] = await db.$queryRaw<object[]>`
    SELECT string_agg(t::text, '') || (SELECT string_agg(j::text, '') FROM pgboss.job j) AS all FROM subscriber_tokens t`
  for (const token of [confirm, unsubscribe]) expect(JSON.stringify(stored)).not.toContain(token)
  const agedBy = (days: number) =>
    db.subscriberToken.updateMany({ data: { createdAt: new Date(Date.now() - days * 24 * 60 * 60_000) } })
  await agedBy(15)
  expect(await problemOf(call(subscriber.confirm, { body: { token: confirm } }))).toMatchObject({ status: 404 })
  await agedBy(366)
  await call(subscriber.unsubscribe, { body: { token: unsubscribe } })
  expect(await rowOf(email)).toBeNull()
})

test('a mail is not sent where its address was confirmed or unsubscribed after it was requested', async () => {
  const { app, db, databaseUrl } = here()
  const deliver = delivery(db, readWorkerEnv(workerEnvironment(databaseUrl)), app.storage)
  const confirmed = await db.subscriber.create({ data: { email: anEmail(), confirmedAt: new Date() } })
  for (const id of [confirmed.id, crypto.randomUUID()]) {
    const job = {
      id: crypto.randomUUID(),
      data: { mail: 'confirmation', subscriber: id },
      retryCount: 0,
      retryLimit: 9,
    }
    expect(await deliver(job)).toBe(false)
  }
})

test('one address gets at most three mails a day, for simultaneous requests and after it unsubscribed', async () => {
  const { call, db } = here()
  const email = anEmail()
  const answers = await Promise.all(Array.from({ length: 6 }, () => subscribe(email)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"acknowledged":true}']))
  expect(await queued(email)).toBe(3)
  const { unsubscribe } = await mailed(email, 3)
  await call(subscriber.unsubscribe, { body: { token: unsubscribe } })
  await subscribe(email)
  expect(await queued(email)).toBe(0)
  await db.addressMail.updateMany({ data: { createdAt: new Date(Date.now() - 25 * 60 * 60_000) } })
  await subscribe(email)
  await mailed(email, 4)
})

test.each([
  ['of one mailbox', (name: string, at: number) => `${name}+${at}@example.com`],
  ['of one mailbox at Gmail', (name: string, at: number) => `${name.slice(0, at)}.${name.slice(at)}@gmail.com`],
])('addresses %s get at most three mails a day together', async (_, addressOf) => {
  const name = randomUUID()
  const emails = [1, 2, 3, 4, 5].map((at) => addressOf(name, at))
  for (const email of emails) await subscribe(email)
  expect(await Promise.all(emails.map(queued))).toEqual([1, 1, 1, 0, 0])
  await subscribe(`${name}@example.org`)
  expect(await queued(`${name}@example.org`)).toBe(1)
})

test('two replicas together send one address at most three mails', async () => {
  const replica = await aReplica(here().databaseUrl)
  onTestFinished(replica.close)
  const { db } = here()
  const body = { email: anEmail() }
  const calls = [here().call, createCall(replica.url, async () => undefined)]
  await Promise.all(Array.from({ length: 4 }, () => calls.map((call) => call(subscriber.create, { body }))).flat())
  expect(await queued(body.email)).toBe(3)
  await mailed(body.email, 3)
  expect(await db.subscriber.count({ where: body })).toBe(1)
})

test.each([{ website: 'https://spam.example' }, { took: 20 }])(
  'a bot gets the same response, and no mail is sent: %j',
  async (more) => {
    const email = anEmail()
    expect(await subscribe(email, more)).toEqual({ acknowledged: true })
    expect(await rowOf(email)).toBeNull()
  },
)

test.each(['ada@example.com\r\nBcc: eve@example.com', 'ada@example.com, eve@example.com', 'Ada <ada@example.com>'])(
  'an e-mail that is not exactly one address is rejected: %j',
  async (email) => {
    expect(await problemOf(subscribe(email))).toMatchObject({ status: 400 })
  },
)
