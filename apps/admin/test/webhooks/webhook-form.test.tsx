// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { WebhookForm, type WebhookValues } from '../../src/features/webhooks/webhook-form.tsx'
import { pressButton, textOf, typeInto } from '../fixtures/controls.ts'
import { aPanel } from '../fixtures/panel.tsx'

const values: WebhookValues = { url: 'https://example.com', description: '', events: ['inquiry.received'] }

test('what is typed while a webhook is saved stays, and is the change that the next save sends', async () => {
  const answer = Promise.withResolvers<void>()
  const onSave = vi.fn<(values: WebhookValues, changed: readonly string[]) => Promise<unknown>>(() => answer.promise)
  const { find } = aPanel(<WebhookForm values={values} save="Save" onSave={onSave} />, {})
  typeInto(find('[name=url]'), 'https://example.org')
  pressButton('Save')
  await expect.poll(() => onSave.mock.calls.length).toBe(1)
  typeInto(find('[name=description]'), 'Planner')
  answer.resolve()
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull()
  expect(textOf(find('[name=description]'))).toBe('Planner')
  pressButton('Save')
  await expect.poll(() => onSave.mock.calls.map(([, changed]) => changed)).toEqual([['url'], ['description']])
})
