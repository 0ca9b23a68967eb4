// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { aProblem } from './fixtures/api.ts'
import { openQuestion } from './fixtures/content-editor.tsx'
import { pressButton, textOf, typeInto } from './fixtures/controls.ts'

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

test('Back to mine brings back what was typed also after the conflict was met', async () => {
  const { find } = openQuestion(outdated)
  await expect.poll(text).toContain('Draft')
  pressButton('Publish')
  await expect.poll(text).toContain('Somebody else saved this question while you worked on it')
  const question = () => textOf(find('[name=question]'))
  typeInto(find('[name=question]'), 'Is it loud at night?')
  pressButton('Load theirs')
  expect(question()).toBe('Is it warm?')
  await expect.poll(() => document.querySelector('.swal2-toast')?.textContent).toContain('Back to mine')
  document.querySelector<HTMLElement>('.swal2-toast .swal2-confirm')?.click()
  await expect.poll(question).toBe('Is it loud at night?')
})
