// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { TemplatesDialog } from '../../../src/features/inquiries/reply/templates/templates-dialog.tsx'
import { anApi, aProblem } from '../../fixtures/api.ts'
import { pressButton } from '../../fixtures/controls.ts'
import { aPanel } from '../../fixtures/panel.tsx'

const LIST = 'GET /api/reply-templates'
const bills = { _id: '7', name: 'Bills', text: 'Send us a bill.', updatedAt: '2026-11-20T10:00:00.000Z', changedBy: '' }
const ignore = () => undefined
const lost = () => {
  throw new TypeError('The network is away')
}
const done = () => Response.json({ acknowledged: true, deletedCount: 1 })

/** Deletes the one template. @param isGone whether it is not there any more then */
async function deleteBills(deletion: () => Response, isGone: boolean) {
  const { text } = aPanel(<TemplatesDialog onClose={ignore} />, { [LIST]: [bills] })
  await expect.poll(text).toContain('Send us a bill.')
  anApi((name) => {
    if (name.startsWith('DELETE')) return deletion()
    if (name === LIST) return Response.json(isGone ? [] : [bills])
    return isGone ? aProblem(404, 'There is no such record.') : Response.json(bills)
  })
  document.querySelector<HTMLElement>('[aria-label="Delete Bills"]')?.click()
  await expect.poll(text).toContain('Delete it for all staff?')
  pressButton('Delete')
  return text
}

test.each([
  ['is deleted', done],
  ['whose deletion got no answer, and that is not there any more, is deleted', lost],
])('a template %s, and the dialog says so', async (_, deletion) => {
  const text = await deleteBills(deletion, true)
  await expect.poll(text).toContain('“Bills” is deleted.')
  expect(text()).toContain('There are none yet.')
})

test('a template whose deletion got no answer, and that is there, is not deleted', async () => {
  const text = await deleteBills(lost, false)
  await expect.poll(text).toContain('The server could not be reached.')
  expect(text()).toContain('Send us a bill.')
})
