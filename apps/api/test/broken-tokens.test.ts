import { service } from '@energy/contracts/content'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { user } from '@energy/contracts/users'
import * as fc from 'fast-check'
import { CompactSign, decodeJwt, decodeProtectedHeader, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { aGate } from './fixtures/gate.ts'
import { anEmail, anIdentity } from './fixtures/identity.ts'
import { aKey, aKeyServer, aToken, claimsOf } from './fixtures/key-server.ts'
import { aServer, refusal, statusOf, type World } from './fixtures/world.ts'

/** Fewer than a file of tests has seconds for; the seed of a failure is printed. */
const RUNS = 100

const key = aKey()
let keys: Awaited<ReturnType<typeof aKeyServer>>
beforeAll(async () => {
  keys = await aKeyServer({ first: key })
})
afterAll(() => keys.close())

/** How tokens are verified: which settings ask for it, a good token, and a token with these bytes as its payload. */
interface Mode {
  name: string
  settings: () => Record<string, string>
  good: (uid: string, email: string, token: string) => string | Promise<string>
  holding: (payload: Uint8Array, good: string) => string | Promise<string>
}
const encoded = (part: Uint8Array | string) => Buffer.from(part).toString('base64url')
const modes: Mode[] = [
  {
    name: 'beside the emulator',
    settings: () => ({}),
    good: (_, __, token) => token,
    holding: (payload, good) => `${good.split('.')[0]}.${encoded(payload)}.`,
  },
  {
    name: 'with published keys',
    settings: () => ({ FIREBASE_KEYS_URL: keys.url }),
    good: (uid, email) => aToken(claimsOf(uid, email), key),
    holding: (payload, good) =>
      new CompactSign(payload)
        .setProtectedHeader({ alg: 'RS256', ...decodeProtectedHeader(good) })
        .sign(key.privateKey),
  },
]

const bytes = (text: string) => new TextEncoder().encode(text)
const startsOf = (text: string) => fc.nat({ max: text.length - 1 }).map((length) => text.slice(0, length))

/** Payloads that are none: cut off, no JSON, other JSON, or claims of which one is missing or of another type. */
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

/** Tokens with something broken beside the payload. */
function tokensBeside(good: string) {
  const [, body = '', signature = ''] = good.split('.')
  const head = fc.oneof(fc.json().map(encoded), fc.uint8Array({ maxLength: 40 }).map(encoded))
  const broken = fc.oneof(
    startsOf(good),
    head.map((part) => [part, body, signature].join('.')),
    fc.array(fc.base64String({ maxLength: 40 }), { maxLength: 6 }).map((parts) => parts.join('.')),
  )
  // Nothing at all is no token.
  return broken.filter((token) => token !== '')
}

describe.each(modes)('$name', ({ settings, good, holding }) => {
  let server: World
  let token: string
  let claims: JWTPayload
  beforeAll(async () => {
    server = await aServer(settings())
    const admin = await server.anAdmin()
    token = await good(admin.uid, admin.email, admin.token)
    claims = decodeJwt(token)
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, bearer: string, body?: object) =>
    fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${bearer}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })

  /** What calls with a token are answered, also one that anyone may make, and what they are told to prove who they are with. */
  async function answersTo(bearer: string) {
    const answers = [
      await send('GET', user.list.url, bearer),
      await send('POST', service.create.url, bearer, { headerTitle: 'A title' }),
      await send('POST', specialist.create.url, bearer, { username: 'Ada', email: anEmail() }),
    ]
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    return answers.map(({ status, headers }) => ({ status, challenge: headers.get('www-authenticate') }))
  }

  const refused = { status: 401, challenge: 'Bearer realm="energy"' }
  const nobodys = [refused, refused, refused]

  test('a token with its whole payload is taken', async () => {
    const taken = [200, 201, 201].map((status) => ({ status, challenge: null }))
    expect(await answersTo(token)).toEqual(taken)
    expect(await answersTo(await holding(bytes(JSON.stringify(claims)), token))).toEqual(taken)
  })

  test.each(['', 'null', '"text"', '7', '[]', '{}', '{"sub":', 'no JSON'])(
    'a token whose payload is %j is refused with 401',
    async (payload) => {
      expect(await answersTo(await holding(bytes(payload), token))).toEqual(nobodys)
    },
  )

  test('a token whose payload is none is refused with 401, whatever it is', { timeout: 60_000 }, async () => {
    const isRefused = fc.asyncProperty(payloadsBeside(claims), async (payload) => {
      expect(await answersTo(await holding(payload, token))).toEqual(nobodys)
    })
    await fc.assert(isRefused, { numRuns: RUNS })
  })

  test('a token that is cut off or broken elsewhere is refused with 401', { timeout: 60_000 }, async () => {
    const isRefused = fc.asyncProperty(tokensBeside(token), async (broken) => {
      expect(await answersTo(broken)).toEqual(nobodys)
    })
    await fc.assert(isRefused, { numRuns: RUNS })
  })
})

test('while the emulator is away nobody is told that their sign-in is bad, and a broken token is refused as before', async () => {
  const gate = await aGate(inject('emulator'))
  const server = await aServer({ FIREBASE_AUTH_EMULATOR_HOST: gate.host })
  onTestFinished(async () => void (await Promise.all([server.close(), gate.shut()])))
  const { email, token } = await anIdentity()
  const read = (bearer: string) => server.as(bearer)(user.read, { params: { email } })
  await gate.shut()
  expect(await refusal(read(token))).toMatchObject({ status: 503 })
  const asked = server.as(token)(specialist.create, { body: { username: 'Ada', email } })
  expect(await refusal(asked)).toMatchObject({ status: 503 })
  expect(await server.db.specialist.count()).toBe(0)
  expect(await statusOf(read(token.slice(0, -20)))).toBe(401)
  await gate.open()
  expect(await refusal(read(token))).toMatchObject({ status: 404 })
})
