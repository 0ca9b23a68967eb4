// @vitest-environment jsdom
import type { EditedKind } from '@energy/contracts/content/edited'
import { beforeEach, expect, test } from 'vitest'
import { useEditor } from '../../src/features/content/editor/use-editor.ts'
import { anApi } from '../fixtures/api.ts'
import { renderHook } from '../fixtures/render-hook.tsx'

beforeEach(() => localStorage.clear())

const schedule = { action: 'publish', at: '2027-03-29T08:00:00.000Z', number: 1, author: '', failed: false } as const

/** The form of a new product, whose kind can be changed. @param answering when the API answers the first start */
function aNewItem(answering = Promise.resolve()) {
  let started = 0
  const sent = anApi(async (name) => {
    if (!name.endsWith('/drafts')) return Response.json([])
    const id = `item-${++started}`
    if (started === 1) await answering
    return Response.json({ insertedId: id }, { status: 201, headers: { etag: '"1"' } })
  })
  let kind: EditedKind = 'products'
  const { latest, render } = renderHook(() => useEditor({ kind }))
  return {
    editor: latest,
    names: () => sent.map(({ name }) => name),
    choose(chosen: EditedKind) {
      kind = chosen
      render()
    },
  }
}

test('what is scheduled goes with the draft whose kind is no longer chosen', async () => {
  const { editor, choose, names } = aNewItem()
  editor().form.setValue('headerTitle', 'Heat pump')
  await editor().saveAll()
  editor().store({ standing: { state: 'draft', hasChanges: false, schedules: [schedule] } })
  choose('services')
  await editor().saveAll()
  expect(names()).toContain('DELETE /api/products/item-1')
  expect(editor().storedNow()).toMatchObject({ kind: 'services', id: 'item-2', standing: { schedules: [] } })
})

test('a kind that is chosen during the first save is saved after it', async () => {
  const answer = Promise.withResolvers<void>()
  const { editor, choose, names } = aNewItem(answer.promise)
  editor().form.setValue('headerTitle', 'Heat pump')
  const saving = editor().saveAll()
  await expect.poll(names).toContain('POST /api/products/drafts')
  choose('services')
  answer.resolve()
  await saving
  await expect.poll(names).toContain('POST /api/services/drafts')
})
