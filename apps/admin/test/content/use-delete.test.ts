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

/** Deletes an item and takes that back. @returns what the notices say, and whose screen it is */
async function undo(restoration: () => Response, read: () => Response) {
  anApi((name) => {
    if (name.startsWith('DELETE')) return Response.json({ acknowledged: true, deletedCount: 1 })
    return name.startsWith('POST') ? restoration() : read()
  })
  const onRestored = vi.fn<(restored: ListedItem) => void>()
  const { latest } = renderHook(() => useDelete('services', { onDeleted: vi.fn<() => void>(), onRestored }))
  await latest().remove(item)
  vi.mocked(notice).mock.lastCall?.[1]?.action?.run()
  await expect.poll(() => vi.mocked(notice).mock.lastCall?.[0]).not.toBe('Heat pumps deleted.')
  return { said: vi.mocked(notice).mock.lastCall?.[0], onRestored, latest }
}

test.each([
  ['whose undo got no answer', lost],
  ['that the undo before has brought back', missing],
])('an item %s is back where it can be read', async (_, restoration) => {
  const { said, onRestored, latest } = await undo(restoration, found)
  expect(said).toBe('Heat pumps is back.')
  expect(onRestored).toHaveBeenCalledExactlyOnceWith(item)
  await expect.poll(() => latest().deletedId).toBe('')
})

test.each([
  ['whose undo got no answer', lost, 'The server'],
  ['that is erased', missing, 'There is no such item.'],
])('an item %s and that cannot be read is not back', async (_, restoration, reason) => {
  const { said, onRestored } = await undo(restoration, missing)
  expect(said).toContain(`We could not bring Heat pumps back. ${reason}`)
  expect(onRestored).not.toHaveBeenCalled()
})
