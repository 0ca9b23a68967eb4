import { overview } from '@energy/contracts/site'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { user } from '@energy/contracts/people/users'
import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { anEmail, anIdentity, changeIdentity } from '../fixtures/identity.ts'
import { aKey, aKeyServer, aToken, claimsOf, type Key } from '../fixtures/servers/key-server.ts'
import { aServer, problemOf, type World } from '../fixtures/world.ts'

const [mine, other] = [aKey(), aKey()]
let keys: Awaited<ReturnType<typeof aKeyServer>>
let server: World
beforeAll(async () => {
  keys = await aKeyServer({ first: mine })
  server = await aServer({ FIREBASE_KEYS_URL: keys.url })
})
afterAll(() => Promise.all([server.close(), keys.close()]))

/** A person with an account and a record, whose token is signed by the published key. */
async function aPerson(role: 'user' | 'admin' = 'user') {
  const { email, uid } = await anIdentity()
  await server.db.user.create({ data: { uid, email, role } })
  const claims = claimsOf(uid, email)
  return { email, claims, call: server.as(await aToken(claims, mine)) }
}

const read = (token: string, email: string) => server.as(token)(user.read, { params: { email } })

test('a token for this project that is signed by a published key is accepted', async () => {
  const { email, claims } = await aPerson()
  await expect(read(await aToken(claims, mine), email)).resolves.toMatchObject({ email })
})

const seconds = (offset: number) => Math.floor(Date.now() / 1_000) + offset
const without = (claims: JWTPayload, name: string) =>
  Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name))
const publicKey = () => new TextEncoder().encode(mine.publicKey.export({ format: 'pem', type: 'spki' }).toString())
const rs256 = { alg: 'RS256', kid: 'first' }

type Forgery = (claims: JWTPayload) => string | Promise<string>
test.each<[string, Forgery]>([
  ['has expired', (claims) => aToken({ ...claims, exp: seconds(-60) }, mine)],
  ['never expires', (claims) => aToken(without(claims, 'exp'), mine)],
  ['is older than an hour', (claims) => aToken({ ...claims, iat: seconds(-7_200) }, mine)],
  ['comes from the future', (claims) => aToken({ ...claims, iat: seconds(120) }, mine)],
  ['is of a sign-in in the future', (claims) => aToken({ ...claims, auth_time: seconds(120) }, mine)],
  ['is for another project', (claims) => aToken({ ...claims, aud: 'another' }, mine)],
  ['has another issuer', (claims) => aToken({ ...claims, iss: 'https://securetoken.google.com/another' }, mine)],
  ['has an empty subject', (claims) => aToken({ ...claims, sub: '' }, mine)],
  ['names no key', (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(mine.privateKey)],
  ['names an unknown key', (claims) => aToken(claims, mine, 'second')],
  ['is signed by another key than it names', (claims) => aToken(claims, other)],
  ['is not signed', (claims) => new UnsecuredJWT(claims).encode()],
  [
    'is signed HS256 by the public key',
    (claims) => new SignJWT(claims).setProtectedHeader({ ...rs256, alg: 'HS256' }).sign(publicKey()),
  ],
  ['was tampered with', async (claims) => tampered(await aToken(claims, mine))],
  ['has no signature', async (claims) => (await aToken(claims, mine)).replace(/[^.]+$/, '')],
  ['is not a JWT', () => 'nonsense'],
])('a token that %s is rejected with 401', async (_, forge) => {
  const { email, claims } = await aPerson()
  const token = await forge(claims)
  expect(await problemOf(read(token, email))).toMatchObject({ status: 401 })
  // Also in a public call: otherwise the request would be bound to nobody.
  const requests = server.as(token)(specialist.create, { body: { username: 'Ada', email } })
  expect(await problemOf(requests)).toMatchObject({ status: 401 })
  expect(await server.db.inquiry.count({ where: { email } })).toBe(0)
})

test('the answer says why a sign-in is not accepted', async () => {
  const { email, claims } = await aPerson()
  const incomplete = read(await aToken(without(claims, 'auth_time'), mine), email)
  expect(await problemOf(incomplete)).toMatchObject({ detail: 'This sign-in is incomplete. Sign in again.' })
  const unknown = read(await aToken(claims, mine, 'second'), email)
  expect(await problemOf(unknown)).toMatchObject({
    detail: 'This sign-in was signed with an unknown key. Sign in again.',
  })
})

/** A token with another subject and the original signature. */
function tampered(token: string) {
  const [head, body = '', signature] = token.split('.')
  const claims: JWTPayload = JSON.parse(Buffer.from(body, 'base64url').toString())
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'another' })).toString('base64url')
  return [head, changed, signature].join('.')
}

