// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import type { ContentDraft } from '../../../src/features/content/editor/draft/use-local-draft.ts'
import { draftOf, dropDraft, saveDraft } from '../../../src/shared/form/drafts.ts'
import { aProblem } from '../../fixtures/api.ts'
import { aQuestion, DRAFT, openQuestion } from '../../fixtures/content-editor.tsx'
import { pressButton, typeInto } from '../../fixtures/controls.ts'

beforeEach(() => localStorage.clear())

const KEY = 'ada questions/7'
const SAVE = 'PUT /api/texts/7/draft'
const text = () => document.body.textContent
const save = () => dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }))
const stored = () => draftOf<ContentDraft>(KEY)?.typed['question']

const typed = (question: string): ContentDraft => ({
  kind: 'questions',
  typed: { question, answer: 'Yes.' },
  etag: '"1"',
  savedAt: '2026-11-20T09:00:00.000Z',
})

test('what has been saved since, such as in another tab, is not offered', async () => {
  saveDraft(KEY, typed('Is it loud?'))
  openQuestion(() => undefined)
  await expect.poll(text).toContain('Draft')
  expect(text()).not.toContain('did not save it')
})

test('what is restored was typed on an earlier version, so what somebody else has saved since is compared first', async () => {
  saveDraft(KEY, typed('Is it loud at night?'))
  const { sent } = openQuestion((name, before) => {
    if (name === DRAFT) return aQuestion(2, 'Is it warm?')
    if (name !== SAVE) return undefined
    if (before === 0) return aProblem(412, 'Somebody was first.')
    return Response.json({ hasChanges: true, savedAt: '2026-11-20T11:00:00.000Z' }, { headers: { etag: '"3"' } })
  })
  await expect.poll(text).toContain('did not save it')
  pressButton('Restore')
  save()
  await expect.poll(text).toMatch(/Not saved: somebody else has saved|11:00/)
  expect(text()).toContain('Somebody else saved this question while you worked on it')
  expect(sent.filter(({ name }) => name === SAVE).map(({ headers }) => headers.get('if-match'))).toEqual(['"1"'])
})

test('what cannot be saved is offered at the next visit, also where another window of the item has saved since', async () => {
  const { find, show } = openQuestion((name) => (name === SAVE ? aProblem(412, 'Somebody was first.') : undefined))
  await expect.poll(text).toContain('Draft')
  typeInto(find('[name=question]'), 'Is it loud at night?')
  save()
  await expect.poll(text).toContain('Not saved: somebody else has saved')
  await expect.poll(stored).toBe('Is it loud at night?')
  // As the other window does, which has the same storage.
  dropDraft(KEY)
  show(null)
  await expect.poll(stored).toBe('Is it loud at night?')
})
