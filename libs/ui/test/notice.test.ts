// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  confirmAction,
  confirmDelete,
  notice,
  prepareNotices,
  showError,
  showStoredNotice,
  storeNotice,
} from '../src/notice.ts'

/** More than enough for every notice to close. */
const HALF_A_MINUTE = 30_000

// A test that does not await a notice would otherwise look for it before its code has come.
beforeAll(async () => {
  prepareNotices()
  await vi.dynamicImportSettled()
})
beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const shown = () => document.querySelector<HTMLElement>('.swal2-toast')
const dialog = () => document.querySelector<HTMLElement>('.swal2-modal')
const isShown = () => shown() !== null
const button = () => {
  const found = shown()?.querySelector<HTMLButtonElement>('.swal2-confirm')
  if (!found) throw new Error('The notice has no button')
  return found
}
const undoNotice = async (run = () => {}) => {
  await notice('Solar deleted.', { timer: 10_000, action: { label: 'Undo', run } })
  await vi.advanceTimersByTimeAsync(1)
}
const pressZ = (target: HTMLElement, modifiers: KeyboardEventInit) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true, ...modifiers }))

test('where the browser blocks storage an app starts without the notice of the page before', () => {
  const blocked = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(() => storeNotice('Welcome.')).not.toThrow()
  expect(showStoredNotice).not.toThrow()
  expect(blocked).toHaveBeenCalled()
  blocked.mockRestore()
})

test('what a page stores is shown by the next one, and by no other', async () => {
  storeNotice('Welcome.')
  showStoredNotice()
  await vi.advanceTimersByTimeAsync(1)
  expect(shown()?.textContent).toContain('Welcome.')
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
  showStoredNotice()
  await vi.advanceTimersByTimeAsync(1)
  expect(isShown()).toBe(false)
})

test('a notice closes after its time', async () => {
  await undoNotice()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(isShown()).toBe(true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(isShown()).toBe(false)
})

test('a notice stays while its button has the focus, and closes after the focus has left it', async () => {
  await undoNotice()
  button().focus()
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
  expect(isShown()).toBe(true)
  button().blur()
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
  expect(isShown()).toBe(false)
})

test('a notice stays while the pointer is on it', async () => {
  await undoNotice()
  shown()?.dispatchEvent(new MouseEvent('mouseenter'))
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
  expect(isShown()).toBe(true)
  shown()?.dispatchEvent(new MouseEvent('mouseleave'))
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
  expect(isShown()).toBe(false)
})

test('a notice whose button has the focus stays when the pointer leaves it', async () => {
  await undoNotice()
  shown()?.dispatchEvent(new MouseEvent('mouseenter'))
  button().focus()
  shown()?.dispatchEvent(new MouseEvent('mouseleave'))
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
  expect(isShown()).toBe(true)
})

test('a notice under the pointer stays when the focus leaves its button', async () => {
  await undoNotice()
  button().focus()
  shown()?.dispatchEvent(new MouseEvent('mouseenter'))
  button().blur()
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
  expect(isShown()).toBe(true)
})

test('Ctrl+Z clicks the button of a notice, but not in a field, where it undoes typing', async () => {
  const run = vi.fn<() => void>()
  await undoNotice(run)
  const field = document.body.appendChild(document.createElement('input'))
  pressZ(field, { ctrlKey: true })
  const formattedText = document.body.appendChild(document.createElement('div'))
  formattedText.setAttribute('role', 'textbox')
  pressZ(formattedText, { ctrlKey: true })
  pressZ(document.body, {})
  pressZ(document.body, { ctrlKey: true, shiftKey: true })
  await vi.advanceTimersByTimeAsync(1)
  expect(isShown()).toBe(true)
  pressZ(document.body, { ctrlKey: true })
  await vi.advanceTimersByTimeAsync(1)
  expect(isShown()).toBe(false)
  expect(run).toHaveBeenCalledOnce()
})

test('a notice that closes by itself does not run its action', async () => {
  const run = vi.fn<() => void>()
  await undoNotice(run)
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
  expect(run).not.toHaveBeenCalled()
})

test('a notice closes before its time when its action would do nothing any more, and no other one with it', async () => {
  const form = new AbortController()
  const undo = { timer: 10_000, action: { label: 'Undo', run: () => {} }, until: form.signal }
  await notice('Line 1 removed.', undo)
  await vi.advanceTimersByTimeAsync(1)
  expect(shown()?.textContent).toContain('Line 1 removed.')
  form.abort()
  await vi.advanceTimersByTimeAsync(1)
  expect(isShown()).toBe(false)
  await notice('Line 2 removed.', undo)
  await vi.advanceTimersByTimeAsync(1)
  expect(isShown()).toBe(false)

  const next = new AbortController()
  await notice('Line 3 removed.', { ...undo, until: next.signal })
  await notice('The offer is on its way.')
  next.abort()
  await vi.advanceTimersByTimeAsync(1)
  expect(shown()?.textContent).toContain('The offer is on its way.')
})

test('a notice waits until the dialog that is open is closed', async () => {
  void showError('User not found!')
  await vi.advanceTimersByTimeAsync(1)
  void notice('We could not bring your data.')
  await vi.advanceTimersByTimeAsync(1)
  expect(dialog()?.textContent).toContain('User not found!')
  dialog()?.querySelector<HTMLButtonElement>('.swal2-confirm')?.click()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(dialog()).toBeNull()
  expect(shown()?.textContent).toContain('We could not bring your data.')
})

test('a question is asked above the dialog of the page that is open', async () => {
  const open = document.body.appendChild(document.createElement('dialog'))
  open.setAttribute('open', '')
  void confirmAction({ title: 'Leave without saving?', yes: 'Leave', no: 'Stay' })
  await vi.advanceTimersByTimeAsync(1)
  expect(open.textContent).toContain('Leave without saving?')
  dialog()?.querySelector<HTMLButtonElement>('.swal2-cancel')?.click()
  await vi.advanceTimersByTimeAsync(1_000)
  open.remove()
})

test('a question whether to delete has a red button', async () => {
  const answer = confirmDelete('Solar')
  await vi.advanceTimersByTimeAsync(100)
  expect(dialog()?.querySelector('.swal2-confirm')?.classList).toContain('btn-danger')
  dialog()?.querySelector<HTMLButtonElement>('.swal2-cancel')?.click()
  expect(await answer).toBe(false)
})

test('a question that is opened by a double click stays open: its second press is outside', async () => {
  const answer = confirmAction({ title: 'Send the offer?', yes: 'Send', no: 'Not yet' })
  await vi.advanceTimersByTimeAsync(100)
  const press = (detail: number) =>
    dialog()?.parentElement?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  press(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(dialog()).not.toBeNull()
  press(1)
  expect(await answer).toBe(false)
})

test('after a question the focus is where it was, at once and also where a notice follows', async () => {
  const [first, second] = ['Delete', 'Restore'].map((name) => {
    const opener = document.body.appendChild(document.createElement('button'))
    opener.textContent = name
    return opener
  })
  for (const opener of [first, second]) {
    opener?.focus()
    const answer = confirmAction({ title: 'Are you sure?', yes: 'Yes', no: 'No' })
    await vi.advanceTimersByTimeAsync(1)
    expect(dialog()?.contains(document.activeElement)).toBe(true)
    dialog()?.querySelector<HTMLButtonElement>('.swal2-confirm')?.click()
    expect(await answer).toBe(true)
    expect(document.activeElement).toBe(opener)
    await notice('Done.')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(document.activeElement).toBe(opener)
  }
  first?.remove()
  second?.remove()
})
