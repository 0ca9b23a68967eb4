import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { overview } from '@energy/contracts/site'
import { user } from '@energy/contracts/people/users'
import Fastify from 'fastify'
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { readEnv } from '../../src/shared/settings/api-settings.ts'
import { identity } from '../../src/plugins/identity/identity.ts'
import { anEmail, anIdentity, changeIdentity } from '../fixtures/identity.ts'
import { aKey, aKeyServer, aToken, claimsOf } from '../fixtures/servers/key-server.ts'
import { aProxy } from '../fixtures/servers/proxy.ts'
import { aServer, environment, problemOf, statusOf, type World } from '../fixtures/world.ts'

const key = aKey()
let keys: Awaited<ReturnType<typeof aKeyServer>>
let server: World
beforeAll(async () => {
  // Keys are not cached, so that the number of requests shows whether a token was verified.
  keys = await aKeyServer({ first: key }, 'no-store')
  server = await aServer({ FIREBASE_KEYS_URL: keys.url })
})
afterAll(() => Promise.all([server.close(), keys.close()]))

/** A person with an account and a record, who calls with a token with any claims. */
async function aPerson(role: 'user' | 'admin' = 'user') {
  const { email, uid } = await anIdentity()
  await server.db.user.create({ data: { uid, email, role } })
  const as = async (claims: JWTPayload = {}) => server.as(await aToken({ ...claimsOf(uid, email), ...claims }, key))
  return { email, uid, as, params: { email } }
}
const now = () => Math.floor(Date.now() / 1_000)

/** Sets the clock forward by this many seconds. */
function advance(seconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 })
  onTestFinished(() => void vi.useRealTimers())
}

test('the deletion of a person clears the cached sign-ins of that person, and of nobody else', async () => {
  const [admin, deleted] = [await aPerson('admin'), await aPerson('admin')]
  const [staff, call] = [await admin.as(), await deleted.as()]
  expect([await statusOf(staff(overview)), await statusOf(call(overview))]).toEqual([200, 200])
  await staff(user.remove, { params: deleted.params })
  const { requests } = keys.state
  expect(await statusOf(staff(overview))).toBe(200)
  expect(keys.state.requests).toBe(requests)
  // A new record, created by hand, does not make the sign-in valid again.
  await server.db.user.create({ data: { uid: deleted.uid, email: deleted.email, role: 'admin' } })
  expect(await statusOf(call(overview))).toBe(401)
  expect(keys.state.requests).toBe(requests + 1)
})

test('a token is verified once, and again after five minutes', async () => {
  const { as, params } = await aPerson()
  const call = await as()
  // From here on the clock stands still, but for what is added.
  advance(0)
  await call(user.read, { params })
  const { requests } = keys.state
  await call(user.read, { params })
  expect(keys.state.requests).toBe(requests)
  advance(299)
  await call(user.read, { params })
  expect(keys.state.requests).toBe(requests)
  advance(2)
  await call(user.read, { params })
  expect(keys.state.requests).toBe(requests + 1)
})

test('a token is valid until it expires, cached or not', async () => {
  const { as, params } = await aPerson()
  // From here on the clock stands still, but for what is added.
  advance(0)
  const call = await as({ exp: now() + 60 })
  expect(await statusOf(call(user.read, { params }))).toBe(200)
  advance(58)
  expect(await statusOf(call(user.read, { params }))).toBe(200)
  advance(14)
  expect(await statusOf(call(user.read, { params }))).toBe(401)
})

test('a token that is used at the moment of its expiry is not cached for longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: now() * 1_000 })
  onTestFinished(() => void vi.useRealTimers())
  const { as, params } = await aPerson()
  const call = await as({ exp: now() })
  expect(await statusOf(call(user.read, { params }))).toBe(200)
  advance(11)
  expect(await statusOf(call(user.read, { params }))).toBe(401)
})

test('e-mails of tokens are compared in lower case', async () => {
  const { email, uid } = await anIdentity()
  const call = server.as(await aToken(claimsOf(uid, email.toUpperCase()), key))
  await call(user.create, { body: { firstName: 'Ada', lastName: '', email } })
  expect(await call(user.read, { params: { email } })).toMatchObject({ email })
})

test('a token without a verified e-mail, or without an e-mail, is bound to no record', async () => {
  const email = anEmail()
  await server.db.user.create({ data: { email } })
  const { email_verified: _, ...unverified } = claimsOf('look-alike', email)
  const { email: __, ...nameless } = claimsOf('nameless', email)
  for (const claims of [unverified, nameless])
    expect(await statusOf(server.as(await aToken(claims, key))(user.read, { params: { email } }))).toBe(403)
  expect(await server.db.user.findUnique({ where: { email } })).toMatchObject({ uid: null })
})