test('a token of the emulator is rejected where keys are published', async () => {
  const { email, token } = await anIdentity()
  expect(await problemOf(read(token, email))).toMatchObject({ status: 401 })
})

test('calls of admins reject a revoked token, and the token of a deleted or disabled account', async () => {
  const admin = await aPerson('admin')
  await changeIdentity(String(admin.claims.sub), { validSince: String(seconds(60)) })
  expect(await problemOf(admin.call(overview))).toMatchObject({ status: 401 })

  const disabled = await aPerson('admin')
  await changeIdentity(String(disabled.claims.sub), { disableUser: true })
  expect(await problemOf(disabled.call(user.list))).toMatchObject({ status: 401 })

  const gone = await aToken(claimsOf('of-nobody', anEmail()), mine)
  await server.db.user.create({ data: { uid: 'of-nobody', email: anEmail(), role: 'admin' } })
  expect(await problemOf(server.as(gone)(overview))).toMatchObject({ status: 401 })
})

test('the check of a revocation is cached for a minute at most', async () => {
  const admin = await aPerson('admin')
  await expect(admin.call(overview)).resolves.toBeTruthy()
  await changeIdentity(String(admin.claims.sub), { validSince: String(seconds(2)) })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(await problemOf(admin.call(overview))).toMatchObject({ status: 401 })
})

test('the token of a deleted account cannot create a record', async () => {
  const email = anEmail()
  const token = await aToken(claimsOf('deleted', email), mine)
  const made = server.as(token)(user.create, { body: { firstName: 'Ada', lastName: '', email } })
  expect(await problemOf(made)).toMatchObject({ status: 401 })
})

/** A server with its own source of keys. */
async function withPublishedKeys(published: Record<string, Key>, cacheControl?: string) {
  const source = await aKeyServer(published, cacheControl)
  const api = await aServer({ FIREBASE_KEYS_URL: source.url })
  onTestFinished(async () => void (await Promise.all([api.close(), source.close()])))
  const statusOf = async (key: Key, kid?: string) => {
    const { uid, email } = { uid: crypto.randomUUID(), email: anEmail() }
    const call = api.as(await aToken(claimsOf(uid, email), key, kid))
    return (await problemOf(call(user.read, { params: { email } }))).status
  }
  return { source, statusOf, api }
}

test('keys are cached for as long as their Cache-Control says', async () => {
  const longLived = await withPublishedKeys({ first: mine })
  for (let call = 0; call < 3; call++) expect(await longLived.statusOf(mine)).toBe(404)
  expect(longLived.source.state.requests).toBe(1)

  // The clock is fixed, so that a slow machine makes no difference.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const shortLived = await withPublishedKeys({ first: mine }, 'public, max-age=1')
  expect(await shortLived.statusOf(mine)).toBe(404)
  shortLived.source.state.published = { second: other }
  expect(await shortLived.statusOf(mine)).toBe(404)
  vi.setSystemTime(Date.now() + 1_100)
  expect([await shortLived.statusOf(mine), await shortLived.statusOf(other, 'second')]).toEqual([401, 404])
  expect(shortLived.source.state.requests).toBe(2)
})

test('while the keys cannot be fetched calls are answered with 503, and nothing is stored unbound', async () => {
  const { source, statusOf, api } = await withPublishedKeys({ first: mine }, 'no-store')
  source.state.status = 500
  expect(await statusOf(mine)).toBe(503)
  const requests = api.as(await aToken(claimsOf('ada', anEmail()), mine))(specialist.create, {
    body: { username: 'Ada', email: anEmail() },
  })
  expect(await problemOf(requests)).toMatchObject({ status: 503 })
  expect(await api.db.inquiry.count()).toBe(0)
  source.state.status = 200
  expect(await statusOf(mine)).toBe(404)
  await source.close()
  expect(await statusOf(mine)).toBe(503)
})
