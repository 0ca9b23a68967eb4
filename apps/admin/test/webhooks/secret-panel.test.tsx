// @vitest-environment jsdom
import type { Webhook } from '@energy/contracts/webhooks/webhooks'
import { confirmAction } from '@energy/ui/notice'
import { expect, test, vi } from 'vitest'
import { SecretPanel } from '../../src/features/webhooks/secret-panel.tsx'
import { pressButton } from '../fixtures/controls.ts'
import { aPanel } from '../fixtures/panel.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  confirmAction: vi.fn<() => Promise<boolean>>().mockResolvedValue(false),
}))

const webhook: Webhook = {
  _id: '7',
  url: 'https://example.com',
  description: '',
  events: [],
  active: true,
  createdAt: '2026-11-20T09:00:00.000Z',
  formerUntil: null,
  last: null,
}

test.each([
  [null, 'so that the other system misses nothing.'],
  ['2026-11-21T09:00:00.000Z', 'The former one stops at once'],
])('a new secret beside one that signs until %s: “%s”', async (formerUntil, words) => {
  vi.mocked(confirmAction).mockClear()
  aPanel(<SecretPanel item={{ ...webhook, formerUntil }} />, {})
  pressButton('New secret')
  await expect.poll(() => vi.mocked(confirmAction).mock.calls.at(0)?.[0].text).toContain(words)
})

test('where a new secret was made and its answer was lost, the panel says what to do before the former one ends', async () => {
  const lost = { ...webhook, formerUntil: '2026-11-21T09:00:00.000Z' }
  const { text } = aPanel(<SecretPanel item={lost} />, {})
  await expect.poll(text).toContain('If nobody has copied the present one, make another before then.')
})
