// @vitest-environment jsdom
import { confirmDelete, notice } from '@energy/ui/notice'
import { expect, test, vi } from 'vitest'
import { ContentList } from '../../src/features/content/list/content-list.tsx'
import { blankOf } from '../../src/features/content/record/values.ts'
import { anApi } from '../fixtures/api.ts'
import { openScreen } from '../fixtures/content-editor.tsx'
import { isBusy, pressButton } from '../fixtures/controls.ts'
import { site } from '../fixtures/panel.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<typeof notice>().mockResolvedValue(),
  confirmDelete: vi.fn<typeof confirmDelete>().mockResolvedValue(true),
}))

// jsdom has no layout.
Element.prototype.checkVisibility ??= () => true

const standing = { state: 'live', hasChanges: false, schedules: [] }
const anItem = (_id: string) => ({
  ...blankOf('services'),
  ...standing,
  _id,
  headerTitle: `Service ${_id}`,
  pictures: [],
  pinned: false,
})
const shown = () => document.querySelector('article h2')?.textContent

test.each([
  ['/services?id=7', '/services', 'Service 7'],
  ['/services?id=8', '/services?id=8', 'Service 8'],
  ['/elsewhere?id=8', '/elsewhere?id=8', undefined],
])('who is at %s once an item is deleted goes on at %s', async (next, after, title) => {
  const answer = Promise.withResolvers<Response>()
  anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name.startsWith('DELETE')) return answer.promise
    return Response.json(['7', '8'].map(anItem), { headers: { 'x-total-count': '2' } })
  })
  const { router } = openScreen(<ContentList kind="services" />, '/services?id=7', '/services')
  await expect.poll(shown).toBe('Service 7')
  pressButton('Delete')
  await expect.poll(isBusy).toBe(true)
  await router.navigate(next)
  await expect.poll(shown).toBe(title)
  vi.mocked(notice).mockClear()
  answer.resolve(Response.json({ acknowledged: true, deletedCount: 1 }))
  await expect.poll(() => vi.mocked(notice).mock.lastCall?.[0]).toBe('Service 7 deleted.')
  const address = () => router.state.location.pathname + router.state.location.search
  await expect.poll(address).toBe(after)
})
