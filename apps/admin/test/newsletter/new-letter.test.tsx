// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { NewLetterButton } from '../../src/features/newsletter/letters/new-letter-button.tsx'
import { anApi } from '../fixtures/api.ts'
import { pressButton } from '../fixtures/controls.ts'
import { aPanel } from '../fixtures/panel.tsx'

test('a letter whose answer was lost is begun again as the same one', async () => {
  const { text } = aPanel(<NewLetterButton />, {})
  const sent = anApi(() => {
    if (sent.length === 1) throw new TypeError('The network is away')
    return Response.json({ acknowledged: true, insertedId: '7' }, { status: 201 })
  })
  pressButton('New letter')
  await expect.poll(text).toContain('We could not begin the letter.')
  pressButton('New letter')
  await expect.poll(() => sent.length).toBe(2)
  const [lost, again] = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(lost).toMatch(/./)
  expect(again).toBe(lost)
})
