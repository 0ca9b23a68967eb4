import { expect, onTestFinished, test, vi } from 'vitest'
import { aCacheServer } from '../fixtures/servers/cache-server.ts'

const DAY = 86_400

/** A server that has cached a response and lost its subscription to changes. The test sets its handler and the clock. */
async function anUnsubscribedServer() {
  const handler: { respond(): Promise<unknown> } = { respond: async () => ({}) }
  const server = await aCacheServer('1', () => handler.respond())
  onTestFinished(server.close)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  await server.get('/services')
  vi.setSystemTime(Date.now() + 100_000)
  await server.loseSubscription()
  /** Sets the clock to this many ms after the loss of the subscription. */
  const setTimeSinceLoss = (ms: number) => void vi.setSystemTime(server.app.changes.lostAt + ms)
  setTimeSinceLoss(0)
  return { ...server, handler, setTimeSinceLoss, count: () => server.handled['/services'] }
}
const unavailable = async () => {
  throw new Error('Connection terminated unexpectedly')
}

test('without a subscription to changes every request queries the database', async () => {
  const { getWithAge, count } = await anUnsubscribedServer()
  expect(await getWithAge('/services')).toEqual([200, undefined])
  expect(await getWithAge('/services')).toEqual([200, undefined])
  expect(count()).toBe(3)
})

test('while the database is unavailable, too, the cache serves, with the time since the loss as Age; a second later the database is queried again', async () => {
  const { getWithAge, handler, setTimeSinceLoss, count } = await anUnsubscribedServer()
  handler.respond = unavailable
  setTimeSinceLoss(60_000)
  expect(await getWithAge('/services')).toEqual([200, '60'])
  expect(count()).toBe(2)
  setTimeSinceLoss(60_999)
  expect(await getWithAge('/services')).toEqual([200, '60'])
  expect(count()).toBe(2)
  setTimeSinceLoss(61_000)
  expect(await getWithAge('/services')).toEqual([200, '61'])
  expect(count()).toBe(3)
  handler.respond = async () => ({})
  setTimeSinceLoss(62_000)
  expect(await getWithAge('/services')).toEqual([200, undefined])
  // The database is available again, so every request queries it.
  expect(await getWithAge('/services')).toEqual([200, undefined])
  expect(count()).toBe(5)
})

test('cached responses serve for a day, and no longer', async () => {
  const { getWithAge, handler, setTimeSinceLoss } = await anUnsubscribedServer()
  handler.respond = unavailable
  setTimeSinceLoss(DAY * 1_000)
  expect(await getWithAge('/services')).toEqual([200, String(DAY)])
  setTimeSinceLoss((DAY + 1) * 1_000)
  expect(await getWithAge('/services')).toEqual([500, undefined])
  expect(await getWithAge('/services/unread')).toEqual([500, undefined])
})

test('after any other error no cached response is served', async () => {
  const { getWithAge, handler } = await anUnsubscribedServer()
  handler.respond = async () => {
    throw new Error('An error of our own')
  }
  expect(await getWithAge('/services')).toEqual([500, undefined])
})

test('a running query is shared for a quarter of a second', async () => {
  const { get, handler, setTimeSinceLoss, count } = await anUnsubscribedServer()
  const answers: ((value: object) => void)[] = []
  handler.respond = () => new Promise((resolve) => void answers.push(resolve))
  const first = get('/services')
  await expect.poll(count).toBe(2)
  setTimeSinceLoss(249)
  const second = get('/services')
  setTimeSinceLoss(250)
  const third = get('/services')
  await expect.poll(count).toBe(3)
  for (const answer of answers) answer({})
  expect(await Promise.all([first, second, third])).toEqual([200, 200, 200])
  expect(count()).toBe(3)
})
