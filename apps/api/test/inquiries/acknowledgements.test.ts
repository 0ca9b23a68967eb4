import { contact } from '@energy/contracts/inquiries/contacts'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { request } from '@energy/contracts/inquiries/requests'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { beforeAll, afterAll, expect, test } from 'vitest'
import { acknowledgementDelivery } from '../../src/features/inquiries/customer/acknowledgement-mail.ts'
import { linksDelivery } from '../../src/features/inquiries/customer/links-mail.ts'
import { delivery } from '../../src/mail-delivery.ts'
import { readWorkerEnv } from '../../src/shared/settings/worker-settings.ts'
import { anEmail } from '../fixtures/identity.ts'
import { aJob } from '../fixtures/mail-jobs.ts'
import { anOpenMailboxOfFile } from '../fixtures/servers/mailbox.ts'
import { aWorkerOn, workerEnvironment } from '../fixtures/worker.ts'
import { world } from '../fixtures/world.ts'

const here = world()
const mailbox = await anOpenMailboxOfFile()
let worker: ReturnType<typeof aWorkerOn>
beforeAll(async () => {
  worker = aWorkerOn(here().databaseUrl, { SMTP_URL: mailbox.url, SITE_URL: 'https://energy.example/' })
})
afterAll(async () => void (await worker.end('SIGKILL')))

/** The token in a link of a mail. */
const tokenIn = (text = '') => /https:\/\/energy\.example\/requests\/(\S+)/.exec(text)?.[1] ?? ''

test('the sender of each form gets a mail at once, with a number, a time and a link', async () => {
  const [one, other] = [anEmail(), anEmail()]
  const secret = 'Buy at https://evil.example'
  await here().call(specialist.create, { body: { username: secret, email: one, comment: secret } })
  await here().call(contact.create, { body: { firstName: 'Ines', email: other } })
  for (const email of [one, other]) {
    const [mail] = await mailbox.mailsTo(email, 1)
    const [, number] = /^We have your request (20\d\d-\d{4,}); you hear from us by \w+ /.exec(mail?.subject ?? '') ?? []
    expect(mail?.text).toMatch(/answers by .*London time \((GMT|BST)\)/)
    // So that the robot of somebody who is away does not answer it.
    expect(mail?.headers['auto-submitted']).toBe('auto-generated')
    const shown = await here().call(request.readLinked, { params: { token: tokenIn(mail?.text) } })
    expect(shown).toMatchObject({ number, email })
    // Anybody can have typed this address.
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
  }
})

test('a sender who was signed in gets back what was typed', async () => {
  const { call, email } = await here().aPerson()
  await call(specialist.create, { body: { username: 'Tom Okafor', email, comment: 'One\nTwo <b>' } })
  const [mail] = await mailbox.mailsTo(email, 1)
  expect(mail?.text).toContain('Dear Tom Okafor,')
  expect(mail?.text).toContain('> One\n> Two <b>')
  expect(mail?.html).toContain('One<br>Two &lt;b&gt;')
})

test('a sender who was signed in with another address, or has not verified it, gets none of it', async () => {
  const unverified = await here().aPerson({}, { verified: false })
  const other = await here().aPerson()
  const secret = 'Buy at https://evil.example'
  for (const [call, email] of [
    [unverified.call, unverified.email],
    [other.call, anEmail()],
  ] as const) {
    await call(specialist.create, { body: { username: secret, email, comment: secret } })
    const [mail] = await mailbox.mailsTo(email, 1)
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
  }
})

test('a reply ends with a new link to the request', async () => {
  const email = anEmail()
  const { insertedId: id } = await here().call(specialist.create, { body: { username: 'Tom', email } })
  await mailbox.mailsTo(email, 1)
  const { call } = await here().anAdmin()
  await call(inquiry.reply, { params: { id }, body: { subject: 'Your oven', text: 'It is enough.' } })
  const reply = (await mailbox.mailsTo(email, 2)).find(({ subject }) => subject === 'Your oven')
  expect(await here().call(request.readLinked, { params: { token: tokenIn(reply?.text) } })).toMatchObject({ _id: id })
})

