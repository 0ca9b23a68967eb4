// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { aProblem } from './fixtures/api.ts'
import { openQuestion } from './fixtures/content-editor.tsx'
import { pressButton } from './fixtures/controls.ts'

const text = () => document.body.textContent
const outdated = (name: string) =>
  name === 'POST /api/texts/7/publish' ? aProblem(412, 'Somebody was first.') : undefined

test('an item that somebody else has saved since it was opened is not published unasked, but compared', async () => {
  openQuestion(outdated)
  await expect.poll(text).toContain('Draft')
  pressButton('Publish')
  await expect.poll(text).toContain('Somebody else saved this question while you worked on it')
  expect([...document.querySelectorAll('del, ins')].map(({ textContent }) => textContent)).toEqual(['warm', 'loud'])
})
