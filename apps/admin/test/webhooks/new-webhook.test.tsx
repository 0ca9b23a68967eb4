// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { NewWebhook } from '../../src/features/webhooks/new-webhook.tsx'
import { anApi } from '../fixtures/api.ts'
import { openScreen } from '../fixtures/content-editor.tsx'
import { isBusy, pressButton, typeInto } from '../fixtures/controls.ts'

const text = () => document.body.textContent

test('a webhook whose answer was lost is sent again as the same one', async () => {
  const { find, press } = openScreen(<NewWebhook />)
  const sent = anApi(() => {
    if (added().length === 1) throw new TypeError('The network is away')
    return Response.json({ acknowledged: true, insertedId: 'w', secret: 'whsec_1' }, { status: 201 })
  })
  const added = () => sent.filter(({ name }) => name === 'POST /api/webhooks')
  typeInto(find('[name=url]'), 'https://example.com')
  press('[name=events]')
  pressButton('Add the webhook')
  await expect.poll(text).toContain('The server could not be reached.')
  await expect.poll(isBusy).toBe(false)
  pressButton('Add the webhook')
  await expect.poll(text).toContain('it is not shown again.')
  const [lost, again] = added().map(({ headers }) => headers.get('idempotency-key'))
  expect(lost).toMatch(/./)
  expect(again).toBe(lost)
})