test('new links come to an address with requests, one for each', async () => {
  const email = anEmail()
  for (let time = 0; time < 2; time++) await here().call(specialist.create, { body: { username: 'Tom', email } })
  await mailbox.mailsTo(email, 2)
  await here().call(request.askForLinks, { body: { email } })
  const mail = (await mailbox.mailsTo(email, 3)).find(({ subject }) => subject === 'Your requests')
  const tokens = [...(mail?.text ?? '').matchAll(/\/requests\/(\S+)/g)].map(([, token = '']) => token)
  const shown = await Promise.all(tokens.map((token) => here().call(request.readLinked, { params: { token } })))
  expect(new Set(shown.map(({ _id }) => _id)).size).toBe(2)
})

/** An attempt to do a job, without a mail server: it fails where there is a mail to send. */
const attempt = (data: object, id = crypto.randomUUID()) =>
  delivery(
    here().db,
    readWorkerEnv(workerEnvironment(here().databaseUrl)),
    here().app.storage,
  )({ id, data, retryCount: 0, retryLimit: 3 }).catch(() => 'sent')
const stored = async (data: object) => (await here().db.inquiry.create({ data: { email: anEmail(), ...data } })).id
const acknowledge = async (data: object) => attempt({ mail: 'acknowledgement', inquiry: await stored(data) })

test('one address gets at most five a day, and a mail that is tried again counts once', async () => {
  const email = anEmail()
  const tried = { mail: 'acknowledgement', inquiry: await stored({ email }) }
  for (let time = 0; time < 7; time++) expect(await attempt(tried)).toBe('sent')
  for (let time = 0; time < 4; time++) expect(await acknowledge({ email })).toBe('sent')
  expect(await acknowledge({ email })).toBe(false)
  expect(await attempt(tried)).toBe('sent')
  expect(await acknowledge({})).toBe('sent')
})

test('a mail with new links has those of the ten newest requests', async () => {
  const email = anEmail()
  const ids: string[] = []
  for (let count = 1; count <= 11; count++) ids.push(await stored({ email }))
  const texts: string[] = []
  const env = readWorkerEnv(workerEnvironment(here().databaseUrl))
  const deliver = linksDelivery(here().db, env, async ({ mail }) => texts.push(JSON.stringify(mail)))
  await deliver(email, aJob())
  expect(ids.filter((id) => texts[0]?.includes(`/requests/${id}`))).toEqual(ids.slice(1))
})

test('a mail that comes only after the promised time promises none', async () => {
  const mails: object[] = []
  const env = readWorkerEnv(workerEnvironment(here().databaseUrl))
  const deliver = acknowledgementDelivery(here().db, env, async ({ mail }) => mails.push(mail))
  const id = await stored({ dueAt: new Date() })
  await deliver({ mail: 'acknowledgement', inquiry: id }, aJob())
  expect(mails).toMatchObject([
    {
      subject: expect.stringMatching(/^We have your request 20\d\d-\d{4,}$/),
      text: expect.stringContaining('Somebody who knows the subject reads it.'),
      replyTo: expect.stringContaining('@'),
    },
  ])
})

test('nobody is mailed who has an answer already, or whose data is deleted', async () => {
  expect(await acknowledge({ state: 'contacted' })).toBe(false)
  expect(await acknowledge({ email: '' })).toBe(false)
  expect(await attempt({ mail: 'acknowledgement', inquiry: crypto.randomUUID() })).toBe(false)
  expect(await attempt({ mail: 'links', email: anEmail() })).toBe(false)
})

test('the job of a form is one like that of the outbox', async () => {
  await worker.end('SIGKILL')
  const { db, app, call } = here()
  const { insertedId } = await call(specialist.create, { body: { username: 'Tom', email: anEmail() } })
  const job = { mail: 'acknowledgement' as const, inquiry: insertedId, known: false }
  await db.$transaction(async (tx) => (await app.outbox())(tx, job))
  const jobs = await db.$queryRaw`
    SELECT to_jsonb(job) - 'id' - 'created_on' - 'start_after' - 'keep_until' AS job, (keep_until - start_after)::text AS kept
    FROM pgboss.job WHERE data @> ${JSON.stringify(job)}::jsonb`
  expect(jobs).toHaveLength(2)
  const [own, others] = Array.isArray(jobs) ? jobs : []
  expect(own).toEqual(others)
})
