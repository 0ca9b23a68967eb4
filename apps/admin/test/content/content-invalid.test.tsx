// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { aProblem } from '../fixtures/api.ts'
import { openQuestion } from '../fixtures/content-editor.tsx'
import { pressButton, typeInto } from '../fixtures/controls.ts'

function refused(name: string, before: number) {
  if (name === 'PUT /api/texts/7/draft')
    return before === 0
      ? aProblem(400, 'The question is too long.')
      : Response.json({ hasChanges: true, savedAt: '2026-11-20T11:00:00.000Z' }, { headers: { etag: '"2"' } })
  return name === 'GET /api/texts/7/preview/frame' ? aProblem(500, 'There is no preview.') : undefined
}

const form = () => document.querySelector('form')

test('what is refused at Publish is shown in the form until it is saved, also where the preview was in its place', async () => {
  const { press, find } = openQuestion(refused)
  await expect.poll(form).not.toBeNull()
  typeInto(find('[name=question]'), 'Is it quiet?')
  press('[name=editor-view]:not(:checked)')
  await expect.poll(() => form()?.closest('[hidden]')).not.toBeNull()
  pressButton('Publish')
  await expect.poll(() => form()?.textContent).toContain('The question is too long.')
  expect(form()?.closest('[hidden]')).toBeNull()
  typeInto(find('[name=question]'), 'Is it so?')
  dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }))
  await expect.poll(() => form()?.textContent).not.toContain('The question is too long.')
})
