// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { Dialog } from '../src/dialog.tsx'
import { render } from './fixtures/render.ts'

/** @param detail which press of a double click it is */
const press = (target: HTMLElement, clientX: number, clientY: number, detail = 1) =>
  target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientX, clientY, detail }))

test('a press outside of a dialog closes it, one inside and one on its scrollbar do not', () => {
  const onClose = vi.fn<() => void>()
  const { find } = render(
    <Dialog title="Write" onClose={onClose}>
      <input />
    </Dialog>,
  )
  const dialog = find('dialog')
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 400, 300))
  press(find('input'), 200, 100)
  press(dialog, 495, 200)
  expect(onClose).not.toHaveBeenCalled()
  for (const [x, y] of [
    [99, 200],
    [501, 200],
    [200, 49],
    [200, 351],
  ] as const)
    press(dialog, x, y)
  expect(onClose).toHaveBeenCalledTimes(4)
})

const page = (isOpen: boolean) => (
  <>
    <button type="button">Write</button>
    {isOpen && (
      <Dialog title="Write" onClose={() => {}}>
        <input />
      </Dialog>
    )}
  </>
)

test('a dialog that goes gives the focus back to where it was', () => {
  const { find, show } = render(null)
  show(page(false))
  find('button').focus()
  show(page(true))
  find('input').focus()
  show(page(false))
  expect(document.activeElement).toBe(find('button'))
})

test('a dialog that is opened by a double click stays open: its second press is outside', () => {
  const onClose = vi.fn<() => void>()
  const { find } = render(
    <Dialog title="Before you publish" onClose={onClose}>
      {null}
    </Dialog>,
  )
  press(find('dialog'), 900, 40, 2)
  expect(onClose).not.toHaveBeenCalled()
  press(find('dialog'), 900, 40)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a dialog that the browser closes without asking, at a second Escape, is open until its parent removes it', () => {
  const onClose = vi.fn<() => void>()
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const { find } = render(
    <Dialog title="Delete?" onClose={onClose}>
      {null}
    </Dialog>,
  )
  find('dialog').dispatchEvent(new Event('close'))
  expect(showModal).toHaveBeenCalledTimes(2)
  expect(onClose).toHaveBeenCalledOnce()
  showModal.mockRestore()
})

test('Escape closes a dialog; a choice of files in it that is called off does not', () => {
  const onClose = vi.fn<() => void>()
  const { find } = render(
    <Dialog title="Import" onClose={onClose}>
      <input type="file" />
    </Dialog>,
  )
  find('input').dispatchEvent(new Event('cancel', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
  const escape = new Event('cancel', { cancelable: true })
  find('dialog').dispatchEvent(escape)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(escape.defaultPrevented).toBe(true)
})
