// @vitest-environment jsdom
import { confirmAction } from '@energy/ui/notice'
import { expect, test, vi } from 'vitest'
import { SecretPanel } from '../../src/features/webhooks/secret-panel.tsx'
import { anApi } from '../fixtures/api.ts'
import { isBusy, pressButton, textOf } from '../fixtures/controls.ts'
import { aPanel } from '../fixtures/panel.tsx'
import { webhook } from '../fixtures/webhook.ts'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  confirmAction: vi.fn<() => Promise<boolean>>().mockResolvedValue(false),
}))

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

test('a new secret whose answer was lost is asked for again as the same one, without a question; the next is another', async () => {
  const { text, find } = aPanel(<SecretPanel item={webhook} />, {})
  vi.mocked(confirmAction).mockClear().mockResolvedValue(true)
  const sent = anApi(() => {
    if (sent.length === 1) throw new TypeError('The network is away')
    return Response.json({ acknowledged: true, secret: `whsec_${sent.length}` }, { status: 201 })
  })
  pressButton('New secret')
  await expect.poll(text).toContain('You have no new secret. The server could not be reached.')
  await expect.poll(isBusy).toBe(false)
  pressButton('New secret')
  await expect.poll(() => sent.length).toBe(2)
  await expect.poll(() => textOf(find('input'))).toBe('whsec_2')
  expect(confirmAction).toHaveBeenCalledOnce()
  pressButton('New secret')
  await expect.poll(() => sent.length).toBe(3)
  expect(confirmAction).toHaveBeenCalledTimes(2)
  const [lost, again, next] = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(lost).toMatch(/./)
  expect(again).toBe(lost)
  expect(next).not.toBe(lost)
})
