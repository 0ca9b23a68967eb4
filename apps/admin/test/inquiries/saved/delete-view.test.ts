// @vitest-environment jsdom
import type { SavedView } from '@energy/contracts/inquiries/saved-views'
import { confirmAction, notice } from '@energy/ui/notice'
import { expect, test, vi } from 'vitest'
import { useViewActions } from '../../../src/features/inquiries/saved/use-view-actions.tsx'
import { anApi, aProblem } from '../../fixtures/api.ts'
import { renderHook } from '../../fixtures/render-hook.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<typeof notice>().mockResolvedValue(),
  confirmAction: vi.fn<typeof confirmAction>().mockResolvedValue(true),
}))

const view: SavedView = { _id: '7', name: 'Bills', filter: {}, shared: false, own: true, owner: '' }

test.each([
  ['was done', () => aProblem(404, 'There is no such record.')],
  ['was not', () => Response.json({ acknowledged: true, deletedCount: 1 })],
])('a saved view whose deletion got no answer is deleted by a second call, whether the first %s', async (_, again) => {
  vi.mocked(notice).mockClear()
  const sent = anApi(() => {
    if (sent.length === 1) throw new TypeError('The network is away')
    return again()
  })
  const { latest } = renderHook(() => useViewActions())
  latest()
    .of(view)
    .find(({ label }) => label === 'Delete')
    ?.run()
  await expect.poll(() => vi.mocked(notice).mock.lastCall?.[0]).toBe('View deleted.')
})
