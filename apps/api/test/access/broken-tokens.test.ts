import { service } from '@energy/contracts/content'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { user } from '@energy/contracts/people/users'
import * as fc from 'fast-check'
import { CompactSign, decodeJwt, decodeProtectedHeader, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { aProxy } from '../fixtures/servers/proxy.ts'
import { anEmail, anIdentity } from '../fixtures/identity.ts'
import { aKey, aKeyServer, aToken, claimsOf } from '../fixtures/servers/key-server.ts'
import { aServer, problemOf, statusOf, type World } from '../fixtures/world.ts'

/** Runs of each property: few, to save time. A failure prints its seed. */
const RUNS = 100

const key = aKey()
let keys: Awaited<ReturnType<typeof aKeyServer>>
beforeAll(async () => {
  keys = await aKeyServer({ first: key })
})
afterAll(() => keys.close())

/** A way to verify tokens: its settings, a valid token, and a token with these bytes as its payload. */
interface Mode {
  name: string
  settings: () => Record<string, string>
  valid: (uid: string, email: string, token: string) => string | Promise<string>
  withPayload: (payload: Uint8Array, valid: string) => string | Promise<string>
}
const encoded = (segment: Uint8Array | string) => Buffer.from(segment).toString('base64url')
const modes: Mode[] = [
  {
    name: 'with the emulator',
    settings: () => ({}),
    valid: (_, __, token) => token,
    withPayload: (payload, valid) => `${valid.split('.')[0]}.${encoded(payload)}.`,
  },
  {
    name: 'with published keys',
    settings: () => ({ FIREBASE_KEYS_URL: keys.url }),
    valid: (uid, email) => aToken(claimsOf(uid, email), key),
    withPayload: (payload, valid) =>
      new CompactSign(payload)
        .setProtectedHeader({ alg: 'RS256', ...decodeProtectedHeader(valid) })
        .sign(key.privateKey),
  },
]

const bytes = (text: string) => new TextEncoder().encode(text)
const startsOf = (text: string) => fc.nat({ max: text.length - 1 }).map((length) => text.slice(0, length))

/** Invalid payloads: truncated, no JSON, other JSON, or claims with one missing or of another type. */
function payloadsBeside(claims: JWTPayload) {
  const needed = ['aud', 'auth_time', 'exp', 'iss', 'sub']
  const without = fc.tuple(fc.constantFrom(...needed), fc.constant(undefined))
  const mistyped = fc.tuple(fc.constantFrom(...needed, 'email', 'email_verified'), fc.constantFrom(null, [], ['a'], {}))
  return fc.oneof(
    startsOf(JSON.stringify(claims)).map(bytes),
    fc.json().map(bytes),
    fc.uint8Array({ maxLength: 60 }),
    fc.oneof(without, mistyped).map(([name, value]) => bytes(JSON.stringify({ ...claims, [name]: value }))),
  )
}

/** Tokens that are truncated, or have an invalid header or number of segments. */
function tokensBeside(valid: string) {
  const [, body = '', signature = ''] = valid.split('.')
  const head = fc.oneof(fc.json().map(encoded), fc.uint8Array({ maxLength: 40 }).map(encoded))
  const broken = fc.oneof(
    startsOf(valid),
    head.map((segment) => [segment, body, signature].join('.')),
    fc.array(fc.base64String({ maxLength: 40 }), { maxLength: 6 }).map((parts) => parts.join('.')),
  )
  // An empty text counts as no token.
  return broken.filter((token) => token !== '')
}

describe.each(modes)('$name', ({ settings, valid, withPayload }) => {
  let server: World
  let token: string
  let claims: JWTPayload
  beforeAll(async () => {
    server = await aServer(settings())
    const admin = await server.anAdmin()
    token = await valid(admin.uid, admin.email, admin.token)
    claims = decodeJwt(token)
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, bearer: string, body?: object) =>
    fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${bearer}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })

  /** The status and the `WWW-Authenticate` header of calls with a token, one of them public. */
  async function answersTo(bearer: string) {
    const answers = [
      await send('GET', user.list.url, bearer),
      await send('POST', service.create.url, bearer, { headerTitle: 'A title' }),
      await send('POST', specialist.create.url, bearer, { username: 'Ada', email: anEmail() }),
    ]
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    return answers.map(({ status, headers }) => ({ status, challenge: headers.get('www-authenticate') }))
  }

  const rejected = { status: 401, challenge: 'Bearer realm="energy"' }
  const allRejected = [rejected, rejected, rejected]

  test('a token with its complete payload is accepted', async () => {
    const accepted = [200, 201, 201].map((status) => ({ status, challenge: null }))
    expect(await answersTo(token)).toEqual(accepted)
    expect(await answersTo(await withPayload(bytes(JSON.stringify(claims)), token))).toEqual(accepted)
  })

  test.each(['', 'null', '"text"', '7', '[]', '{}', '{"sub":', 'no JSON'])(
    'a token with the payload %j is rejected with 401',
    async (payload) => {
      expect(await answersTo(await withPayload(bytes(payload), token))).toEqual(allRejected)
    },
  )

  test('a token with any invalid payload is rejected with 401', async () => {
    const isRejected = fc.asyncProperty(payloadsBeside(claims), async (payload) => {
      expect(await answersTo(await withPayload(payload, token))).toEqual(allRejected)
    })
    await fc.assert(isRejected, { numRuns: RUNS })
  })

  test('a token that is truncated or invalid elsewhere is rejected with 401', async () => {
    const isRejected = fc.asyncProperty(tokensBeside(token), async (broken) => {
      expect(await answersTo(broken)).toEqual(allRejected)
    })
    await fc.assert(isRejected, { numRuns: RUNS })
  })
})

test('while the emulator is unavailable a valid token gets 503, and a truncated one 401', async () => {
  const proxy = await aProxy(inject('emulator'))
  const server = await aServer({ FIREBASE_AUTH_EMULATOR_HOST: proxy.host })
  onTestFinished(async () => void (await Promise.all([server.close(), proxy.disconnect()])))
  const { email, token } = await anIdentity()
  const read = (bearer: string) => server.as(bearer)(user.read, { params: { email } })
  await proxy.disconnect()
  expect(await problemOf(read(token))).toMatchObject({ status: 503 })
  const asked = server.as(token)(specialist.create, { body: { username: 'Ada', email } })
  expect(await problemOf(asked)).toMatchObject({ status: 503 })
  expect(await server.db.inquiry.count()).toBe(0)
  expect(await statusOf(read(token.slice(0, -20)))).toBe(401)
  await proxy.reconnect()
  expect(await problemOf(read(token))).toMatchObject({ status: 404 })
})
