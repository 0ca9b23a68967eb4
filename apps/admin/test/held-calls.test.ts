// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOLD, hold, takeBack } from '../src/shared/held-calls.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const aCall = () => vi.fn<() => Promise<void>>().mockResolvedValue()

test('a held call is made after ten seconds, once', async () => {
  const send = aCall()
  hold('1', send)
  await vi.advanceTimersByTimeAsync(HOLD - 1)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledOnce()
  expect(takeBack('1')).toBe(false)
})

test('a call that is taken back is not made', async () => {
  const send = aCall()
  hold('1', send)
  expect(takeBack('1')).toBe(true)
  await vi.advanceTimersByTimeAsync(HOLD)
  expect(send).not.toHaveBeenCalled()
})

test('the calls are made at once when the tab is hidden', async () => {
  const [one, other] = [aCall(), aCall()]
  hold('1', one)
  hold('2', other)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(HOLD)
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1])
})
