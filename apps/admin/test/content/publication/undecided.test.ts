// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { usePublication } from '../../../src/features/content/editor/publication/use-publication.ts'
import { useEditor } from '../../../src/features/content/editor/use-editor.ts'
import { anApi } from '../../fixtures/api.ts'
import { aQuestion, DRAFT } from '../../fixtures/content-editor.tsx'
import { renderHook } from '../../fixtures/render-hook.tsx'

beforeEach(() => localStorage.clear())

test('who schedules a draft that somebody else saved while its time was chosen reads so, and the form is in sight', async () => {
  const sent = anApi((name) => (name === DRAFT ? aQuestion(2, 'Is it warm?') : Response.json([])))
  const { latest } = renderHook(() => {
    const editor = useEditor({ kind: 'questions' })
    const publication = usePublication(editor, { onPublished: vi.fn<() => void>(), onInvalid: vi.fn<() => void>() })
    return { editor, publication }
  })
  latest().editor.store({ id: '7', etag: '"1"' })
  latest().publication.ask('publish')
  await latest().editor.meetConflict()
  await expect.poll(() => latest().editor.conflict).toBeDefined()
  expect(latest().publication.dialog).toBeDefined()
  await latest().publication.schedule('publish', '2030-01-07T09:00:00.000Z')
  await expect.poll(() => document.body.textContent).toContain('Somebody else saved this')
  await expect.poll(() => latest().publication.dialog).toBeUndefined()
  expect(sent.filter(({ name }) => name !== DRAFT && !name.startsWith('GET'))).toEqual([])
})
