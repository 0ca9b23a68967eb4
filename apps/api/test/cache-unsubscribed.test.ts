import { expect, onTestFinished, test, vi } from 'vitest'
import { aCacheServer } from './fixtures/cache-server.ts'

const DAY = 86_400

/** A server that has answered once, hears of no change any more, and meets what it is told to; the clock is told, too. */
async function deaf() {
  const meets: { now(): Promise<unknown> } = { now: async () => ({}) }
  const keeper = await aCacheServer('1', () => meets.now())
  onTestFinished(keeper.close)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  await keeper.get('/services')
  vi.setSystemTime(Date.now() + 100_000)
  await keeper.deafen()
  /** It is so many ms after the last moment in which changes were heard of. */
  const itIs = (ms: number) => void vi.setSystemTime(keeper.app.changes.lostAt + ms)
  itIs(0)
  return { ...keeper, meets, itIs, count: () => keeper.asked['/services'] }
}
const away = async () => {
  throw new Error('Connection terminated unexpectedly')
}

test('while changes are not heard of the database is asked each time', async () => {
  const { aged, count } = await deaf()
  expect(await aged('/services')).toEqual([200, undefined])
  expect(await aged('/services')).toEqual([200, undefined])
  expect(count()).toBe(3)
})

test('while it is away, too, the last bytes serve, as old as the silence; it is asked again after a second', async () => {
  const { aged, meets, itIs, count } = await deaf()
  meets.now = away
  itIs(60_000)
  expect(await aged('/services')).toEqual([200, '60'])
  expect(count()).toBe(2)
  itIs(60_999)
  expect(await aged('/services')).toEqual([200, '60'])
  expect(count()).toBe(2)
  itIs(61_000)
  expect(await aged('/services')).toEqual([200, '61'])
  expect(count()).toBe(3)
  meets.now = async () => ({})
  itIs(62_000)
  expect(await aged('/services')).toEqual([200, undefined])
  // It is there again: nobody is spared the question.
  expect(await aged('/services')).toEqual([200, undefined])
  expect(count()).toBe(5)
})

test('they serve for a day, and no longer', async () => {
  const { aged, meets, itIs } = await deaf()
  meets.now = away
  itIs(DAY * 1_000)
  expect(await aged('/services')).toEqual([200, String(DAY)])
  itIs((DAY + 1) * 1_000)
  expect(await aged('/services')).toEqual([500, undefined])
  expect(await aged('/services/unread')).toEqual([500, undefined])
})

test('another failure is no reason to serve them', async () => {
  const { aged, meets } = await deaf()
  meets.now = async () => {
    throw new Error('A fault of our own')
  }
  expect(await aged('/services')).toEqual([500, undefined])
})

test('a query that is under way is joined for a quarter of a second', async () => {
  const { get, meets, itIs, count } = await deaf()
  const answers: ((value: object) => void)[] = []
  meets.now = () => new Promise((resolve) => void answers.push(resolve))
  const first = get('/services')
  await expect.poll(count).toBe(2)
  itIs(249)
  const second = get('/services')
  itIs(250)
  const third = get('/services')
  await expect.poll(count).toBe(3)
  for (const answer of answers) answer({})
  expect(await Promise.all([first, second, third])).toEqual([200, 200, 200])
  expect(count()).toBe(3)
})
