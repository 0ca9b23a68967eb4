import Fastify, { type InjectOptions } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerOf } from '../src/cached-response.ts'
import { createResponseCache } from '../src/response-cache.ts'

const advance = (ms: number) => void vi.setSystemTime(Date.now() + ms)

class Unavailable extends Error {}
const unavailable = () => {
  throw new Unavailable()
}

/** A server that answers from a source through the cache. The test sets the source, its version and the clock. */
async function aServer({ servesStale = false, queryShare = 0.25, maxBytes = 2 ** 20 } = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_000 })
  onTestFinished(() => void vi.useRealTimers())
  const source = { version: 1, requests: 0, calls: 0, status: 200, read: async () => 'text' }
  const changes = { isSubscribed: true, lostAt: 0 }
  const cache = createResponseCache<number>({
    maxBytes,
    queryShare,
    changes,
    isFresh: (version) => version === source.version,
    staleFor: 60,
    servesStale,
    isUnavailable: (error) => error instanceof Unavailable,
    mayStore: ({ plain }) => plain.status === 200,
    headersFor: ({ id }) => ['x-request-id', id],
  })
  const app = Fastify()
  onTestFinished(() => app.close())
  app.addHook('onRequest', cache.onRequest)
  app.all('/*', (request, reply) => {
    source.requests++
    return cache.answer(request, reply, source.version, async (at) => {
      source.calls++
      const { status } = source
      return answerOf({ body: await source.read(), type: 'text/plain', status, common: [], own: [], at })
    })
  })
  const send = (sent: InjectOptions | string) => app.inject(sent)
  const get = async (url = '/', method: 'GET' | 'HEAD' | 'POST' = 'GET') => {
    const { statusCode, body, headers } = await send({ url, method })
    return { status: statusCode, body, age: headers['age'], id: headers['x-request-id'] }
  }
  const lose = () => Object.assign(changes, { isSubscribed: false, lostAt: Date.now() })
  return { cache, source, send, get, lose }
}

test('a response is read once until its version changes, with headers for each request', async () => {
  const { source, get } = await aServer()
  const [first, second] = [await get(), await get()]
  expect([first.body, second.body, source.calls]).toEqual(['text', 'text', 1])
  expect(second.id).not.toBe(first.id)
  expect((await get('/', 'HEAD')).status).toBe(200)
  expect(source.calls).toBe(1)
  source.version++
  await get()
  expect(source.calls).toBe(2)
  await get('/', 'POST')
  expect(source.calls).toBe(3)
})

test('a response that may not be stored is sent and read again', async () => {
  const { source, get, cache } = await aServer()
  source.status = 404
  expect([(await get()).status, (await get()).status, source.calls]).toEqual([404, 404, 2])
  expect(cache.bytes()).toBe(0)
})

test('an error is sent whole, whatever version the client has: a 304 would show its last page in place of the error', async () => {
  const { source, send } = await aServer()
  const conditional = async (tag: string) => (await send({ url: '/', headers: { 'if-none-match': tag } })).statusCode
  expect(await conditional('*')).toBe(304)
  source.status = 404
  source.version++
  const { etag = '' } = (await send('/')).headers
  expect([await conditional('*'), await conditional(String(etag))]).toEqual([404, 404])
})

test('addresses with a query are cached in their own share, or not at all', async () => {
  const cached = await aServer()
  await Promise.all([cached.get('/?q'), cached.get('/?q')])
  await cached.get('/?q')
  expect(cached.source.calls).toBe(1)
  const uncached = await aServer({ queryShare: 0 })
  await Promise.all([uncached.get('/?q'), uncached.get('/?q')])
  await uncached.get('/?q')
  expect(uncached.source.calls).toBe(3)
})

test.each(['/Guides', '/%67uides', '//guides', '/guides/', '/guides;a', '/GUIDES?q'])(
  '%s, another spelling of an address, takes no memory of others',
  async (url) => {
    const { source, get, cache } = await aServer()
    expect([(await get(url)).status, (await get(url)).status]).toEqual([200, 200])
    expect([source.calls, cache.bytes()]).toEqual([2, 0])
  },
)

