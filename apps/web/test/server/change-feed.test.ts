import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { followChanges } from '../../src/server/change-feed.ts'
import { listening } from '../fixtures/listening.ts'

/** A server with the stream of changes. `statuses` are those of its first responses; the others are 200. */
async function aStream(...statuses: number[]) {
  const responses: ServerResponse[] = []
  let requests = 0
  const url = await listening((_request, response) => {
    const status = statuses[requests++] ?? 200
    response.writeHead(status, { 'content-type': 'text/event-stream' }).write(':\n\n')
    if (status === 200) responses.push(response)
    else response.end()
  })
  const subscribed = vi.fn<() => void>()
  const changed = vi.fn<() => void>()
  const feed = followChanges(url, { subscribed, changed })
  onTestFinished(() => feed.close())
  return { feed, subscribed, changed, responses, requests: () => requests }
}
const WITHIN = { timeout: 10_000 }
afterEach(() => void vi.useRealTimers())

test('a feed is not subscribed before the API has answered, and reports each change then', async () => {
  const { feed, subscribed, changed, responses } = await aStream()
  expect(feed.isSubscribed).toBe(false)
  expect(feed.lostAt).toBe(0)
  await vi.waitFor(() => expect(subscribed).toHaveBeenCalledOnce(), WITHIN)
  expect(feed.isSubscribed).toBe(true)
  responses[0]?.write('event: change\ndata: {}\n\n')
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce(), WITHIN)
})

test('an answer with an error is no subscription; the feed asks again', async () => {
  const { feed, subscribed, requests } = await aStream(503)
  await vi.waitFor(() => expect(requests()).toBe(1), WITHIN)
  expect(feed.isSubscribed).toBe(false)
  await vi.waitFor(() => expect(subscribed).toHaveBeenCalled(), WITHIN)
  expect(requests()).toBe(2)
  expect(subscribed).toHaveBeenCalledOnce()
})

test('a lost connection is known at once, with its time, and subscribed again', async () => {
  const { feed, subscribed, responses } = await aStream()
  await vi.waitFor(() => expect(subscribed).toHaveBeenCalledOnce(), WITHIN)
  const before = Date.now()
  responses[0]?.end()
  await vi.waitFor(() => expect(feed.isSubscribed).toBe(false), { ...WITHIN, interval: 5 })
  expect(feed.lostAt).toBeGreaterThanOrEqual(before)
  await vi.waitFor(() => expect(subscribed).toHaveBeenCalledTimes(2), WITHIN)
  expect(feed.isSubscribed).toBe(true)
})

test('a connection that stays silent for 20 seconds is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { subscribed, changed, responses } = await aStream()
  await vi.waitUntil(() => subscribed.mock.calls.length > 0, WITHIN)
  const [response] = responses
  if (!response) throw new Error('There is no connection')
  const closed = once(response, 'close').then(() => 'closed')
  /** What comes first of a change and the end of the connection. A poll would advance the timers. */
  const next = () => {
    const reported = new Promise((resolve) => void changed.mockImplementationOnce(() => resolve('reported')))
    response.write('event: change\ndata: {}\n\n')
    return Promise.race([reported, closed])
  }
  expect(await next()).toBe('reported')
  vi.advanceTimersByTime(19_999)
  expect(await next()).toBe('reported')
  vi.advanceTimersByTime(20_000)
  expect(await closed).toBe('closed')
})

test('a closed feed ends its connection and asks no more', async () => {
  const { feed, subscribed, responses, requests } = await aStream()
  await vi.waitFor(() => expect(subscribed).toHaveBeenCalledOnce(), WITHIN)
  const [response] = responses
  if (!response) throw new Error('There is no connection')
  const closed = once(response, 'close')
  feed.close()
  await closed
  await vi.waitFor(() => expect(feed.isSubscribed).toBe(false), WITHIN)
  expect(requests()).toBe(1)
})
