// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { aProblem } from '../fixtures/api.ts'
import { openQuestion } from '../fixtures/content-editor.tsx'
import { pressButton, typeInto } from '../fixtures/controls.ts'

function refused(name: string) {
  if (name === 'PUT /api/texts/7/draft') return aProblem(400, 'The question is too long.')
  return name === 'GET /api/texts/7/preview/frame' ? aProblem(500, 'There is no preview.') : undefined
}

const form = () => document.querySelector('form')

test('what is refused at Publish is shown in the form, also where the preview was in its place', async () => {
  const { press, find } = openQuestion(refused)
  await expect.poll(form).not.toBeNull()
  typeInto(find('[name=question]'), 'Is it quiet?')
  press('[name=editor-view]:not(:checked)')
  await expect.poll(() => form()?.closest('[hidden]')).not.toBeNull()
  pressButton('Publish')
  await expect.poll(() => form()?.textContent).toContain('The question is too long.')
  expect(form()?.closest('[hidden]')).toBeNull()
})
