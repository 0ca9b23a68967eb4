import { apiKey } from '@energy/contracts/people/api-keys'
import { booking } from '@energy/contracts/bookings/bookings'
import { inbox } from '@energy/contracts/inquiries/inbox'
import { invoice } from '@energy/contracts/sales/invoices'
import { offer } from '@energy/contracts/sales/offers'
import type { Route } from '@energy/contracts/route'
import { texts } from '@energy/contracts/texts'
import { webhook } from '@energy/contracts/webhooks/webhooks'
import { beforeAll, describe, expect, test } from 'vitest'
import { aChunk, aValidCall, aRecord, pathOf } from '../fixtures/records/a-record.ts'
import { aValueOf } from '../fixtures/records/a-value.ts'
import { documentOf, expectDocumented, type Document } from '../fixtures/answers.ts'
import { anEmail } from '../fixtures/identity.ts'
import { acceptsKey, refusesKey, routesAnswering, routesWhere } from '../fixtures/expected-statuses.ts'
import { send as sendTo, type Sent } from '../fixtures/sending.ts'
import { world } from '../fixtures/world.ts'

const here = world()
let document: Document
let admin: { uid: string; token: string }
/** The token of a user who is no staff, and an API key. */
let refused: { user: string; key: string }
beforeAll(async () => {
  const { call, ...account } = await here().anAdmin()
  admin = account
  const { key } = await call(apiKey.create, { body: { name: 'Import', role: 'editor' } })
  refused = { user: (await here().aPerson()).token, key }
  document = await documentOf(here())
})

/** Makes a call, valid or invalid, and checks its response against the document. */
async function send(route: Route, sent: Sent) {
  const answer = await sendTo(here(), route, { token: admin.token, ...sent })
  await expectDocumented(document, route, answer.clone())
  return answer
}
const pathTo = (route: Route) => pathOf(here(), route, admin.uid)
const paths = new Map<Route, Promise<string>>()
/** The path of a record that all calls share which change nothing, as they only read or are refused. */
function unchangedPath(route: Route) {
  const known = paths.get(route) ?? pathTo(route)
  paths.set(route, known)
  return known
}
const bodyOf = ({ schema, config }: Route) => ({
  ...(schema.body && { body: aValueOf(schema.body, anEmail()) }),
  ...(config.bytes && aChunk),
})
const validCall = (route: Route) => aValidCall(here(), route, admin.uid)

test.each(routesWhere(() => true))('$name answers a valid call as documented', async ({ route }) => {
  const answer = await send(route, await validCall(route))
  expect(Object.keys(route.schema.response)).toContain(String(answer.status))
})

test.each(routesWhere(({ schema }) => 'cursor' in (schema.querystring?.['properties'] ?? {})))(
  '$name links the first of two pages to the next',
  async ({ route }) => {
    for (let row = 0; row < 2; row++) await (route.url === '/users' ? here().aPerson() : aRecord(here(), route))
    const answer = await send(route, { path: `${await pathTo(route)}?limit=1` })
    expect(answer.headers.get('link')).toMatch(/^<\?limit=1&cursor=.+>; rel="next"$/)
  },
)

test.each(routesAnswering(304))('$name answers If-None-Match with 304 as documented', async ({ route }) => {
  const headers = { 'if-none-match': '*' }
  expect((await send(route, { path: await unchangedPath(route), headers })).status).toBe(304)
})

test.each(routesAnswering(401))('$name answers an invalid token as documented', async ({ route }) => {
  expect((await send(route, { path: await unchangedPath(route), token: 'nonsense', ...bodyOf(route) })).status).toBe(
    401,
  )
})

test.each(routesAnswering(403))('$name answers whom it does not admit as documented', async ({ route }) => {
  // A key is no user, and a call for users admits every user.
  const token = route.config.access === 'signed-in' ? refused.key : refused.user
  expect((await send(route, { path: await unchangedPath(route), token, ...bodyOf(route) })).status).toBe(403)
})

test.each(routesAnswering(404))('$name answers an unknown record as documented', async ({ route }) => {
  for (const name of [crypto.randomUUID(), anEmail(), 'nothing', '%20'])
    expect((await send(route, { path: route.url.replace(/:\w+/, name), ...bodyOf(route) })).status).toBe(404)
})

test.each(routesAnswering(412))('$name answers an old version as documented', async ({ route }) => {
  const headers = { 'if-match': '"999"' }
  expect((await send(route, { path: await unchangedPath(route), headers, ...bodyOf(route) })).status).toBe(412)
})

test.each(
  routesWhere(({ method, schema }) => method !== 'GET' && !('if-match' in (schema.headers?.['properties'] ?? {}))),
)('$name ignores If-Match, which is not documented for it', async ({ route }) => {
  const valid = await validCall(route)
  const headers = { ...('headers' in valid && valid.headers), 'if-match': '"999"' }
  const answer = await send(route, { ...valid, headers })
  expect(Object.keys(route.schema.response)).toContain(String(answer.status))
})

test.each(routesWhere(refusesKey))('$name answers a repeated key as documented', async ({ route }) => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  // An hour for a call must be one that is free, the fields of a text are those of its kind, a payment is not to come, and
  // the address of a webhook is a public one.
  const isExact = [booking.create, texts.start, invoice.pay, webhook.create].some(({ url }) => url === route.url)
  const { body } = isExact ? await validCall(route) : bodyOf(route)
  const first = { path: await pathTo(route), headers, body }
  const other = { ...first, body: JSON.parse(JSON.stringify(body).replaceAll(/Ada|(?<=@)example/g, 'Eve')) }
  const answers = [await send(route, first), await send(route, first), await send(route, other)]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 422])
})

