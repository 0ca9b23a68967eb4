import type { Route } from '@energy/contracts/route'
import { Value } from '@sinclair/typebox/value'
import { beforeAll, describe, expect, test } from 'vitest'
import { aValueOf } from './parts/a-value.ts'
import { aBody, aRecord, aToken } from './parts/a-record.ts'
import { Document, holdsTo } from './parts/answers.ts'
import { anEmail, anIdentity } from './parts/identity.ts'
import { routes } from './parts/routes.ts'
import { world } from './parts/world.ts'

const here = world()
let document: Document
let admin: string
beforeAll(async () => {
  admin = (await here().anAdmin()).token
  document = Value.Parse(Document, await (await fetch(`${here().url}/openapi.json`)).json())
})

interface Sent {
  path?: string
  token?: string | undefined
  body?: unknown
  raw?: string
  headers?: Record<string, string>
}

/** Makes a call, well or badly, and holds its answer against the document. */
async function send({ method, url }: Route, { path = url, token = admin, body, raw, headers = {} }: Sent) {
  const answer = await fetch(here().url + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...((body !== undefined || raw !== undefined) && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(raw !== undefined && { body: raw }),
  })
  await holdsTo(document, method, url, answer.clone())
  return answer
}

/** Where a route finds a record of its own. */
async function whereOf(route: Route) {
  const { url } = route
  if (url.includes(':email')) return url.replace(':email', (await here().aPerson()).email)
  if (url.includes(':token')) return url.replace(':token', await aToken(here(), 'unsubscribe'))
  if (!url.includes(':id')) return url
  const id = await aRecord(here(), route)
  return url.replace(':id', id).replace(':reply', id)
}

const bodyOf = ({ schema }: Route, email = anEmail()) => (schema.body ? { body: aValueOf(schema.body, email) } : {})
const those = (which: (route: Route) => unknown) =>
  routes.filter(which).map((route) => ({ name: `${route.method} ${route.url}`, route }))
const takes = (name: string) => (route: Route) => name in (route.schema.headers?.['properties'] ?? {})

test.each(those(() => true))('$name answers a good call as the document says', async ({ route }) => {
  const own = route.config.owner === 'body' ? await anIdentity() : undefined
  const path = await whereOf(route)
  const named = path.split('/').map(decodeURIComponent)
  const email = own?.email ?? named.find((part) => part.includes('@'))
  const body = route.schema.body ? { body: await aBody(here(), route, email ?? anEmail()) } : {}
  const answer = await send(route, { path, ...(own && { token: own.token }), ...body })
  expect(Object.keys(route.schema.response)).toContain(String(answer.status))
})

test.each(those(({ config }) => config.access !== 'public'))(
  '$name answers nobody as the document says',
  async (each) => {
    const { route } = each
    expect((await send(route, { path: await whereOf(route), token: '', ...bodyOf(route) })).status).toBe(401)
  },
)

test.each(those(({ config }) => ['self', 'admin'].includes(config.access)))(
  '$name answers somebody else as the document says',
  async ({ route }) => {
    const { token } = await here().aPerson()
    expect((await send(route, { path: await whereOf(route), token, ...bodyOf(route) })).status).toBe(403)
  },
)

test.each(those(({ schema }) => schema.params))('$name answers for what is not there', async ({ route }) => {
  for (const name of [crypto.randomUUID(), anEmail(), 'nothing', '%20'])
    expect((await send(route, { path: route.url.replace(/:\w+/, name), ...bodyOf(route) })).status).toBe(404)
})

test.each(those(({ schema }) => 'token' in (schema.body?.['properties'] ?? {})))(
  '$name answers for a token that nobody was sent',
  async ({ route }) => {
    expect((await send(route, { body: { token: 'A'.repeat(43) } })).status).toBe(404)
  },
)

test.each(those(takes('if-match')))('$name answers somebody who missed a change', async ({ route }) => {
  const headers = { 'if-match': '"999"' }
  expect((await send(route, { path: await whereOf(route), headers, ...bodyOf(route) })).status).toBe(412)
})

test.each(those(takes('idempotency-key')))('$name answers a key that comes again', async ({ route }) => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = { path: await whereOf(route), headers, ...bodyOf(route) }
  const other = { ...first, body: JSON.parse(JSON.stringify(first.body).replaceAll('Ada', 'Eve')) }
  const answers = [await send(route, first), await send(route, first), await send(route, other)]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 422])
})

describe.each(those(({ schema }) => schema.querystring))('$name', ({ route }) => {
  const isTaken = (query: string) =>
    query.slice(0, query.indexOf('=')) in (route.schema.querystring?.['properties'] ?? {})
  test.each(
    ['limit=1', 'limit=100', 'order=newest', 'q=', `q=${'é'.repeat(200)}`, `cursor=${crypto.randomUUID()}`].filter(
      isTaken,
    ),
  )('takes ?%s', async (query) => {
    expect((await send(route, { path: `${route.url}?${query}` })).status).toBe(200)
  })
  test.each(
    'limit=0 limit=101 limit=1.5 limit= limit=1&limit=2 cursor=x cursor= order=oldest q=%00 q=a&q=b page=1'
      .split(' ')
      .concat(`q=${'é'.repeat(201)}`, `cursor=${'0'.repeat(201)}`, `limit=${'9'.repeat(400)}`, 'limit=-1e999'),
  )('refuses ?%s', async (query) => {
    expect((await send(route, { path: `${route.url}?${query}` })).status).toBe(400)
  })
})

describe.each(those(({ schema }) => schema.body))('$name', ({ route }) => {
  test.each([
    ['what is no JSON', 400, { raw: '{' }],
    ['no body at all', 400, { raw: '' }],
    ['null', 400, { raw: 'null' }],
    ['a list', 400, { raw: '[]' }],
    ['an unknown field', 400, { raw: '{"unknown":1}' }],
    ['a prototype', 400, { raw: '{"__proto__":{"admin":true}}' }],
    ['half a surrogate pair in a name', 400, { raw: '{"\\ud800":1}' }],
    ['nesting without end', 400, { raw: '['.repeat(100_000) + ']'.repeat(100_000) }],
    ['another type', 415, { raw: '{}', headers: { 'content-type': 'text/plain' } }],
    ['256 KiB of nothing', 400, { raw: ' '.repeat(256 * 1024) }],
    ['256 KiB and one byte', 413, { raw: ' '.repeat(256 * 1024 + 1) }],
  ])('refuses %s', async (_, status, sent) => {
    expect((await send(route, { path: await whereOf(route), ...sent })).status).toBe(status)
  })
})
