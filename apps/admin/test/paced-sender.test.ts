// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pacedSender } from '../src/features/content/preview/paced-sender.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
})
afterEach(() => vi.useRealTimers())

const aFrame = () => vi.advanceTimersToNextFrame()

function aSender() {
  const sent: number[] = []
  return { sent, ...pacedSender((number) => sent.push(number)) }
}

test('what changes several times before the next frame of the screen is sent once', () => {
  const { sent, schedule } = aSender()
  schedule()
  schedule()
  expect(sent).toEqual([])
  aFrame()
  aFrame()
  expect(sent).toEqual([1])
})

test('nothing more is sent until the other side shows what was sent; then the newest', () => {
  const { sent, schedule, onShown } = aSender()
  schedule()
  aFrame()
  schedule()
  schedule()
  aFrame()
  expect(sent).toEqual([1])
  onShown(1)
  aFrame()
  expect(sent).toEqual([1, 2])
})

test('nothing is sent where nothing has changed since', () => {
  const { sent, schedule, onShown } = aSender()
  schedule()
  aFrame()
  onShown(1)
  aFrame()
  expect(sent).toEqual([1])
})

test('a page that loads again gets everything, also where it never showed the last', () => {
  const { sent, schedule, restart } = aSender()
  schedule()
  aFrame()
  restart()
  aFrame()
  expect(sent).toEqual([1, 2])
})

test('nothing is sent after the end', () => {
  const { sent, schedule, stop } = aSender()
  schedule()
  stop()
  aFrame()
  expect(sent).toEqual([])
})
