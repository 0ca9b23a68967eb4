import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { publishedKeys } from '../src/plugins/identity/published-keys.ts'
import { aKey, aKeyServer } from './fixtures/key-server.ts'

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

test('whoever needs keys at the same moment waits for one answer', async () => {
  const { state, keyOf } = await aKeySource('no-store')
  const keys = await Promise.all(Array.from({ length: 10 }, () => keyOf('first')))
  for (const key of keys) expect(key).toBeDefined()
  expect(state.requests).toBe(1)
})

test('keys are asked for again when their time is over, and not before', async () => {
  const { state, keyOf } = await aKeySource('public, max-age=600, must-revalidate')
  await keyOf('first')
  advance(599)
  await keyOf('first')
  expect(state.requests).toBe(1)
  advance(1)
  await keyOf('first')
  expect(state.requests).toBe(2)
})

test('a key that is new is found within a minute; who invents ids makes nobody ask more often', async () => {
  const { state, keyOf } = await aKeySource()
  expect(await keyOf('second')).toBeUndefined()
  state.published = { first, second }
  for (let id = 0; id < 20; id++) expect(await keyOf(`invented ${id}`)).toBeUndefined()
  expect(state.requests).toBe(1)
  advance(60)
  expect(await keyOf('second')).toBeDefined()
  expect(state.requests).toBe(2)
})

test('keys whose time is not over are used while their source is away', async () => {
  const { state, keyOf } = await aKeySource()
  await keyOf('first')
  state.status = 500
  advance(120)
  expect(await keyOf('first')).toBeDefined()
  await expect(keyOf('second')).rejects.toMatchObject({ code: 'auth/keys-unreachable' })
})
