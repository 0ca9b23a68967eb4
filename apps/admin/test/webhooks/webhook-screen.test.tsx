// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { WebhookScreen } from '../../src/features/webhooks/webhook-screen.tsx'
import { anApi, aProblem } from '../fixtures/api.ts'
import { Screen } from '../fixtures/screen.tsx'

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
