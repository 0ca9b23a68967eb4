// @vitest-environment jsdom
import { keyOf } from '@energy/client/query'
import type { EditedKind } from '@energy/contracts/content/edited'
import { user } from '@energy/contracts/people/users'
import { beforeEach, expect, test } from 'vitest'
import { useEditor } from '../../src/features/content/editor/use-editor.ts'
import { anApi, aProblem } from '../fixtures/api.ts'
import { renderHook } from '../fixtures/render-hook.tsx'
import { aClient } from '../fixtures/screen.tsx'

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

test('a first save without an answer that is refused when it is repeated is not held against the text that has replaced it', async () => {
  const sent = anApi((name) => {
    if (!name.endsWith('/drafts')) return Response.json([])
    const { length } = starts()
    if (length === 1) throw new TypeError('The connection is lost')
    if (length === 2) return aProblem(400, 'The title is too long.')
    return Response.json({ insertedId: 'item-1' }, { status: 201, headers: { etag: '"1"' } })
  })
  const starts = () => sent.filter(({ name }) => name.endsWith('/drafts'))
  const { latest } = renderHook(() => useEditor({ kind: 'products' }))
  latest().form.setValue('headerTitle', 'Heat pump, too long')
  await expect(latest().saveAll()).rejects.toThrow('The server could not be reached.')
  latest().form.setValue('headerTitle', 'Heat pump')
  await latest().saveAll()
  expect(latest().storedNow()).toMatchObject({ id: 'item-1', values: { headerTitle: 'Heat pump' } })
  expect(starts().map(({ body }) => body)).toMatchObject(
    ['Heat pump, too long', 'Heat pump, too long', 'Heat pump'].map((headerTitle) => ({ headerTitle })),
  )
})

test.each([
  [true, 'Ben'],
  [false, ''],
])('who saves a live item has saved a draft, unless it says again what is live: %s', async (hasChanges, savedBy) => {
  anApi(() => Response.json({ hasChanges, savedAt: '' }))
  const client = aClient()
  client.setQueryData(keyOf(user.read, { params: { email: 'ada@example.com' } }), { username: 'Ben' })
  const editor = renderHook(() => useEditor({ kind: 'products' }), { client }).latest()
  editor.store({ id: '7', savedBy: 'Amara', standing: { state: 'live', hasChanges: true, schedules: [] } })
  editor.form.setValue('headerTitle', 'Heat pump')
  await editor.saveAll()
  expect(editor.storedNow()).toMatchObject({ savedBy, standing: { hasChanges } })
})
