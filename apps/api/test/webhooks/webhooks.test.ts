import { contact } from '@energy/contracts/inquiries/contacts'
import { webhook, type WebhookEvent } from '@energy/contracts/webhooks/webhooks'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { failLostDeliveries } from '../../src/features/webhooks/deliver.ts'
import { deleteExpired } from '../../src/retention.ts'
import { anEmail } from '../fixtures/identity.ts'
import { aReceiver, CERTIFICATE } from '../fixtures/servers/receiver.ts'
import { aWorkerOn } from '../fixtures/worker.ts'
import { adminOf, problemOf, statusOf, world } from '../fixtures/world.ts'

const PRIVATE = { WEBHOOKS_ALLOW_PRIVATE: 'true' }
const here = world(PRIVATE)
const admin = adminOf(here)
let worker: ReturnType<typeof aWorkerOn>

beforeAll(async () => {
  await retryAfter(1)
  worker = aWorkerOn(here().databaseUrl, { ...PRIVATE, NODE_EXTRA_CA_CERTS: CERTIFICATE })
})
afterAll(async () => void (await worker.end()))
afterEach(() => here().db.webhook.deleteMany())

/** A delivery that is sent from now on has its next attempt after so many seconds, and its third is the last. */
const retryAfter = (seconds: number) => here().db.$executeRaw`
  UPDATE pgboss.queue SET retry_delay = ${seconds}, retry_backoff = false, retry_limit = 2 WHERE name = 'webhooks'`
/** In this test a next attempt waits for `retryNow`, so that nothing hurries what happens before it. */
async function holdRetries() {
  onTestFinished(async () => void (await retryAfter(1)))
  await retryAfter(3_600)
}
const retryNow = () => here().db.$executeRaw`
  UPDATE pgboss.job SET start_after = now() WHERE name = 'webhooks' AND state = 'retry'`

const make = (url: string, events: WebhookEvent[] = ['inquiry.received']) =>
  admin().call(webhook.create, { body: { url, events } })
const log = (id: string) => admin().call(webhook.deliveries, { params: { id } })
const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)
const sendForm = async () =>
  (await here().call(contact.create, { body: { firstName: 'Ada', email: anEmail() } })).insertedId
/** Waits until the newest delivery of a webhook has a state. */
async function untilState(id: string, state: string) {
  const newest = async () => (await log(id))[0]?.state
  await expect.poll(newest, { interval: 50 }).toBe(state)
}
/** Waits until the newest delivery of a webhook has failed once, and its job waits for the next attempt. */
async function untilDelayed(id: string) {
  await untilState(id, 'delayed')
  // The worker writes the state of the delivery first, and then that of its job.
  await expect.poll(async () => (await log(id))[0]?.nextAttemptAt ?? '').not.toBe('')
}

test('an event is sent once to each webhook that wants it, signed as Standard Webhooks say', async () => {
  const [one, other] = [await aReceiver({ secure: true }), await aReceiver()]
  const { insertedId: id, secret } = await make(one.url)
  await make(other.url, ['offer.accepted'])
  const inquiryId = await sendForm()
  const [message] = await one.messages(1)
  await untilState(id, 'sent')
  const verified = new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {})
  expect(verified).toEqual({
    type: 'inquiry.received',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    data: { id: inquiryId, kind: 'contacts' },
  })
  expect(message?.headers).toMatchObject({ 'content-type': 'application/json' })
  expect(() => new Webhook(secret).verify(`${message?.body} `, message?.headers ?? {})).toThrow('No matching signature')
  expect(await log(id)).toMatchObject([
    { _id: message?.headers['webhook-id'], event: 'inquiry.received', attempts: 1, status: 204, error: '' },
  ])
  expect(other.received).toEqual([])
  expect(await admin().call(webhook.list)).toMatchObject([{ _id: id, last: { state: 'sent' } }, { last: null }])
})

