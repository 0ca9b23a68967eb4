// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOLD, hold, sendHeld, takeBack, useHeldCalls } from '../../src/shared/actions/held-calls.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const aCall = () => vi.fn<() => Promise<void>>().mockResolvedValue()

function turnTab(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Closes the page. @returns whether the browser asks before */
const closesWithQuestion = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

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

test('the calls are made at once when the tab is hidden, and not again later', async () => {
  const [one, other] = [aCall(), aCall()]
  const calls = () => [one.mock.calls.length, other.mock.calls.length]
  hold('1', one)
  hold('2', other)
  turnTab('visible')
  expect(calls()).toEqual([0, 0])
  turnTab('hidden')
  expect(calls()).toEqual([1, 1])
  turnTab('hidden')
  await vi.advanceTimersByTimeAsync(HOLD)
  expect(calls()).toEqual([1, 1])
})

test('the calls are made at once when the page is closed, and the browser asks until they are answered', async () => {
  const answered = Promise.withResolvers<void>()
  const send = aCall().mockReturnValue(answered.promise)
  hold('1', send)
  expect([closesWithQuestion(), closesWithQuestion(), send.mock.calls.length]).toEqual([true, true, 1])
  answered.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(closesWithQuestion()).toBe(false)
})

test('the calls are made at once when they are asked for, which waits also for one that is being made', async () => {
  const answered = Promise.withResolvers<void>()
  const [one, other] = [aCall().mockReturnValue(answered.promise), aCall()]
  hold('1', one)
  await vi.advanceTimersByTimeAsync(HOLD)
  hold('2', other)
  let isDone = false
  const all = sendHeld().then(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(HOLD)
  expect([one.mock.calls.length, other.mock.calls.length, isDone]).toEqual([1, 1, false])
  answered.resolve()
  await all
})

test('the other calls are waited for, although one fails', async () => {
  hold('1', () => Promise.reject(new Error('broken')))
  hold('2', aCall())
  await expect(sendHeld()).resolves.toHaveLength(2)
})

const Held = () => <output>{[...useHeldCalls().keys()].join(' ')}</output>

test('a screen shows a call from when it is held until it has been made, or is taken back', async () => {
  const { find } = render(<Held />)
  const shown = () => find('output').textContent
  const answered = Promise.withResolvers<void>()
  flushSync(() => hold('1', () => answered.promise))
  flushSync(() => hold('2', aCall()))
  expect(shown()).toBe('1 2')
  flushSync(() => void takeBack('2'))
  expect(shown()).toBe('1')
  await vi.advanceTimersByTimeAsync(HOLD)
  expect([shown(), takeBack('1')]).toEqual(['1', false])
  answered.resolve()
  await expect.poll(shown).toBe('')
})
