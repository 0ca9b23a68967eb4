import { webhook } from '@energy/contracts/webhooks/webhooks'
import { describe, expect, test } from 'vitest'
import { webhookDelivery } from '../../src/features/webhooks/deliver.ts'
import { readEnv } from '../../src/shared/settings/api-settings.ts'
import { readWorkerEnv } from '../../src/shared/settings/worker-settings.ts'
import { isPublic, type Lookup } from '../../src/shared/webhooks/addresses.ts'
import { NotSent, post } from '../../src/shared/webhooks/post.ts'
import { aReceiver } from '../fixtures/servers/receiver.ts'
import { workerEnvironment } from '../fixtures/worker.ts'
import { adminOf, environment, problemOf, world } from '../fixtures/world.ts'

const here = world()
const admin = adminOf(here)

const PRIVATE = 'This is a private address. Webhooks are sent to public addresses only.'
const message = { headers: {}, body: '{}' }

/** Hosts of private networks, and other forms of them that a browser, a resolver or a C library takes for the same. */
const REFUSED = [
  // Loopback, also by name and as a decimal, octal or hexadecimal number, or with parts left out
  '127.0.0.1 127.8.9.10 localhost LOCALHOST 2130706433 017700000001 0x7f000001',
  '0177.0.0.1 0x7f.0.0.1 127.1 127.0.1 %31%32%37.0.0.1 ①②⑦.0.0.1 127。0。0。1',
  // This host
  '0.0.0.0 0 0x0 [::] [::1]',
  // Private networks
  '10.0.0.1 10.255.255.255 167772161 0xa000001 012.0.0.1 172.16.0.1 172.31.255.255',
  '192.168.0.1 192.168.255.255 3232235521',
  // Link-local, with the metadata of a cloud
  '169.254.0.1 169.254.169.254 2852039166 0xa9fea9fe 0251.0376.0251.0376 168.63.129.16',
  // Carrier-grade NAT, with the metadata of another cloud
  '100.64.0.1 100.100.100.200 100.127.255.255',
  // For protocols, documentation and benchmarks, multicast and reserved
  '192.0.0.1 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1 192.88.99.1',
  '224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255',
  // IPv6: unique local, link-local, site-local, multicast, documentation, discard
  '[fc00::1] [fd00:ec2::254] [fe80::1] [febf::1] [fec0::1] [ff02::1] [2001:db8::1]',
  '[3fff::1] [100::1]',
  // Addresses of IPv4 in addresses of IPv6: mapped, compatible, NAT64, 6to4, Teredo
  '[::ffff:127.0.0.1] [::ffff:7f00:1] [::ffff:169.254.169.254] [0:0:0:0:0:ffff:a00:1] [::127.0.0.1]',
  '[64:ff9b::7f00:1] [64:ff9b:1::a00:1] [2002:7f00:1::] [2001:0:7f00:1::]',
].flatMap((hosts) => hosts.split(' '))

describe.each(REFUSED)('%s', (host) => {
  test('is refused when a webhook is saved, beside its field', async () => {
    const body = { url: `https://${host}/`, events: ['inquiry.received' as const] }
    const refusal = { status: 400, errors: [{ path: '/url', message: PRIVATE }] }
    expect(await problemOf(admin().call(webhook.create, { body }))).toMatchObject(refusal)
  })

  test('is refused when a message is sent', async () => {
    await expect(post(new URL(`https://${host}/`), message, { allowPrivate: false })).rejects.toThrow(PRIVATE)
  })
})

test.each(['1.1.1.1', '8.8.8.8', '172.15.255.255', '172.32.0.1', '100.63.255.255', '2606:4700:4700::1111', '2a00::1'])(
  '%s is public',
  (address) => {
    expect(isPublic(address)).toBe(true)
  },
)

test.each(['', 'localhost', '1.1.1', '1.1.1.1/8', 'fe80::1%eth0', '::ffff:1.1.1.1'])(
  '%j is no public address',
  (address) => {
    expect(isPublic(address)).toBe(false)
  },
)

test.each([
  ['http://1.1.1.1/', 'The address must begin with https://.'],
  ['ftp://1.1.1.1/', 'The address must begin with https://.'],
  ['1.1.1.1/events', 'This is not a complete address. It begins with https://.'],
  ['https://', 'This is not a complete address. It begins with https://.'],
  ['https://ada:secret@1.1.1.1/', 'The address must not have a user name or a password.'],
  [`https://1.1.1.1/${'é'.repeat(1_000)}`, 'The address is too long.'],
  ['https://there-is-none.invalid/', 'There is no such host. Check the name in the address.'],
])('%s is refused when a webhook is saved or changed: %s', async (url, problem) => {
  const body = { url, events: ['inquiry.received' as const] }
  const refusal = { status: 400, errors: [{ path: '/url', message: problem }] }
  expect(await problemOf(admin().call(webhook.create, { body }))).toMatchObject(refusal)
  const { insertedId: id } = await admin().call(webhook.create, { body: { ...body, url: 'https://1.1.1.1/' } })
  expect(await problemOf(admin().call(webhook.update, { params: { id }, body: { url } }))).toMatchObject(refusal)
  await admin().call(webhook.remove, { params: { id } })
})

