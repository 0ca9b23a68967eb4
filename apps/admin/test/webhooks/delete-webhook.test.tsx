// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { DeleteWebhook } from '../../src/features/webhooks/delete-webhook.tsx'
import { anApi, aProblem } from '../fixtures/api.ts'
import { openScreen } from '../fixtures/content-editor.tsx'
import { pressButton } from '../fixtures/controls.ts'
import { webhook } from '../fixtures/webhook.ts'

const text = () => document.body.textContent

/** Deletes a webhook without getting an answer. */
async function deleteWithoutAnswer(read: () => Response) {
  anApi((name) => {
    if (name.startsWith('DELETE')) throw new TypeError('The network is away')
    return read()
  })
  const onDeleted = vi.fn<() => void>()
  const { router } = openScreen(<DeleteWebhook item={webhook} onDeleted={onDeleted} />, '/webhooks/7', '/webhooks/*')
  pressButton('Delete')
  await expect.poll(text).toContain('Delete example.com?')
  document.querySelector<HTMLElement>('.swal2-confirm')?.click()
  return { onDeleted, path: () => router.state.location.pathname }
}

test('a webhook whose deletion got no answer is deleted where it is not there any more', async () => {
  const { onDeleted, path } = await deleteWithoutAnswer(() => aProblem(404, 'It is not there.'))
  await expect.poll(text).toContain('The webhook is deleted.')
  expect(onDeleted).toHaveBeenCalledOnce()
  expect(path()).toBe('/webhooks')
})

test('a webhook whose deletion got no answer and that is there is not deleted', async () => {
  const { onDeleted, path } = await deleteWithoutAnswer(() => Response.json(webhook))
  await expect.poll(text).toContain('It was not deleted. The server could not be reached.')
  expect(onDeleted).not.toHaveBeenCalled()
  expect(path()).toBe('/webhooks/7')
})
