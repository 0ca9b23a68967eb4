// @vitest-environment jsdom
import { TEST_EVENT, type Webhook, type WebhookDelivery } from '@energy/contracts/webhooks/webhooks'
import { expect, test } from 'vitest'
import { WebhookScreen } from '../../src/features/webhooks/webhook-screen.tsx'
import { anApi } from '../fixtures/api.ts'
import { openScreen } from '../fixtures/content-editor.tsx'
import { pressButton } from '../fixtures/controls.ts'
import { site } from '../fixtures/panel.tsx'
import { failed, webhook } from '../fixtures/webhook.ts'

const text = () => document.body.textContent

interface Stored {
  item: Webhook
  log: WebhookDelivery[]
}
const formerTest = { ...failed, _id: '8', event: TEST_EVENT, createdAt: '2026-11-19T09:00:00.000Z' }
const stored: Stored = { item: { ...webhook, last: failed }, log: [failed, formerTest] }

/** Presses a button of a webhook. The answer is lost; then the API has this. */
async function pressWithoutAnswer(button: string, after: Stored) {
  let now = stored
  anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name.startsWith('GET')) return Response.json(name.includes('/deliveries') ? now.log : now.item)
    now = after
    throw new TypeError('The connection is lost')
  })
  openScreen(<WebhookScreen />, '/webhooks/7', '/webhooks/:id')
  await expect.poll(text).toContain('Send again')
  pressButton(button)
}

const withLog = (change: Partial<WebhookDelivery>): Stored => ({ ...stored, log: [{ ...failed, ...change }] })

test.each([
  ['a delivery that waits to be sent again', 'Send again', withLog({ state: 'waiting' }), 'It is sent again.'],
  [
    'the end of a webhook',
    'Turn off',
    { ...stored, item: { ...webhook, active: false } },
    'It is off: nothing is sent.',
  ],
  [
    'a delivery that was sent again by then',
    'Send again',
    withLog({ attemptedAt: '2026-11-21T10:00:00.000Z' }),
    'It is sent again.',
  ],
  [
    'a test',
    'Send a test',
    { ...stored, log: [{ ...formerTest, _id: '10', createdAt: '2026-11-22T09:00:00.000Z' }, failed] },
    'A test is on its way.',
  ],
])('%s is done, though its answer was lost', async (_, button, after, said) => {
  await pressWithoutAnswer(button, after)
  await expect.poll(text).toContain(said)
})

test.each([
  ['a delivery', 'Send again', 'It was not sent. The server could not be reached.'],
  ['a webhook', 'Turn off', 'It was not changed. The server could not be reached.'],
  ['a webhook that got no test', 'Send a test', 'No test was sent. The server could not be reached.'],
])('%s that is as before is not said to be changed', async (_, button, said) => {
  await pressWithoutAnswer(button, stored)
  await expect.poll(text).toContain(said)
})