test('an address that became private after it was saved gets nothing', async () => {
  const { db } = here()
  const receiver = await aReceiver({ secure: true })
  const { id: webhookId } = await db.webhook.create({
    data: { url: receiver.url, events: [], secret: new Uint8Array(32) },
  })
  const { id } = await db.webhookDelivery.create({ data: { webhookId, event: 'webhook.test', data: {} } })
  const deliver = webhookDelivery(db, { allowPrivate: false })
  const job = { id, data: { delivery: id }, retryCount: 0, retryLimit: 3 }
  await expect(deliver(job)).rejects.toThrow(PRIVATE)
  expect(await db.webhookDelivery.findUnique({ where: { id } })).toMatchObject({ state: 'delayed', error: PRIVATE })
  expect(receiver.connections()).toBe(0)
  await db.webhook.delete({ where: { id: webhookId } })
})

/** A look-up that answers with other addresses each time. */
function answering(...answers: string[][]) {
  const asked: string[] = []
  const lookup: Lookup = async (host) => {
    const found = answers[asked.push(host) - 1] ?? answers.at(-1) ?? []
    return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
  return { asked, lookup }
}

test('a name that resolves to a private address is refused, also where another of its addresses is public', async () => {
  for (const found of [['10.0.0.1'], ['1.1.1.1', '10.0.0.1'], ['2606:4700::1', '::1'], ['fd00::1']]) {
    const { lookup } = answering(found)
    await expect(post(new URL('https://inside.example/'), message, { allowPrivate: false, lookup })).rejects.toThrow(
      PRIVATE,
    )
  }
})

test('the address that was checked is the one that is connected to: a name that is rebound meanwhile reaches nothing else', async () => {
  const receiver = await aReceiver({ secure: true })
  const { asked, lookup } = answering(['3000::1'], ['127.0.0.1'])
  const url = new URL(`https://rebound.example:${receiver.port}/`)
  await expect(post(url, message, { allowPrivate: false, lookup, timeout: 300 })).rejects.toBeInstanceOf(NotSent)
  expect(asked).toEqual(['rebound.example'])
  expect(receiver.connections()).toBe(0)
})

test('a name is connected to at the address of its one look-up', async () => {
  const receiver = await aReceiver()
  const { asked, lookup } = answering(['127.0.0.1'], ['3000::1'])
  const url = new URL(`http://receiver.example:${receiver.port}/`)
  expect(await post(url, message, { allowPrivate: true, lookup })).toMatchObject({ status: 204 })
  expect(asked).toEqual(['receiver.example'])
  expect(receiver.received).toMatchObject([{ headers: { host: url.host }, body: '{}' }])
})

test('a redirect is answered and not followed', async () => {
  const [receiver, inside] = [await aReceiver(), await aReceiver()]
  receiver.answers.push({ status: 302, headers: { location: inside.url } })
  expect(await post(new URL(receiver.url), message, { allowPrivate: true })).toMatchObject({ status: 302 })
  expect(inside.connections()).toBe(0)
})

test('a certificate that nobody has signed is refused', async () => {
  const receiver = await aReceiver({ secure: true })
  await expect(post(new URL(receiver.url), message, { allowPrivate: true })).rejects.toThrow(
    'The certificate of the host is not trusted: DEPTH_ZERO_SELF_SIGNED_CERT.',
  )
  expect(receiver.received).toEqual([])
})

test('a receiver that does not answer in time is given up, and of a long answer only the beginning is read', async () => {
  const receiver = await aReceiver()
  receiver.answers.push({ status: 400, body: 'x'.repeat(10_000_000) })
  const { answer } = await post(new URL(receiver.url), message, { allowPrivate: true })
  expect(answer).toBe('x'.repeat(300))
  const silent = await aReceiver({ silent: true })
  await expect(post(new URL(silent.url), message, { allowPrivate: true, timeout: 200 })).rejects.toThrow(
    'No answer came in time.',
  )
})

test('private addresses are allowed in local mode alone', () => {
  const allowed = { WEBHOOKS_ALLOW_PRIVATE: 'true', DATABASE_URL: here().databaseUrl }
  const production = { ...allowed, APP_MODE: 'production', FIREBASE_AUTH_EMULATOR_HOST: '' }
  const problem = 'WEBHOOKS_ALLOW_PRIVATE=true is only for APP_MODE=local.'
  expect(() => readEnv(environment(production))).toThrow(problem)
  expect(() => readWorkerEnv({ ...workerEnvironment(here().databaseUrl), ...production })).toThrow(problem)
  expect(readEnv(environment(allowed))).toMatchObject({ WEBHOOKS_ALLOW_PRIVATE: 'true' })
})
