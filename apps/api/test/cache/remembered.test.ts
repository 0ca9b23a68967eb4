import { expect, test, vi } from 'vitest'
import { remembered } from '../../src/plugins/cache/remembered.ts'

const counting = (maxAge?: number) => {
  const tag = { version: 0 }
  const changes = { isSubscribed: true }
  const state = { loads: 0, fails: false }
  const read = remembered(
    tag,
    changes,
    async () => {
      const load = ++state.loads
      if (state.fails) throw new Error('unavailable')
      return load
    },
    maxAge,
  )
  return { tag, changes, state, read }
}

test('a value is loaded once for calls at once and after, until its tag changes', async () => {
  const { tag, read } = counting()
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  expect(await read()).toBe(1)
  tag.version++
  expect(await read()).toBe(2)
})

test('a value that was being loaded during a change is not kept', async () => {
  const { tag, read } = counting()
  const before = read()
  tag.version++
  expect(await Promise.all([before, read(), read()])).toEqual([1, 2, 2])
})

test('while changes may be missed, each call loads the value', async () => {
  const { changes, read } = counting()
  await read()
  changes.isSubscribed = false
  expect([await read(), await read()]).toEqual([2, 3])
})

test('a failure is not kept', async () => {
  const { state, read } = counting()
  state.fails = true
  await expect(read()).rejects.toThrow('unavailable')
  state.fails = false
  expect(await read()).toBe(2)
})

test('a value that may have changed unnoticed is loaded again after its maximal age', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { read } = counting(1_000)
  await read()
  vi.advanceTimersByTime(999)
  expect(await read()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await read()).toBe(2)
  vi.useRealTimers()
})
