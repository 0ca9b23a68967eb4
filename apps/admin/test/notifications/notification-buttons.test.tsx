// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { NotificationButtons } from '../../src/features/notifications/notification-buttons.tsx'
import { anApi } from '../fixtures/api.ts'
import { aPanel } from '../fixtures/panel.tsx'

/** The name of each button with a badge, and what the badge shows. */
const badges = () =>
  [...document.querySelectorAll('[data-count]')].map((badge) => [
    badge.closest('button, a')?.getAttribute('aria-label'),
    badge.getAttribute('data-count'),
  ])

const answer = (unseen: number) => ({ items: [], unseen, seenAt: '2026-11-19T10:00:00.000Z', waiting: 0 })

test('screen readers hear of more notifications, and not where some are seen elsewhere', async () => {
  const { find, client } = aPanel(<NotificationButtons />, { 'GET /api/notifications': answer(2) })
  const heard = () => find('output').textContent
  await expect.poll(badges).toHaveLength(1)
  expect(heard()).toBe('')
  for (const [unseen, words] of [
    [3, '3 new notifications'],
    [1, ''],
  ] as const) {
    anApi(() => Response.json(answer(unseen)))
    await client.invalidateQueries()
    await expect.poll(badges).toEqual([[`Notifications, ${unseen} new`, `${unseen}`]])
    expect(heard()).toBe(words)
  }
})

test('badges show 99+ above 99, and the accessible names show the full number', async () => {
  aPanel(<NotificationButtons />, {
    'GET /api/notifications': { items: [], unseen: 143, seenAt: '2026-11-19T10:00:00.000Z', waiting: 834 },
  })
  await expect.poll(badges).toEqual([
    ['Notifications, 143 new', '99+'],
    ['Unanswered, 834', '99+'],
  ])
})
