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
  const lost = vi.fn<(cause: unknown) => void>()
  const feed = followChanges(url, { subscribed, changed, lost })
  onTestFinished(() => feed.close())
  return { url, feed, subscribed, changed, lost, responses, requests: () => requests }
}
afterEach(() => void vi.useRealTimers())

test('a feed is not subscribed before the API has answered, and reports each change then', async () => {
  const { feed, subscribed, changed, responses } = await aStream()
  expect(feed.isSubscribed).toBe(false)
  expect(feed.lostAt).toBe(0)
  await expect.poll(() => subscribed.mock.calls.length).toBe(1)
  expect(feed.isSubscribed).toBe(true)
  responses[0]?.write('event: change\ndata: {}\n\n')
  await expect.poll(() => changed.mock.calls.length).toBe(1)
})

test('an answer with an error is no subscription; the feed asks again', async () => {
  const { feed, subscribed, requests } = await aStream(503)
  await expect.poll(requests).toBe(1)
  expect(feed.isSubscribed).toBe(false)
  await expect.poll(() => subscribed.mock.calls.length).toBeGreaterThan(0)
  expect(requests()).toBe(2)
  expect(subscribed).toHaveBeenCalledOnce()
})

test('a loss is reported once with its cause until there is a connection again, and closing is none', async () => {
  const { feed, subscribed, lost, responses } = await aStream(503, 503)
  await expect.poll(() => subscribed.mock.calls.length).toBe(1)
  const refused = new Error('The API answered 503 for its changes')
  expect(lost.mock.calls).toEqual([[refused]])
  responses[0]?.end()
  await expect.poll(() => subscribed.mock.calls.length).toBe(2)
  const ended = new Error('The API has ended the connection to its changes')
  expect(lost.mock.calls).toEqual([[refused], [ended]])
  feed.close()
  await expect.poll(() => feed.isSubscribed).toBe(false)
  expect(lost).toHaveBeenCalledTimes(2)
})

test('a lost connection is known at once, with its time, and subscribed again', async () => {
  const { feed, subscribed, responses } = await aStream()
  await expect.poll(() => subscribed.mock.calls.length).toBe(1)
  const before = Date.now()
  responses[0]?.end()
  await expect.poll(() => feed.isSubscribed, { interval: 5 }).toBe(false)
  expect(feed.lostAt).toBeGreaterThanOrEqual(before)
  await expect.poll(() => subscribed.mock.calls.length).toBe(2)
  expect(feed.isSubscribed).toBe(true)
})

test('a connection that stays silent for 20 seconds is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { subscribed, changed, responses } = await aStream()
  await expect.poll(() => subscribed.mock.calls.length).toBe(1)
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
  const { url, feed, subscribed, responses, requests } = await aStream()
  await expect.poll(() => subscribed.mock.calls.length).toBe(1)
  const other = vi.fn<() => void>()
  onTestFinished(followChanges(url, { subscribed: other, changed: () => undefined, lost: () => undefined }).close)
  await expect.poll(() => other.mock.calls.length).toBe(1)
  const [response] = responses
  if (!response) throw new Error('There is no connection')
  const closed = once(response, 'close')
  feed.close()
  await closed
  await expect.poll(() => feed.isSubscribed).toBe(false)
  // The other one asks again, after the pause that the closed one would have made before.
  responses[1]?.end()
  await expect.poll(() => other.mock.calls.length).toBe(2)
  expect(requests()).toBe(3)
})
