import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { publishedKeys } from '../../src/plugins/identity/published-keys.ts'
import { aKey, aKeyServer } from '../fixtures/servers/key-server.ts'

const [first, second] = [aKey(), aKey()]

async function aKeySource(cacheControl?: string) {
  const { state, url, close } = await aKeyServer({ first }, cacheControl)
  onTestFinished(close)
  return { state, keyOf: publishedKeys(url) }
}

const advance = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
})

test('simultaneous calls share one request for the keys', async () => {
  const { state, keyOf } = await aKeySource('no-store')
  const keys = await Promise.all(Array.from({ length: 10 }, () => keyOf('first')))
  for (const key of keys) expect(key).toBeDefined()
  expect(state.requests).toBe(1)
})

test.each([
  ['when they expire', 'public, max-age=600, must-revalidate', 0, 600],
  ['sooner by the time for which another cache has kept them', 'max-age=600', 500, 100],
])('keys are fetched again %s, and not before', async (_, cacheControl, age, lifetime) => {
  const { state, keyOf } = await aKeySource(cacheControl)
  state.age = String(age)
  await keyOf('first')
  advance(lifetime - 1)
  await keyOf('first')
  expect(state.requests).toBe(1)
  advance(1)
  await keyOf('first')
  expect(state.requests).toBe(2)
})

test('a new key is found within a minute; unknown ids do not cause more requests', async () => {
  const { state, keyOf } = await aKeySource()
  expect(await keyOf('second')).toBeUndefined()
  state.published = { first, second }
  for (let id = 0; id < 20; id++) expect(await keyOf(`invented ${id}`)).toBeUndefined()
  expect(state.requests).toBe(1)
  advance(60)
  expect(await keyOf('second')).toBeDefined()
  expect(state.requests).toBe(2)
})

test('keys that have not expired are used while their source is unavailable', async () => {
  const { state, keyOf } = await aKeySource()
  await keyOf('first')
  state.status = 500
  advance(120)
  expect(await keyOf('first')).toBeDefined()
  await expect(keyOf('second')).rejects.toMatchObject({ code: 'auth/keys-unreachable' })
})
