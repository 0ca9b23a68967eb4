// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { NotificationButtons } from '../../src/features/notifications/notification-buttons.tsx'
import { aPanel } from '../fixtures/panel.tsx'

/** The name of each button with a badge, and what the badge shows. */
const badges = () =>
  [...document.querySelectorAll('[data-count]')].map((badge) => [
    badge.closest('button, a')?.getAttribute('aria-label'),
    badge.getAttribute('data-count'),
  ])

test('badges show 99+ above 99, and the accessible names show the full number', async () => {
  aPanel(<NotificationButtons />, {
    'GET /api/notifications': { items: [], unseen: 143, seenAt: '2026-11-19T10:00:00.000Z', waiting: 834 },
  })
  await expect.poll(badges).toEqual([
    ['Notifications, 143 new', '99+'],
    ['Unanswered, 834', '99+'],
  ])
})
