// @vitest-environment jsdom
import type { SavedView } from '@energy/contracts/inquiries/saved-views'
import { confirmAction, notice } from '@energy/ui/notice'
import { useNavigate } from 'react-router-dom'
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

const useViewsAndRouter = () => ({ ...useViewActions(), navigate: useNavigate() })

test.each([
  ['reads a request meanwhile goes on reading it', '/invoice?saved=7&id=3', '/invoice?id=3'],
  ['is in another view by then stays there', '/invoice?view=mine&id=3', '/invoice?view=mine&id=3'],
  ['has opened another saved view stays in it', '/invoice?saved=8', '/invoice?saved=8'],
])('who deletes the saved view that is open and %s', async (_, turned, left) => {
  vi.mocked(notice).mockClear()
  const answer = Promise.withResolvers<Response>()
  const sent = anApi(() => answer.promise)
  const { latest, address } = renderHook(useViewsAndRouter, { at: '/invoice?saved=7' })
  latest()
    .of(view)
    .find(({ label }) => label === 'Delete')
    ?.run()
  await expect.poll(() => sent.length).toBe(1)
  void latest().navigate(turned)
  await expect.poll(address).toBe(turned)
  answer.resolve(Response.json({ acknowledged: true, deletedCount: 1 }))
  await expect.poll(() => vi.mocked(notice).mock.lastCall?.[0]).toBe('View deleted.')
  await expect.poll(address).toBe(left)
})
