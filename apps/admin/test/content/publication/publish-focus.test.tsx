// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { aProblem } from '../../fixtures/api.ts'
import { openQuestion } from '../../fixtures/content-editor.tsx'

const PUBLISH = 'POST /api/texts/7/publish'

function blurInert() {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.closest('[inert]')) activeElement.blur()
}
/** Takes the focus from what becomes inert, as browsers do. */
function observeInert() {
  const observer = new MutationObserver(blurInert)
  observer.observe(document, { attributes: true, subtree: true, attributeFilter: ['inert'] })
  onTestFinished(() => observer.disconnect())
}

test('who publishes by Ctrl-Enter has the focus where it was when it fails', async () => {
  observeInert()
  const { find, sent } = openQuestion((name) => (name === PUBLISH ? aProblem(503, 'The database is away.') : undefined))
  await expect.poll(() => document.querySelector('[name=question]')).not.toBeNull()
  const field = find('[name=question]')
  const lost = vi.fn<() => void>()
  field.addEventListener('blur', lost)
  field.focus()
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }))
  await expect.poll(() => lost.mock.calls.length).toBe(1)
  await expect.poll(() => sent.map(({ name }) => name)).toContain(PUBLISH)
  await expect.poll(() => document.activeElement).toBe(field)
  expect(field.closest('[inert]')).toBeNull()
})
