// @vitest-environment jsdom
import { confirmAction } from '@energy/ui/notice'
import { beforeEach, expect, test, vi } from 'vitest'
import { WebhookForm, type WebhookValues } from '../../src/features/webhooks/webhook-form.tsx'
import { openScreen } from '../fixtures/content-editor.tsx'
import { isBusy, pressButton, runEffects, textOf, typeInto } from '../fixtures/controls.ts'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  confirmAction: vi.fn<() => Promise<boolean>>(),
}))
beforeEach(() => void vi.mocked(confirmAction).mockReset().mockResolvedValue(false))

const values: WebhookValues = { url: 'https://example.com', description: '', events: ['inquiry.received'] }

test('what is typed while a webhook is saved stays, and is the change that the next save sends', async () => {
  const answer = Promise.withResolvers<void>()
  const onSave = vi.fn<(values: WebhookValues, changed: readonly string[]) => Promise<unknown>>(() => answer.promise)
  const { find } = openScreen(<WebhookForm values={values} save="Save" onSave={onSave} />)
  typeInto(find('[name=url]'), 'https://example.org')
  pressButton('Save')
  await expect.poll(() => onSave.mock.calls.length).toBe(1)
  typeInto(find('[name=description]'), 'Planner')
  await expect.poll(isBusy).toBe(true)
  answer.resolve()
  await expect.poll(isBusy).toBe(false)
  expect(textOf(find('[name=description]'))).toBe('Planner')
  pressButton('Save')
  await expect.poll(() => onSave.mock.calls.map(([, changed]) => changed)).toEqual([['url'], ['description']])
})

const questions = () => vi.mocked(confirmAction).mock.calls.length

/** The form of a webhook that is changed. */
function aChangedForm(isDeleted = false) {
  const answer = Promise.withResolvers<void>()
  const onSave = vi.fn<() => Promise<void>>(() => answer.promise)
  const form = <WebhookForm values={values} save="Save" onSave={onSave} isDeleted={() => isDeleted} />
  const { find, router } = openScreen(form, '/webhooks/7', '/webhooks/*')
  typeInto(find('[name=description]'), 'Planner')
  return {
    find,
    answer: () => answer.resolve(),
    leave: () => void router.navigate('/webhooks'),
    path: () => router.state.location.pathname,
  }
}

test('a webhook is left after a question while what was typed is not saved, and without one once it is', async () => {
  const { find, answer, leave, path } = aChangedForm()
  leave()
  await expect.poll(questions).toBe(1)
  expect([path(), textOf(find('[name=description]'))]).toEqual(['/webhooks/7', 'Planner'])
  pressButton('Save')
  await expect.poll(isBusy).toBe(true)
  answer()
  await expect.poll(isBusy).toBe(false)
  runEffects()
  leave()
  await expect.poll(path).toBe('/webhooks')
  expect(questions()).toBe(1)
})

test('a webhook that is deleted is left without a question', async () => {
  const { leave, path } = aChangedForm(true)
  leave()
  await expect.poll(path).toBe('/webhooks')
  expect(questions()).toBe(0)
})
