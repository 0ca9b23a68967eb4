import type { NoticeOptions, Question } from './notice-options.ts'

// sweetalert2 is heavy and seldom needed: it is loaded with the first notice.
const dialogs = () => import('./dialogs.ts')

/** Loads what notices and dialogs need, for who may have to hear that the connection is gone. */
export const prepareNotices = () => void dialogs().catch(() => undefined)

/** A notice that goes by itself; resolves once it stands. */
export const notice = async (text: string, options: NoticeOptions = {}) => (await dialogs()).notice(text, options)

/** The dialog `Oops...` with a sentence; resolves once it is closed. */
export const failure = async (text: string) => (await dialogs()).failure(text)

/** Asks before something that matters; answers whether to. */
export const ask = async (question: Question) => (await dialogs()).ask(question)

/** Asks before deleting; answers whether to. */
export const confirmDelete = async (name: string) => (await dialogs()).confirmDelete(name)

const STORAGE_KEY = 'notice'

/** Leaves a notice for the next page of this origin, where the way leads to another document. */
export const leaveNotice = (text: string, options: Omit<NoticeOptions, 'action'> = {}) =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ text, options }))

/** Shows the notice that the page before has left, if any; to be called once as an app starts. */
export function showLeftNotice() {
  const stored = sessionStorage.getItem(STORAGE_KEY)
  if (stored === null) return
  sessionStorage.removeItem(STORAGE_KEY)
  const { text, options }: { text: string; options: NoticeOptions } = JSON.parse(stored)
  void notice(text, options)
}