test('a sign-in before a revocation is revoked, one in the same second or later is not', async () => {
  const { uid, as } = await aPerson('admin')
  const since = now() - 100
  await changeIdentity(uid, { validSince: String(since) })
  const revoked = await problemOf((await as({ auth_time: since - 1 }))(overview))
  expect(revoked).toMatchObject({ status: 401, detail: 'This sign-in was revoked. Sign in again.' })
  expect(await statusOf((await as({ auth_time: since }))(overview))).toBe(200)
  expect(await statusOf((await as({ auth_time: since + 1 }))(overview))).toBe(200)
})

test('the check of a revocation is cached for a minute, for each sign-in', async () => {
  const { uid, as } = await aPerson('admin')
  // From here on the clock stands still, but for what is added.
  advance(0)
  const time = now() - 100
  await changeIdentity(uid, { validSince: String(time - 10) })
  const [call, other] = [await as({ auth_time: time }), await as({ auth_time: time - 1 })]
  expect(await statusOf(call(overview))).toBe(200)
  await changeIdentity(uid, { validSince: String(now()) })
  expect(await statusOf(other(overview))).toBe(401)
  expect(await statusOf(call(overview))).toBe(200)
  advance(59)
  expect(await statusOf(call(overview))).toBe(200)
  advance(2)
  expect(await statusOf(call(overview))).toBe(401)
})

test('who signs out everywhere is out at once, with every session that began before', async () => {
  const { uid, email, as } = await aPerson('admin')
  await changeIdentity(uid, { validSince: String(now() - 200) })
  const [here, there] = [await as({ auth_time: now() - 100 }), await as({ auth_time: now() - 50 })]
  expect(await statusOf(here(overview))).toBe(200)
  expect(await statusOf(there(overview))).toBe(200)
  await here(user.signOutEverywhere, { params: { email } })
  for (const call of [here, there])
    expect(await problemOf(call(overview))).toMatchObject({ status: 401, detail: expect.stringContaining('revoked') })
})

test('a disabled account cannot make calls of admins', async () => {
  const { uid, as } = await aPerson('admin')
  await changeIdentity(uid, { disableUser: true })
  expect(await problemOf((await as())(overview))).toMatchObject({
    status: 401,
    detail: expect.stringContaining('revoked'),
  })
})

// The bound is below the two minutes in which its library tries again.
test(
  'while the identity provider accepts connections and never answers, calls of staff get 503',
  { timeout: 60_000 },
  async () => {
    const silent = await aProxy(inject('emulator'), (client) => client.unpipe())
    const staff = await aServer({ FIREBASE_KEYS_URL: keys.url, FIREBASE_AUTH_EMULATOR_HOST: silent.host })
    onTestFinished(async () => void (await Promise.all([staff.close(), silent.disconnect()])))
    const { email, uid } = await anIdentity()
    await staff.db.user.create({ data: { uid, email, role: 'admin' } })
    const call = staff.as(await aToken(claimsOf(uid, email), key))
    expect(await problemOf(call(overview))).toMatchObject({ status: 503 })
  },
)

test('with the emulator its unsigned tokens are accepted', async () => {
  const local = await aServer()
  onTestFinished(local.close)
  const { email, call } = await local.aPerson()
  expect(await call(user.read, { params: { email } })).toMatchObject({ email })
})

/** The warnings in the log at the start with these settings. */
async function warnings(settings: Record<string, string>) {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } })
  const { FIREBASE_AUTH_EMULATOR_HOST: _, ...env } = environment({ DATABASE_URL: server.databaseUrl })
  await app.register(identity, { env: readEnv({ ...env, ...settings }) })
  await app.close()
  return lines.map((line): { msg: string } => JSON.parse(line)).map(({ msg }) => msg)
}

test('without an emulator and without credentials that can be read a warning says what will not work', async () => {
  expect(await warnings({})).toEqual([
    'GOOGLE_APPLICATION_CREDENTIALS is not set: unless the machine has an account of its own with Google, ' +
      'sign-up, calls of staff and deletions of people are answered with 503',
  ])
  const account = join(await mkdtemp(join(tmpdir(), 'energy-account-')), 'account.json')
  onTestFinished(() => rm(dirname(account), { recursive: true }))
  const unreadable = [
    'GOOGLE_APPLICATION_CREDENTIALS names no service account that can be read: ' +
      'sign-up, calls of staff and deletions of people are answered with 503',
  ]
  expect(await warnings({ GOOGLE_APPLICATION_CREDENTIALS: account })).toEqual(unreadable)
  await writeFile(account, 'no JSON')
  expect(await warnings({ GOOGLE_APPLICATION_CREDENTIALS: account })).toEqual(unreadable)
  await writeFile(account, '{}')
  expect(await warnings({ GOOGLE_APPLICATION_CREDENTIALS: account })).toEqual([])
  expect(await warnings({ FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' })).toEqual([])
})
