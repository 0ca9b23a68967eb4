import type { NoticeOptions, Question } from './notice-options.ts'

// sweetalert2 is large and rarely needed, so it is loaded with the first notice.
const dialogs = () => import('./dialogs.ts')

/** Preloads the code of notices and dialogs, so that they also work after the connection is lost. */
export const prepareNotices = () => void dialogs().catch(() => undefined)

/** Shows a notice that closes after a time; resolves when it is shown. */
export const notice = async (text: string, options: NoticeOptions = {}) => (await dialogs()).notice(text, options)

/** Shows the dialog `Oops...` with a sentence; resolves when it is closed. */
export const showError = async (text: string) => (await dialogs()).showError(text)

/** Asks for confirmation; resolves to whether the user confirmed. */
export const confirmAction = async (question: Question) => (await dialogs()).confirmAction(question)

/**
 * Asks for the code of a second factor until `check` takes one; resolves when it is taken, or the user gives up.
 * @param check resolves to the reason why a code is refused, to undefined once it is taken
 */
export const askForCode = async (check: (code: string) => Promise<string | undefined>) =>
  (await dialogs()).askForCode(check)

/** Asks for confirmation of a deletion; resolves to whether the user confirmed. */
export const confirmDelete = (name: string) =>
  confirmAction({ title: `Delete ${name}?`, yes: 'Delete', no: 'Keep it', danger: true })

const STORAGE_KEY = 'notice'

/** Stores a notice that the next page of this origin shows, for a navigation to another document. */
export const storeNotice = (text: string, options: Omit<NoticeOptions, 'action' | 'until'> = {}) => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ text, options }))
  } catch {
    // The browser blocks storage: the next page shows no notice.
  }
}

/** Shows the notice that the previous page stored, if any. Call it once when an app starts. */
export function showStoredNotice() {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY)
    if (stored === null) return
    sessionStorage.removeItem(STORAGE_KEY)
    const { text, options }: { text: string; options: NoticeOptions } = JSON.parse(stored)
    void notice(text, options)
  } catch {
    // The browser blocks storage, so nothing is stored.
  }
}
