// @vitest-environment jsdom
import { MAX_BOOKINGS } from '@energy/contracts/bookings/bookings'
import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Bookings } from '../../src/features/bookings/bookings.tsx'
import { callAt } from '../fixtures/bookings.ts'
import { aPanel, NOW } from '../fixtures/panel.tsx'

afterEach(() => void vi.useRealTimers())

test('a call asks how it went once its hour is over, on a screen that stays open', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval'] })
  const call = callAt('2026-11-19T10:00:00.000Z', { name: 'Ola Berg' })
  const { text } = aPanel(<Bookings />, { 'GET /api/bookings?view=today': [call] })
  await expect.poll(text).toContain('Ola Berg')
  expect(text()).not.toContain('How did it go?')
  flushSync(() => void vi.advanceTimersByTime(20 * 60_000))
  expect(text()).toContain('How did it go?')
})

test('past calls of another year say it', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  const calls = ['2026-11-18T10:00:00.000Z', '2025-11-19T10:00:00.000Z'].map((at) => callAt(at, { name: `Of ${at}` }))
  const { text, press } = aPanel(<Bookings />, {
    'GET /api/bookings?view=today': [],
    'GET /api/bookings?view=past': calls,
  })
  press('[href="/calls?view=past"]')
  await expect.poll(text).toContain('Of 2025')
  expect([...document.querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual([
    'Wed 18 Nov, 10:00',
    'Wed 19 Nov 2025, 10:00',
  ])
})

const WINTER = '2027-03-26T10:00:00.000Z'
const SUMMER = '2027-03-29T09:00:00.000Z'

test.each([
  ['of these weeks', [WINTER], 'London time (GMT)'],
  ['after the change to summer time', [SUMMER], 'London time (BST)'],
  ['before and after it', [WINTER, SUMMER], 'London time'],
])('calls %s are by the clock of their days', async (_, starts, clock) => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  const calls = starts.map((at) => callAt(at, { name: `Of ${at}` }))
  const { text, press } = aPanel(<Bookings />, {
    'GET /api/bookings?view=today': [],
    'GET /api/bookings?view=coming': calls,
  })
  press('[href="/calls?view=coming"]')
  await expect.poll(text).toContain(`Of ${starts[0]}`)
  await expect.poll(() => document.querySelector('.panel p')?.textContent).toBe(clock)
})

test.each([
  ['says so', MAX_BOOKINGS, true],
  ['does not where it has all', MAX_BOOKINGS - 1, false],
])('a view that ends at the most calls that are listed %s', async (_, count, isSaid) => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  const calls = Array.from({ length: count }, (__, at) =>
    callAt('2026-11-20T10:00:00.000Z', { _id: String(at), name: `Caller ${at}` }),
  )
  const { text, press } = aPanel(<Bookings />, {
    'GET /api/bookings?view=today': [],
    'GET /api/bookings?view=coming': calls,
  })
  press('[href="/calls?view=coming"]')
  await expect.poll(text).toContain('Caller 0')
  expect(text().includes('Only the first 200 are listed.')).toBe(isSaid)
})
