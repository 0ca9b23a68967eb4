// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { useEditorKeys } from '../../src/features/content/editor/bar/use-editor-keys.ts'
import { renderHook } from '../fixtures/render-hook.tsx'

const press = (key: string, modifiers: KeyboardEventInit = { ctrlKey: true }) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...modifiers }))

/** What the keys of an editor do from now on. */
function doneByKeys() {
  const done: string[] = []
  renderHook(() => useEditorKeys({ save: () => done.push('save'), publish: () => done.push('publish') }))
  return done
}

test('Ctrl-S saves and Ctrl-Enter publishes, also with Caps Lock', () => {
  const done = doneByKeys()
  // The browser, which would save the page, does nothing.
  expect(['s', 'S', 'Enter'].map((key) => press(key))).toEqual([false, false, false])
  press('s', { metaKey: true })
  press('s', {})
  press('S', { ctrlKey: true, shiftKey: true })
  press('s', { ctrlKey: true, altKey: true })
  expect(done).toEqual(['save', 'save', 'publish', 'save'])
})

test.each(['<dialog open></dialog>', '<div aria-modal="true"></div>'])(
  'below a dialog the keys do nothing: %s',
  (html) => {
    const done = doneByKeys()
    document.body.insertAdjacentHTML('beforeend', html)
    const dialog = document.body.lastElementChild
    press('s')
    press('Enter')
    dialog?.remove()
    expect(done).toEqual([])
  },
)
