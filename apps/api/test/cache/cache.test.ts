import { service, type ContentChange } from '@energy/contracts/content'
import { expect, test } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { QueryConfig } from 'pg'
import { SECURITY_HEADERS } from '../../src/plugins/headers.ts'
import { aDatabaseClient } from '../fixtures/servers/replica.ts'
import { countLockWaits, waitForLock } from '../fixtures/wait-for-lock.ts'
import { adminOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)

const create = async (fields: ContentChange = {}) =>
  (await staff().call(service.create, { body: { headerTitle: 'Heat pumps', ...fields } })).insertedId
const save = (id: string, body: ContentChange) => staff().call(service.update, { params: { id }, body })

/** A response without decoding of its body. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = request(here().url + path, { method, headers }).end()
  const [answer] = await once(sent, 'response')
  return { status: Number(answer.statusCode), headers: answer.headers, body: await buffer(answer) }
}

const prefix = async (list: Response) => /"titlePrefix":"(old|new)"/.exec(await list.text())?.[1]

/** Delays counts from now on, so that a list gets its rows and waits for its count. */
function delayCounts() {
  const { pool } = here().app
  const query = pool.query.bind(pool)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const seen = { counts: 0, lists: 0 }
  const value = async (config: QueryConfig) => {
    const isCount = config.text.includes('count(*)')
    if (isCount) seen.counts++
    if (isCount) await released
    const result = await query(config)
    if (config.text.includes('FROM "public"."items"')) seen.lists++
    return result
  }
  Object.defineProperty(pool, 'query', { value, configurable: true })
  return {
    seen,
    release() {
      Reflect.deleteProperty(pool, 'query')
      release()
    },
  }
}

test.each([
  ['is not cached after it', false],
  ['is not shared with later requests', true],
])('a response that was read before a write %s', async (_, isAskedMeanwhile) => {
  const id = await create({ titlePrefix: 'first' })
  await save(id, { titlePrefix: 'old' })
  const path = `${here().url}/services?limit=100&q=&order=newest`
  const { seen, release } = delayCounts()
  const before = fetch(path)
  await expect.poll(() => seen).toEqual({ counts: 1, lists: 1 })
  await save(id, { titlePrefix: 'new' })
  const after = isAskedMeanwhile ? fetch(path) : undefined
  await expect.poll(() => seen.counts).toBe(isAskedMeanwhile ? 2 : 1)
  release()
  await before
  expect(await prefix((await after) ?? (await fetch(path)))).toBe('new')
})

test('fifty simultaneous requests for the same address read one page and one count', async () => {
  const { app, url, databaseUrl } = here()
  await create()
  const { run, end } = await aDatabaseClient(databaseUrl)
  await run('BEGIN')
  await run('LOCK TABLE items IN ACCESS EXCLUSIVE MODE')
  const requests = Array.from({ length: 50 }, () => fetch(`${url}/services?limit=7`))
  const connected = () => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))
  await expect.poll(connected).toBeGreaterThanOrEqual(50)
  await waitForLock(databaseUrl, 2)
  await fetch(`${url}/health`)
  expect(await countLockWaits(databaseUrl)).toBe(2)
  await run('COMMIT')
  await end()
  expect(new Set((await Promise.all(requests)).map(({ status }) => status))).toEqual(new Set([200]))
})

test.each([
  ['br', 'gzip, deflate, br', '-br', brotliDecompressSync],
  ['gzip', 'gzip;q=0.5, br;q=0', '-gz', gunzipSync],
  [undefined, 'deflate', '', (body: Buffer) => body],
])('encoded as %s the content is the same, with an ETag of its own', async (encoding, accepted, suffix, decoded) => {
  const id = await create({ details: 'At length. '.repeat(300) })
  await save(id, { cta: 'Get Service' })
  const plain = await get(`/services/${id}`)
  expect(plain.headers.etag).toBe('"2"')
  for (const time of ['new', 'cached']) {
    const answer = await get(`/services/${id}`, { 'accept-encoding': accepted })
    expect([time, answer.headers['content-encoding'], answer.headers.etag]).toEqual([time, encoding, `"2${suffix}"`])
    expect(answer.headers['content-length']).toBe(String(answer.body.length))
    expect(answer.headers.vary).toBe('accept-encoding, origin')
    expect(decoded(answer.body).equals(plain.body)).toBe(true)
  }
})

test('a small response is not compressed', async () => {
  const answer = await get(`/services/${await create()}`, { 'accept-encoding': 'br' })
  expect([answer.headers['content-encoding'], answer.headers.etag]).toEqual([undefined, '"1"'])
})

test('If-None-Match is answered with 304 until the response changes', async () => {
  const id = await create()
  for (const path of [`/services/${id}`, '/services', '/services?limit=2', '/menu']) {
    const { etag = '' } = (await get(path)).headers
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get(path, { 'if-none-match': condition })
      expect([path, condition, answer.status, answer.body.length]).toEqual([path, condition, 304, 0])
      expect(answer.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding, origin' })
    }
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
  }
  const { etag = '' } = (await get('/services?limit=2')).headers
  await create()
  // The page is the same, but the total count has changed.
  expect((await get('/services?limit=2', { 'if-none-match': etag })).status).toBe(200)
})

test('HEAD answers as GET does, without a body', async () => {
  const path = `/services/${await create({ details: 'a'.repeat(2_000) })}`
  for (const method of ['HEAD', 'GET', 'HEAD']) {
    const [head, whole] = [await get(path, { 'accept-encoding': 'br' }, method), await get(path)]
    expect(head.status).toBe(200)
    expect(head.headers.etag).toBe('"1-br"')
    expect(head.body.length > 0).toBe(method === 'GET')
    expect(Number(head.headers['content-length'])).toBeLessThan(whole.body.length)
  }
})

test('a cached response has all headers of the first one', async () => {
  const path = '/services?limit=1'
  await create()
  await create()
  for (const time of ['new', 'cached']) {
    const { headers } = await get(path, { origin: 'http://localhost:4200' })
    expect([time, headers]).toMatchObject([
      time,
      {
        ...SECURITY_HEADERS,
        'access-control-allow-origin': 'http://localhost:4200',
        'access-control-expose-headers': expect.stringContaining('etag'),
        'cache-control': 'no-cache',
        'content-type': 'application/json; charset=utf-8',
        link: expect.stringContaining('rel="next"'),
        'x-total-count': expect.stringMatching(/^\d+$/),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ])
    expect(headers).not.toHaveProperty('age')
  }
  const { headers } = await get(path, { origin: 'http://localhost:4200.evil.example' })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})
