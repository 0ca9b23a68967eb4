// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { aProblem } from '../fixtures/api.ts'
import { openQuestion } from '../fixtures/content-editor.tsx'
import { pressButton } from '../fixtures/controls.ts'

const text = () => document.body.textContent
/** Whether the element with the focus can have it in a browser, and its id. */
const focus = () => [document.activeElement?.closest('[hidden]') === null, document.activeElement?.id]

const FINDING = { check: 'missing', field: 'question', message: 'Question is missing.', blocks: true }

/** Shows the preview in the place of the form, as where there is no room for both. */
async function openPreview(answer: (name: string) => Response | undefined) {
  const { press } = openQuestion((name) =>
    name.endsWith('/frame') ? aProblem(503, 'There is no preview.') : answer(name),
  )
  await expect.poll(text).toContain('Draft')
  press('[name="editor-view"]:not(:checked)')
}

test('what is to be mended is shown in the form, also where the preview stands in its place', async () => {
  await openPreview((name) => (name.endsWith('/check') ? Response.json([FINDING]) : undefined))
  pressButton('Publish')
  await expect.poll(text).toContain('Question is missing.')
  pressButton('Mend 1 thing')
  await expect.poll(focus).toEqual([true, 'control-question'])
})

test('the version of somebody else is compared in the form, also where the preview stands in its place', async () => {
  await openPreview((name) => (name.endsWith('/publish') ? aProblem(412, 'Somebody was first.') : undefined))
  pressButton('Publish')
  await expect.poll(text).toContain('Compare and choose')
  document.querySelector<HTMLElement>('[href="#conflict"]')?.click()
  await expect.poll(focus).toEqual([true, 'conflict'])
})
