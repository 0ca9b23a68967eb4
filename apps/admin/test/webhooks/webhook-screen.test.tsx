// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { WebhookScreen } from '../../src/features/webhooks/webhook-screen.tsx'
import { anApi, aProblem } from '../fixtures/api.ts'
import { openScreen } from '../fixtures/content-editor.tsx'
import { pressButton } from '../fixtures/controls.ts'
import { site } from '../fixtures/panel.tsx'
import { Screen } from '../fixtures/screen.tsx'
import { failed, webhook } from '../fixtures/webhook.ts'

test.each([
  [404, 'There is no such webhook. It may have been deleted.', 'We could not load'],
  [503, 'We could not load the webhook.', 'deleted'],
])('after a %i the screen of a webhook says: %s', async (status, said, notSaid) => {
  anApi(() => aProblem(status, 'It is not there.'))
  render(
    <Screen>
      <WebhookScreen />
    </Screen>,
  )
  await expect.poll(() => document.body.textContent).toContain(said)
  expect(document.body.textContent).not.toContain(notSaid)
})

const isRowOf = (text: string) =>
  document.activeElement?.matches('tr') && document.activeElement.textContent.includes(text)

test('a delivery that is sent again has the focus of its button, which goes', async () => {
  let log = [failed]
  anApi((name) => {
    if (name.startsWith('POST')) log = [{ ...failed, state: 'waiting' }]
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    return Response.json(name.includes('/deliveries') ? log : webhook)
  })
  openScreen(<WebhookScreen />, '/webhooks/7', '/webhooks/:id')
  await expect.poll(() => document.body.textContent).toContain('Send again')
  document.querySelector<HTMLElement>('tr button')?.focus()
  pressButton('Send again')
  await expect.poll(() => isRowOf('Waiting')).toBe(true)
})
