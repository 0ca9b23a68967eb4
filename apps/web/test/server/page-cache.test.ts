import type { ServerResponse } from 'node:http'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pageCache, type Rendered } from '../../src/server/page-cache.ts'
import { listening } from '../fixtures/listening.ts'

const page: Rendered = { status: 200, type: 'text/html', body: 'Solar', isComplete: true }

/** A site with a page cache. A stand-in for the API's changes lets the test choose their moment. */
async function aSite(outcome: () => Rendered | Response = () => page) {
  const streams = new Set<ServerResponse>()
  const apiUrl = await listening((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n')
    streams.add(response)
  })
  // Fake timers would advance while the test polls.
  let now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now)
  const app = Fastify()
  let rendered = 0
  const handler = pageCache(app, {
    apiUrl,
    mib: 1,
    headers: { 'x-frame-options': 'DENY' },
    async render() {
      rendered += 1
      return outcome()
    },
  })
  app.get('/*', handler)
  onTestFinished(async () => {
    clock.mockRestore()
    await app.close()
  })
  const get = () => app.inject('/')
  const pass = (ms: number) => {
    now += ms
  }
  /** Whether a request is answered by rendering, and not from the cache. */
  async function renders() {
    const before = rendered
    await get()
    return rendered > before
  }
  /** Waits until the site is subscribed to changes, and those from before have settled. */
  async function untilCached() {
    await expect
      .poll(() => {
        pass(3_000)
        return renders()
      })
      .toBe(false)
  }
  const change = () => streams.forEach((stream) => stream.write('event: change\ndata: {}\n\n'))
  const disconnect = () => streams.forEach((stream) => stream.end())
  const subscriptions = () => [...streams].filter((stream) => !stream.closed).length
  return { get, pass, renders, untilCached, change, disconnect, subscriptions, close: () => app.close() }
}

test('a page is cached until a change, and again when the change has settled on all replicas of the API', async () => {
  const { get, pass, renders, untilCached, change } = await aSite()
  await untilCached()
  expect((await get()).headers).toMatchObject({
    'cache-control': 'no-cache',
    'x-frame-options': 'DENY',
    vary: 'accept-encoding',
  })
  change()
  await expect.poll(renders).toBe(true)
  pass(2_999)
  expect([await renders(), await renders()]).toEqual([true, true])
  pass(1)
  expect([await renders(), await renders()]).toEqual([true, false])
})

test('a page from before a lost connection to the changes is not served after it', async () => {
  let current = page
  const { get, renders, untilCached, disconnect } = await aSite(() => current)
  await untilCached()
  current = { ...page, body: 'Wind' }
  disconnect()
  await expect.poll(renders).toBe(true)
  await untilCached()
  expect((await get()).body).toBe('Wind')
})

const broken = { ...page, status: 503, body: 'Broken', isComplete: false }

test('while the API does not answer, the last page serves for a day', async () => {
  let current = page
  const { get, pass, renders, untilCached, disconnect } = await aSite(() => current)
  await untilCached()
  current = broken
  disconnect()
  await expect.poll(renders).toBe(true)
  pass(3_600_000)
  const { statusCode, body, headers } = await get()
  expect([statusCode, body, headers.age]).toEqual([200, 'Solar', '3600'])
  pass(86_400_000)
  expect((await get()).statusCode).toBe(503)
})

test('a redirect and an unexpected error are not answered with the last page', async () => {
  let outcome: Rendered | Response | Error = page
  const { get, renders, untilCached, disconnect } = await aSite(() => {
    if (outcome instanceof Error) throw outcome
    return outcome
  })
  await untilCached()
  outcome = new Response(null, { status: 302, headers: { location: '/guides' } })
  disconnect()
  await expect.poll(renders).toBe(true)
  expect((await get()).statusCode).toBe(302)
  outcome = new Error('A defect')
  expect((await get()).statusCode).toBe(500)
})

test('a site that is closed is not subscribed to changes any more', async () => {
  const { subscriptions, close } = await aSite()
  await expect.poll(subscriptions).toBe(1)
  await close()
  await expect.poll(subscriptions).toBe(0)
})

test.each([
  ['a page that is not found', { ...page, status: 404 }, 404, { 'cache-control': 'no-cache' }],
  ['an incomplete page', { ...page, isComplete: false }, 200, { 'cache-control': 'no-cache' }],
  ['a page without its data', broken, 503, { 'cache-control': 'no-store', 'retry-after': '5' }],
  ['a broken page', { ...broken, status: 500 }, 500, { 'cache-control': 'no-store' }],
  ['a redirect', new Response(null, { status: 302, headers: { location: '/guides' } }), 302, { location: '/guides' }],
])('%s is rendered for each request', async (_, outcome, status, headers) => {
  let current: Rendered | Response = page
  const { get, pass, renders, untilCached, change } = await aSite(() => current)
  await untilCached()
  current = outcome
  change()
  await expect.poll(renders).toBe(true)
  pass(3_000)
  expect([await renders(), await renders()]).toEqual([true, true])
  const answer = await get()
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject(headers)
})