test.each(['/guides', '/guides?q=A//B', '/guides/feed.xml', '/single_guide/0192f0c1-7e1c-7000-8000-3d2b1a0c9e8f'])(
  '%s, an address in its one spelling, is cached',
  async (url) => {
    const { source, get } = await aServer()
    await get(url)
    await get(url)
    expect(source.calls).toBe(1)
  },
)

test('without memory each request is read', async () => {
  const { source, get } = await aServer({ maxBytes: 0 })
  await Promise.all([get(), get()])
  expect(source.calls).toBe(2)
})

test('the memory of a response grows with its encodings, once they are ready', async () => {
  const { source, send, cache } = await aServer()
  source.read = async () => 'text'.repeat(1_000)
  const read = async (encoding: string) => {
    await send({ url: '/', headers: { 'accept-encoding': encoding } })
    return cache.bytes()
  }
  const [plain, withGzip, withBoth, again] = [await read(''), await read('gzip'), await read('br'), await read('br')]
  expect([plain < withGzip, withGzip < withBoth, again === withBoth]).toEqual([true, true, true])
})

test('clear removes all responses, also from memory', async () => {
  const { cache, source, get } = await aServer()
  await get()
  await get('/?q')
  expect(cache.bytes()).toBeGreaterThan(0)
  cache.clear()
  expect(cache.bytes()).toBe(0)
  await get()
  expect(source.calls).toBe(3)
})

test('while the source is unavailable the last response serves with its age, and the source is asked once a second', async () => {
  const { source, get, lose } = await aServer()
  await get()
  advance(5_000)
  lose()
  source.read = unavailable
  advance(7_000)
  expect(await get()).toMatchObject({ status: 200, age: '7' })
  advance(999)
  expect(await get()).toMatchObject({ status: 200, age: '7' })
  expect(source.calls).toBe(2)
  advance(1)
  expect(await get()).toMatchObject({ status: 200, age: '8' })
  expect(source.calls).toBe(3)
  expect(await get('/other')).toMatchObject({ status: 500, age: undefined })
  source.read = async () => 'back'
  advance(1_000)
  expect(await get()).toMatchObject({ body: 'back', age: undefined })
})

test('the last response serves no longer than `staleFor`, and after another error not at all', async () => {
  const { source, get, lose } = await aServer()
  await get()
  lose()
  source.read = unavailable
  advance(60_999)
  expect(await get()).toMatchObject({ status: 200, age: '60' })
  advance(1_001)
  expect((await get()).status).toBe(500)
  const other = await aServer()
  await other.get()
  other.lose()
  other.source.read = () => {
    throw new Error('An error of our own')
  }
  expect((await other.get()).status).toBe(500)
})

test.each([
  [true, { status: 200, age: '3' }],
  [false, { status: 500, age: undefined }],
])('a response of an older version serves only with `servesStale`: %s', async (servesStale, expected) => {
  const { source, get } = await aServer({ servesStale })
  await get()
  advance(3_000)
  source.version++
  source.read = unavailable
  expect(await get()).toMatchObject(expected)
})

test('simultaneous requests share a call of the same version, without a subscription for a quarter of a second', async () => {
  const { source, get, lose, cache } = await aServer()
  const answers: ((text: string) => void)[] = []
  source.read = () => new Promise((resolve) => void answers.push(resolve))
  const requests = [get(), get()]
  await expect.poll(() => [source.requests, source.calls]).toEqual([2, 1])
  source.version++
  requests.push(get())
  await expect.poll(() => source.calls).toBe(2)
  lose()
  advance(249)
  requests.push(get())
  await expect.poll(() => source.requests).toBe(4)
  advance(1)
  requests.push(get())
  await expect.poll(() => source.calls).toBe(3)
  answers[0]?.('0')
  await Promise.all(requests.slice(0, 2))
  // Its data changed while it was read.
  expect(cache.bytes()).toBe(0)
  answers.forEach((answer, index) => answer(String(index)))
  expect((await Promise.all(requests)).map(({ body }) => body)).toEqual(['0', '0', '1', '1', '2'])
})
