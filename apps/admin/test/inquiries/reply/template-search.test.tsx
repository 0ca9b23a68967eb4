// @vitest-environment jsdom
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { TemplatesButton } from '../../../src/features/inquiries/reply/templates/templates-button.tsx'
import { textOf, typeInto } from '../../fixtures/controls.ts'
import { aPanel } from '../../fixtures/panel.tsx'

const ignore = () => undefined
const values = { name: 'Ola Berg', service: 'your request', number: '', company: 'Millrace Energy', phone: '' }
const aTemplate = (name: string) => ({ _id: name, name, text: name, updatedAt: '', changedBy: '' })

/** The events with which a browser closes the list and opens it again, before `toggle`, which then comes once for both. */
const closeAndOpen = () =>
  flushSync(() => {
    for (const newState of ['closed', 'open'])
      document.querySelector('[popover]')?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }))
  })

test('what was typed to find a template is gone when the list has closed, also where it is opened again at once', async () => {
  const { text, find } = aPanel(<TemplatesButton values={values} disabled={false} onChoose={ignore} />, {
    'GET /api/reply-templates': [aTemplate('Bills'), aTemplate('Too far')],
  })
  await expect.poll(text).toContain('Bills')
  typeInto(find('[type=search]'), 'far')
  expect(text()).not.toContain('Bills')
  closeAndOpen()
  expect(textOf(find('[type=search]'))).toBe('')
  expect(text()).toContain('Bills')
})
