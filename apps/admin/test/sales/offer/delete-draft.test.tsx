// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { DeleteDraft } from '../../../src/features/sales/builder/delete-draft.tsx'
import { anApi, aProblem } from '../../fixtures/api.ts'
import { openScreen } from '../../fixtures/content-editor.tsx'
import { pressButton } from '../../fixtures/controls.ts'
import { anOffer } from '../../fixtures/sales.ts'

const text = () => document.body.textContent
const onStore = () => Promise.resolve('"1"')
const onReload = () => Promise.resolve()

test.each([
  ['is deleted where it is not there any more', 404, 'Offer deleted.', 1, '/offers'],
  ['is not deleted where it cannot be read', 503, 'We could not delete the offer. The server could', 0, '/offers/7'],
])('a draft of an offer whose deletion got no answer %s', async (_, status, said, times, path) => {
  anApi((name) => {
    if (name.startsWith('DELETE')) throw new TypeError('The network is away')
    return aProblem(status, 'It is not there.')
  })
  const onDeleted = vi.fn<() => void>()
  const draft = <DeleteDraft item={anOffer()} onStore={onStore} onDeleted={onDeleted} onReload={onReload} />
  const { router } = openScreen(draft, '/offers/7', '/offers/:id?')
  pressButton('Delete the draft')
  await expect.poll(text).toContain('Delete offer O-2026-0001?')
  document.querySelector<HTMLElement>('.swal2-confirm')?.click()
  await expect.poll(text).toContain(said)
  expect(onDeleted).toHaveBeenCalledTimes(times)
  await expect.poll(() => router.state.location.pathname).toBe(path)
})
