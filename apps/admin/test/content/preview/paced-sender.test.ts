// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pacedSender } from '../../../src/features/content/preview/paced-sender.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

/** A frame of the screen, and the time after it. */
function aFrame() {
  vi.advanceTimersToNextFrame()
  vi.advanceTimersByTime(1)
}

function aSender() {
  const sent: number[] = []
  return { sent, ...pacedSender((number) => sent.push(number)) }
}

/** A sender whose other side listens, and shows what was there at the start. */
function aStartedSender() {
  const sender = aSender()
  sender.start()
  aFrame()
  sender.onShown(1)
  return sender
}

test('nothing is sent before the other side listens; then everything is, once', () => {
  const { sent, schedule, start } = aSender()
  schedule()
  aFrame()
  expect(sent).toEqual([])
  start()
  aFrame()
  aFrame()
  expect(sent).toEqual([1])
})

test('what changes several times before the next frame of the screen is sent once', () => {
  const { sent, schedule } = aStartedSender()
  schedule()
  schedule()
  expect(sent).toEqual([1])
  aFrame()
  aFrame()
  expect(sent).toEqual([1, 2])
})

test('nothing more is sent until the other side shows what was sent; then the newest', () => {
  const { sent, schedule, onShown } = aStartedSender()
  schedule()
  aFrame()
  schedule()
  schedule()
  aFrame()
  expect(sent).toEqual([1, 2])
  onShown(2)
  aFrame()
  expect(sent).toEqual([1, 2, 3])
})

test('nothing is sent where nothing has changed since', () => {
  const { sent, schedule, onShown } = aStartedSender()
  schedule()
  aFrame()
  onShown(2)
  aFrame()
  expect(sent).toEqual([1, 2])
})

test('a page that loads again gets everything, also where it never showed the last', () => {
  const { sent, schedule, start } = aStartedSender()
  schedule()
  aFrame()
  start()
  aFrame()
  expect(sent).toEqual([1, 2, 3])
})

test('what was typed is painted before it is sent', () => {
  const { sent, schedule } = aStartedSender()
  schedule()
  vi.advanceTimersToNextFrame()
  expect(sent).toEqual([1])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([1, 2])
})

test('nothing is sent after the end', () => {
  const { sent, schedule, stop } = aStartedSender()
  schedule()
  stop()
  aFrame()
  expect(sent).toEqual([1])
})
