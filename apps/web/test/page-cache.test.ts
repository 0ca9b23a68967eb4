import type { ServerResponse } from 'node:http'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pageCache, type Rendered } from '../src/server/page-cache.ts'
import { listening } from './fixtures/listening.ts'

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
      .poll(
        () => {
          pass(3_000)
          return renders()
        },
        { timeout: 10_000 },
      )
      .toBe(false)
  }
  const change = () => streams.forEach((stream) => stream.write('event: change\ndata: {}\n\n'))
  const disconnect = () => streams.forEach((stream) => stream.end())
  return { get, pass, renders, untilCached, change, disconnect }
}

test('a page is cached until a change, and again when the change has settled on all replicas of the API', async () => {
  const { get, pass, renders, untilCached, change } = await aSite()
  await untilCached()
  expect((await get()).headers).toMatchObject({ 'cache-control': 'no-cache', 'x-frame-options': 'DENY' })
  change()
  await expect.poll(renders, { timeout: 10_000 }).toBe(true)
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
  await expect.poll(renders, { timeout: 10_000 }).toBe(true)
  await untilCached()
  expect((await get()).body).toBe('Wind')
})

test.each([
  ['a page that is not found', { ...page, status: 404 }, 404, { 'cache-control': 'no-cache' }],
  ['an incomplete page', { ...page, isComplete: false }, 200, { 'cache-control': 'no-cache' }],
  [
    'a page without its data',
    { ...page, status: 503, isComplete: false },
    503,
    { 'cache-control': 'no-store', 'retry-after': '5' },
  ],
  ['a redirect', new Response(null, { status: 302, headers: { location: '/guides' } }), 302, { location: '/guides' }],
])('%s is rendered for each request', async (_, outcome, status, headers) => {
  let current: Rendered | Response = page
  const { get, pass, renders, untilCached, change } = await aSite(() => current)
  await untilCached()
  current = outcome
  change()
  await expect.poll(renders, { timeout: 10_000 }).toBe(true)
  pass(3_000)
  expect([await renders(), await renders()]).toEqual([true, true])
  const answer = await get()
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject(headers)
})
