// @vitest-environment jsdom
import { confirmDelete, notice } from '@energy/ui/notice'
import { expect, test, vi } from 'vitest'
import { useDelete } from '../../src/features/content/list/use-delete.ts'
import type { ListedItem } from '../../src/features/content/record/calls.ts'
import { blankOf } from '../../src/features/content/record/values.ts'
import { anApi, aProblem } from '../fixtures/api.ts'
import { renderHook } from '../fixtures/render-hook.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<typeof notice>().mockResolvedValue(),
  confirmDelete: vi.fn<typeof confirmDelete>().mockResolvedValue(true),
}))

const item: ListedItem = {
  _id: '7',
  title: 'Heat pumps',
  values: blankOf('services'),
  pictures: [],
  pinned: false,
  state: 'live',
  hasChanges: false,
  schedules: [],
}

const lost = () => {
  throw new TypeError('The network is away')
}
const missing = () => aProblem(404, 'There is no such item.')
const found = () => Response.json({})

test.each([
  ['whose deletion got no answer is deleted where it is not there any more', lost, missing],
  ['that somebody else has deleted is deleted', missing, missing],
])('an item %s', async (_, deletion, read) => {
  anApi((name) => (name.startsWith('DELETE') ? deletion() : read()))
  const onDeleted = vi.fn<() => void>()
  const { latest } = renderHook(() => useDelete('services', { onDeleted, onRestored: vi.fn<() => void>() }))
  await latest().remove(item)
  expect(onDeleted).toHaveBeenCalledOnce()
  expect(vi.mocked(notice).mock.lastCall?.[0]).toBe('Heat pumps deleted.')
  await expect.poll(() => latest().deletedId).toBe('7')
})

test.each([
  ['is there', found],
  ['cannot be read', lost],
])('an item whose deletion got no answer and that %s is not deleted', async (_, read) => {
  anApi((name) => (name.startsWith('DELETE') ? lost() : read()))
  const onDeleted = vi.fn<() => void>()
  const { latest } = renderHook(() => useDelete('services', { onDeleted, onRestored: vi.fn<() => void>() }))
  await latest().remove(item)
  expect(onDeleted).not.toHaveBeenCalled()
  expect(vi.mocked(notice).mock.lastCall?.[0]).toContain('We could not delete Heat pumps. The server')
})
