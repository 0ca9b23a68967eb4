import { expect, onTestFinished, test } from 'vitest'
import { aCacheServer } from '../fixtures/servers/cache-server.ts'

const MIB = 2 ** 20

async function aServer(mib = '1', make: () => Promise<unknown> = async () => ({ text: 'a'.repeat(2_000) })) {
  const found = await aCacheServer(mib, make)
  onTestFinished(found.close)
  return found
}

/** Responses that stay pending until the test resolves or rejects them. */
function pendingResponses() {
  const pending: { resolve(value: unknown): void; reject(error: Error): void }[] = []
  const make = () => new Promise((resolve, reject) => void pending.push({ resolve, reject }))
  return { pending, make, count: () => pending.length }
}

test('addresses with a query have a quarter of the memory, those without the rest', async () => {
  const { app, get } = await aServer()
  for (let number = 1; number <= 150; number++) await get(`/services?q=${number}`)
  expect(app.cacheBytes()).toBeGreaterThan(0.2 * MIB)
  expect(app.cacheBytes()).toBeLessThanOrEqual(0.25 * MIB)
  for (let number = 1; number <= 400; number++) await get(`/services/${number}`)
  expect(app.cacheBytes()).toBeGreaterThan(0.95 * MIB)
  expect(app.cacheBytes()).toBeLessThanOrEqual(MIB)
})

test('with the cache turned off every call reaches the handler, also simultaneous ones', async () => {
  const { app, get, handled } = await aServer('0')
  await Promise.all([get('/services'), get('/services')])
  await get('/services')
  expect(handled).toEqual({ '/services': 3 })
  expect(app.cacheBytes()).toBe(0)
})

test('simultaneous requests share one call of the handler, and a failure is not cached', async () => {
  const { pending, make, count } = pendingResponses()
  const { get, handled } = await aServer('1', make)
  const first = [get('/services'), get('/services')]
  await expect.poll(count).toBe(1)
  pending[0]?.reject(new Error('Not now'))
  expect(await Promise.all(first)).toEqual([500, 500])
  const second = [get('/services'), get('/services')]
  await expect.poll(count).toBe(2)
  pending[1]?.resolve({})
  expect(await Promise.all(second)).toEqual([200, 200])
  expect(await get('/services')).toBe(200)
  expect(handled).toEqual({ '/services': 2 })
})

test.each([
  ['is stale', 200, 2],
  ['is stale', 399, 2],
  ['stays fresh', 400, 1],
  ['stays fresh', 499, 1],
  ['is stale, as it may have written,', 500, 2],
])('a cached response %s after a write that was answered with %i', async (_, status, times) => {
  const { get, write, handled } = await aServer()
  await get('/services/1')
  await write(status)
  await get('/services/1')
  expect(handled).toEqual({ '/services/1': times })
})

test('the onSend hook of a write route still runs', async () => {
  const { write } = await aServer()
  expect((await write(201)).headers).toMatchObject({ 'x-of-the-route': 'sent' })
})

test('the bytes of an encoded variant count as memory', async () => {
  const { app, get } = await aServer()
  await get('/services')
  const plain = app.cacheBytes()
  await app.inject({ url: '/services', headers: { 'accept-encoding': 'br' } })
  expect(app.cacheBytes()).toBeGreaterThan(plain)
})

test('HEAD is answered from the cache, too', async () => {
  const { get, head, handled } = await aServer()
  await get('/services')
  expect(await head('/services')).toBe(200)
  expect(handled).toEqual({ '/services': 1 })
})

test('a response that was begun before a write is neither cached after it nor shared with later requests', async () => {
  const { pending, make, count } = pendingResponses()
  const { app, get, write } = await aServer('1', make)
  const before = get('/services')
  await expect.poll(count).toBe(1)
  await write(201)
  const after = get('/services')
  await expect.poll(count).toBe(2)
  pending[0]?.resolve({})
  await before
  // The first has ended and the second has not, so a new request shares the second.
  const third = get('/services')
  pending[1]?.resolve({})
  expect(await Promise.all([after, third])).toEqual([200, 200])
  expect(count()).toBe(2)

  const bytes = app.cacheBytes()
  const late = get('/services/1')
  await expect.poll(count).toBe(3)
  await write(201)
  pending[2]?.resolve({})
  await late
  expect(app.cacheBytes()).toBe(bytes)
  const anew = get('/services/1')
  await expect.poll(count).toBe(4)
  pending[3]?.resolve({})
  expect(await anew).toBe(200)
})