test.each(routesWhere((route) => acceptsKey(route) && !refusesKey(route)))(
  '$name answers a repeated key as documented',
  async ({ route }) => {
    const sent = { path: await pathTo(route), headers: { 'idempotency-key': crypto.randomUUID() } }
    const answers = [await send(route, sent), await send(route, sent)]
    const [success] = Object.keys(route.schema.response).map(Number)
    expect(answers.map(({ status }) => status)).toEqual([success, success])
  },
)

describe.each(routesWhere(({ schema }) => schema.querystring))('$name', ({ route }) => {
  // Cursors of the inbox and of offers have more than an id.
  const isAccepted = (query: string) =>
    query.slice(0, query.indexOf('=')) in (route.schema.querystring?.['properties'] ?? {}) &&
    !([inbox.list, offer.list].some(({ url }) => url === route.url) && query.startsWith('cursor'))
  test.each(
    ['limit=1', 'limit=100', 'order=newest', 'q=', `q=${'é'.repeat(200)}`, `cursor=${crypto.randomUUID()}`].filter(
      isAccepted,
    ),
  )('accepts ?%s', async (query) => {
    expect((await send(route, { path: `${await unchangedPath(route)}?${query}` })).status).toBe(200)
  })
  test.each(
    'limit=0 limit=101 limit=1.5 limit= limit=1&limit=2 cursor=x cursor= order=oldest q=%00 q=a&q=b unknown=1'
      .split(' ')
      .concat(`q=${'é'.repeat(201)}`, `cursor=${'0'.repeat(201)}`, `limit=${'9'.repeat(400)}`, 'limit=-1e999'),
  )('rejects ?%s', async (query) => {
    expect((await send(route, { path: `${await unchangedPath(route)}?${query}` })).status).toBe(400)
  })
})

test.each(
  routesWhere(({ schema }) => schema.headers).flatMap(({ name, route }) =>
    Object.keys(route.schema.headers?.['properties']).map((header) => ({ name, route, header })),
  ),
)('$name rejects a header $header that is too long', async ({ route, header }) => {
  const headers = { [header]: 'a'.repeat(1_001) }
  expect((await send(route, { path: await unchangedPath(route), headers, ...bodyOf(route) })).status).toBe(400)
})

test.each(routesWhere(({ config }) => config.file))('$name answers its ranges as documented', async ({ route }) => {
  const path = await pathTo(route)
  expect((await send(route, { path, headers: { range: 'bytes=0-3' } })).status).toBe(206)
  expect((await send(route, { path, headers: { range: 'bytes=900-' } })).status).toBe(416)
  const wider = await fetch(here().url + path.replace('/320.', '/640.'), { redirect: 'manual' })
  await expectDocumented(document, route, wider)
  expect(wider.headers.get('location')).toBe('320.webp')
})

test.each(routesWhere(({ schema }) => 'upload' in (schema.body?.['properties'] ?? {})))(
  '$name answers what is not a picture as documented',
  async ({ route }) => {
    const chunks = { create: { number: 0, bytes: new Uint8Array(4) } }
    const { id } = await here().db.upload.create({ data: { uid: admin.uid, name: 'a.jpg', bytes: 4, chunks } })
    expect((await send(route, { path: await pathTo(route), body: { upload: id } })).status).toBe(422)
  },
)

describe.each(routesWhere(({ method }) => method !== 'GET'))('$name', ({ route }) => {
  test.each([
    ['invalid JSON', 400, { raw: '{' }],
    ['unclosed deep nesting', 400, { raw: `${'['.repeat(100_000)}` }],
    ['another type', 415, { raw: '{}', headers: { 'content-type': 'text/plain' } }],
    ['256 KiB of spaces', 400, { raw: ' '.repeat(256 * 1024) }],
    ['256 KiB and one byte', 413, { raw: ' '.repeat(256 * 1024 + 1) }],
  ])('rejects %s', async (_, status, sent) => {
    const expected = route.config.bytes ? 415 : status
    expect((await send(route, { path: await unchangedPath(route), ...sent })).status).toBe(expected)
  })
  test('rejects bytes unless they are its body', async () => {
    const { status } = await send(route, { path: await pathTo(route), ...aChunk })
    expect(status).toBe(route.config.bytes ? 200 : 415)
  })
})

describe.each(routesWhere(({ schema }) => schema.body))('$name', ({ route }) => {
  test.each([
    ['null', { raw: 'null' }],
    ['a list', { raw: '[]' }],
    ['an unknown field', { raw: '{"unknown":1}' }],
    ['a prototype', { raw: '{"__proto__":{"admin":true}}' }],
    ['half a surrogate pair in a name', { raw: '{"\\ud800":1}' }],
    ['deep nesting', { raw: '['.repeat(100_000) + ']'.repeat(100_000) }],
  ])('rejects %s', async (_, sent) => {
    expect((await send(route, { path: await unchangedPath(route), ...sent })).status).toBe(400)
  })
})

const asJson = { 'content-type': 'application/json' }

test.each(routesWhere(({ method }) => method === 'DELETE'))(
  '$name treats an empty JSON body as none',
  async ({ route }) => {
    for (const empty of [{ raw: '' }, { headers: asJson }])
      expect((await send(route, { path: await pathTo(route), ...empty })).status).toBe(200)
  },
)

test.each(routesWhere(({ method, config }) => (method === 'POST' || method === 'PUT') && !config.bytes))(
  '$name rejects an empty JSON body',
  async ({ route }) => {
    for (const empty of [{ raw: '' }, { headers: asJson }])
      expect((await send(route, { path: await unchangedPath(route), ...empty })).status).toBe(400)
  },
)
