// @vitest-environment jsdom
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
