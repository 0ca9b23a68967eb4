import type { SweetAlertOptions } from 'sweetalert2'
import Swal from 'sweetalert2/dist/sweetalert2.esm.js'
import './dialogs.css'
import { buttonClass } from './button.tsx'
import type { NoticeOptions, Question } from './notice-options.ts'

const circle = (mark: string) =>
  `<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><circle cx="12" cy="12" r="10"/>${mark}</svg>`
const icons = {
  success: circle('<path d="m9 12 2 2 4-4"/>'),
  error: circle('<path d="M12 8v4M12 16h.01"/>'),
}

// sweetalert2 shows one thing at a time. A notice waits until the open dialog is closed, which it would replace unread.
let openDialog: Promise<unknown> = Promise.resolve()

/** Shows a notice once no dialog is open; resolves when it is shown. */
export async function notice(
  text: string,
  { kind = 'success', position = 'top', timer = 2000, action, until }: NoticeOptions,
) {
  await openDialog
  if (until?.aborted) return
  const closed = new AbortController()
  const { signal } = closed
  const result = Swal.fire({
    toast: true,
    text,
    position,
    timer,
    timerProgressBar: true,
    buttonsStyling: false,
    showConfirmButton: action !== undefined,
    confirmButtonText: action?.label ?? '',
    icon: kind,
    iconHtml: icons[kind],
    showClass: { popup: '', icon: '' },
    hideClass: { popup: '', icon: '' },
    didOpen(popup) {
      pauseWhileUsed(popup)
      if (action) document.addEventListener('keydown', onUndoKey, { signal })
    },
    didDestroy: () => closed.abort(),
  })
  until?.addEventListener('abort', () => Swal.close(), { signal })
  void result.then(({ isConfirmed }) => isConfirmed && action?.run())
}

/** Pauses the time of a notice while the pointer is on it, and while it has the focus. */
function pauseWhileUsed(popup: HTMLElement) {
  const uses = new Set<string>()
  for (const [start, end] of [
    ['mouseenter', 'mouseleave'],
    ['focusin', 'focusout'],
  ] as const) {
    popup.addEventListener(start, () => {
      uses.add(start)
      Swal.stopTimer()
    })
    popup.addEventListener(end, () => {
      uses.delete(start)
      if (uses.size === 0) Swal.resumeTimer()
    })
  }
}

/** Ctrl+Z clicks the button of the notice. In a field, Ctrl+Z undoes typing as usual. */
function onUndoKey(event: KeyboardEvent) {
  const inField = event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [role=textbox]')
  if (inField || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
  event.preventDefault()
  Swal.clickConfirm()
}

/** The second press of a double click on the button that opened a dialog, which is outside of it. */
function ignoreSecondPress(event: MouseEvent) {
  if (event.target === event.currentTarget && event.detail > 1) event.stopImmediatePropagation()
}

/** The options of a modal dialog. It opens and closes without an animation. */
const dialog = ({ yes, danger = false }: Pick<Question, 'yes' | 'danger'>) => ({
  buttonsStyling: false,
  confirmButtonText: yes,
  customClass: { confirmButton: buttonClass(danger ? 'danger' : 'primary'), cancelButton: buttonClass('line') },
  showClass: { popup: '' },
  hideClass: { popup: '' },
  didOpen: (popup: HTMLElement) => popup.parentElement?.addEventListener('click', ignoreSecondPress, { capture: true }),
})

/** What had the focus before the dialog that is open, also where that has replaced another one. */
let previousFocus: Element | null = null

async function openAlone(options: SweetAlertOptions) {
  if (!Swal.getPopup()?.matches('.swal2-modal')) previousFocus = document.activeElement
  // sweetalert2 would give the focus back 100 ms later, and not at all where a notice comes before that.
  const result = Swal.fire({ ...options, returnFocus: false })
  openDialog = result
  const answer = await result
  if (openDialog === result && previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true })
  return answer
}

/** Shows the dialog `Oops...`; resolves when it is closed. */
export async function showError(text: string) {
  await openAlone({ ...dialog({ yes: 'OK' }), title: 'Oops...', text })
}

/** Where a dialog is put: a dialog of the page that is open would cover it elsewhere. */
const target = () => document.querySelector<HTMLElement>('dialog[open]') ?? 'body'

/** Asks for confirmation; resolves to whether the user confirmed. */
export async function confirmAction({ title, text = '', no, ...question }: Question) {
  const { isConfirmed } = await openAlone({
    ...dialog(question),
    target: target(),
    title,
    text,
    showCancelButton: true,
    cancelButtonText: no,
    focusCancel: true,
  })
  return isConfirmed
}

/**
 * Asks for a code of six digits until `check` takes one, or the user gives up.
 * @param check resolves to the reason why a code is refused, to undefined once it is taken
 */
export async function askForCode(check: (code: string) => Promise<string | undefined>) {
  await openAlone({
    ...dialog({ yes: 'Confirm' }),
    target: target(),
    title: 'Enter your code',
    text: 'Open your authenticator app and type the six digits that it shows for this account.',
    input: 'text',
    inputLabel: 'Code',
    inputAttributes: { inputmode: 'numeric', autocomplete: 'one-time-code', maxlength: '7' },
    showCancelButton: true,
    cancelButtonText: 'Cancel',
    showLoaderOnConfirm: true,
    preConfirm: async (typed: string) => {
      const code = typed.replaceAll(/\s/g, '')
      const refused = /^\d{6}$/.test(code) ? await check(code) : 'The code has six digits.'
      if (refused !== undefined) Swal.showValidationMessage(refused)
    },
  })
}