test('what a receiver refuses is sent again until it accepts, with the same id and body', async () => {
  await holdRetries()
  const receiver = await aReceiver()
  receiver.answers.push({ status: 500, body: 'Our database\0 is away' })
  const { insertedId: id } = await make(receiver.url)
  await sendForm()
  await untilDelayed(id)
  const [delayed] = await log(id)
  expect(delayed).toMatchObject({ attempts: 1, status: 500, error: 'Our database is away' })
  expect(Date.parse(delayed?.nextAttemptAt ?? '')).toBeGreaterThan(Date.now())
  await retryNow()
  const [first, second] = await receiver.messages(2)
  await untilState(id, 'sent')
  expect(second?.body).toBe(first?.body)
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(await log(id)).toMatchObject([{ attempts: 2, status: 204, error: '', nextAttemptAt: null }])
})

test('after the last attempt a delivery has failed, and Send again sends it with the same id', async () => {
  const receiver = await aReceiver()
  for (let time = 1; time <= 3; time += 1) receiver.answers.push({ status: 503 })
  const { insertedId: id } = await make(receiver.url)
  await sendForm()
  await untilState(id, 'failed')
  const [failed] = await log(id)
  expect(failed).toMatchObject({ attempts: 3, status: 503, nextAttemptAt: null })
  const params = { id, delivery: failed?._id ?? '' }
  await admin().call(webhook.sendAgain, { params })
  await untilState(id, 'sent')
  await admin().call(webhook.sendAgain, { params })
  const messages = await receiver.messages(5)
  expect(new Set(messages.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('a receiver that never answers delays no other', async () => {
  const [silent, receiver] = [await aReceiver({ silent: true }), await aReceiver()]
  await make(silent.url)
  for (let count = 0; count < 20; count += 1) await sendForm()
  await silent.messages(2)
  const { insertedId: id } = await make(receiver.url)
  await admin().call(webhook.test, { params: { id } })
  await receiver.messages(1)
  expect(silent.mostOpen()).toBe(2)
})

test('a delivery whose worker died at the last attempt has failed, and one that is being sent is not sent twice', async () => {
  const receiver = await aReceiver({ silent: true })
  const { insertedId: id } = await make(receiver.url)
  await sendForm()
  await receiver.messages(1)
  const [delivery] = await log(id)
  const again = () => statusOf(admin().call(webhook.sendAgain, { params: { id, delivery: delivery?._id ?? '' } }))
  expect(await again()).toBe(409)
  expect(await failLostDeliveries(here().db)).toBe(0)
  await here().db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'webhooks'`
  expect(await failLostDeliveries(here().db)).toBe(1)
  expect(await log(id)).toMatchObject([{ state: 'failed', nextAttemptAt: null }])
  expect(await again()).toBe(200)
})

test('the log is read page by page, the newest delivery first', async () => {
  const { insertedId: id } = await make('https://[3000::1]/hooks')
  const sent: string[] = []
  for (let count = 0; count < 3; count += 1)
    sent.unshift((await admin().call(webhook.test, { params: { id } })).insertedId)
  const { data, headers } = await admin().call.withHeaders(webhook.deliveries, {
    params: { id },
    querystring: { limit: 2 },
  })
  const cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1] ?? ''
  const rest = await admin().call(webhook.deliveries, { params: { id }, querystring: { limit: 2, cursor } })
  expect([...data, ...rest].map(({ _id }) => _id)).toEqual(sent)
  expect(headers.get('x-total-count')).toBe('3')
})

test('a redirect is not followed', async () => {
  const [receiver, elsewhere] = [await aReceiver(), await aReceiver()]
  for (const status of [301, 302, 307]) receiver.answers.push({ status, headers: { location: elsewhere.url } })
  const { insertedId: id } = await make(receiver.url)
  await sendForm()
  await untilState(id, 'failed')
  expect(await log(id)).toMatchObject([{ status: 307, error: expect.stringContaining('redirect') }])
  expect(elsewhere.connections()).toBe(0)
})

test('a receiver that is gone turns its webhook off', async () => {
  const receiver = await aReceiver()
  receiver.answers.push({ status: 410 })
  const { insertedId: id } = await make(receiver.url)
  await sendForm()
  await untilState(id, 'failed')
  await expect.poll(async () => (await admin().call(webhook.read, { params: { id } })).active).toBe(false)
  await sendForm()
  expect(await log(id)).toHaveLength(1)
})

test('nothing is sent to a webhook that is off or deleted, and Send again says so', async () => {
  await holdRetries()
  const receiver = await aReceiver()
  receiver.answers.push({ status: 500 })
  const { insertedId: id } = await make(receiver.url)
  await sendForm()
  await untilDelayed(id)
  await admin().call(webhook.update, { params: { id }, body: { active: false } })
  await retryNow()
  await untilState(id, 'failed')
  const [delivery] = await log(id)
  expect(delivery).toMatchObject({ error: 'The webhook was off.' })
  const off = { status: 409, detail: 'This webhook is off. Turn it on first.' }
  const params = { id, delivery: delivery?._id ?? '' }
  expect(await problemOf(admin().call(webhook.sendAgain, { params }))).toMatchObject(off)
  expect(await problemOf(admin().call(webhook.test, { params: { id } }))).toMatchObject(off)
  await admin().call(webhook.remove, { params: { id } })
  expect(await statusOf(admin().call(webhook.sendAgain, { params }))).toBe(404)
  expect(await here().db.webhookDelivery.count()).toBe(0)
  expect(receiver.received).toHaveLength(1)
})

test('a job of a deleted webhook is done without a message', async () => {
  await holdRetries()
  const receiver = await aReceiver()
  receiver.answers.push({ status: 500 })
  const { insertedId: id } = await make(receiver.url)
  await sendForm()
  await untilDelayed(id)
  const [delivery] = await log(id)
  await admin().call(webhook.remove, { params: { id } })
  await retryNow()
  const jobs = () => here().db.$queryRaw`
    SELECT state::text FROM pgboss.job WHERE name = 'webhooks' AND id = ${delivery?._id}::uuid`
  await expect.poll(jobs, { interval: 50 }).toEqual([{ state: 'completed' }])
  expect(receiver.received).toHaveLength(1)
})

test('the secret is answered once; a new one signs beside the former for a day', async () => {
  const receiver = await aReceiver()
  const { insertedId: id, secret } = await make(receiver.url)
  const { secret: next } = await admin().call(webhook.rotate, { params: { id } })
  const answers = JSON.stringify([
    await admin().call(webhook.list),
    await admin().call(webhook.read, { params: { id } }),
  ])
  await admin().call(webhook.test, { params: { id } })
  await receiver.messages(1)
  await here().db.webhook.update({ where: { id }, data: { formerUntil: new Date() } })
  await admin().call(webhook.test, { params: { id } })
  const [both, one] = await receiver.messages(2)
  const isSigned = (message: typeof both, by: string) => {
    try {
      return Boolean(new Webhook(by).verify(message?.body ?? '', message?.headers ?? {}))
    } catch {
      return false
    }
  }
  expect([isSigned(both, secret), isSigned(both, next)]).toEqual([true, true])
  expect([isSigned(one, secret), isSigned(one, next)]).toEqual([false, true])
  for (const text of [secret, next]) expect(answers + worker.output()).not.toContain(text.slice('whsec_'.length))
  await deleteExpired(here().db, { AUDIT_DAYS: 400 })
  expect(await here().db.webhook.findUniqueOrThrow({ where: { id } })).toMatchObject({
    formerSecret: null,
    formerUntil: null,
  })
})

test('a delivery stays in the log for 30 days', async () => {
  const receiver = await aReceiver()
  const { insertedId: webhookId } = await make(receiver.url)
  const aDelivery = (days: number) => ({
    webhookId,
    event: 'offer.accepted',
    data: {},
    state: 'sent',
    createdAt: ago(days),
  })
  await here().db.webhookDelivery.createMany({ data: [aDelivery(30.1), aDelivery(29.9)] })
  await deleteExpired(here().db, { AUDIT_DAYS: 400 })
  expect(await here().db.webhookDelivery.findMany()).toMatchObject([{ createdAt: expect.any(Date) }])
})

test('a webhook whose answer was lost is added once, and the repeated call gets its secret', async () => {
  const body = { url: 'https://[3000::1]/hooks', events: ['inquiry.received' as const] }
  const add = (key: string) => admin().call(webhook.create, { headers: { 'idempotency-key': key }, body })
  const [key, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const first = await add(key)
  expect(await add(key)).toEqual(first)
  expect((await add(other)).secret).not.toBe(first.secret)
  expect(await admin().call(webhook.list)).toHaveLength(2)
})
