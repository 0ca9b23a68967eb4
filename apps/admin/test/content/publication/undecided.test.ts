// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { anApi } from '../../fixtures/api.ts'
import { aQuestion, DRAFT } from '../../fixtures/content-editor.tsx'
import { aPublication } from '../../fixtures/content-publication.ts'

beforeEach(() => localStorage.clear())

test('who schedules a draft that somebody else saved while its time was chosen reads so, and the form is in sight', async () => {
  const sent = anApi((name) => (name === DRAFT ? aQuestion(2, 'Is it warm?') : Response.json([])))
  const latest = aPublication({ kind: 'questions' })
  latest().publication.ask('publish')
  await latest().editor.meetConflict()
  await expect.poll(() => latest().editor.conflict).toBeDefined()
  expect(latest().publication.dialog).toBeDefined()
  await latest().publication.schedule('publish', '2030-01-07T09:00:00.000Z')
  await expect.poll(() => document.body.textContent).toContain('Somebody else saved this')
  await expect.poll(() => latest().publication.dialog).toBeUndefined()
  expect(sent.filter(({ name }) => name !== DRAFT && !name.startsWith('GET'))).toEqual([])
})
