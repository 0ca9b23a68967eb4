export interface NoticeOptions {
  kind?: 'success' | 'error'
  position?: 'top' | 'top-start'
  /** Milliseconds until it is gone; hover and focus hold it. */
  timer?: number
  /** What can be done while it stands, by its button or by Ctrl+Z. */
  action?: { label: string; run: () => void }
}

// sweetalert2 is heavy and seldom needed: it is loaded with the first notice.
const dialogs = () => import('./dialogs.ts')

/** Loads what notices and dialogs need, for who may have to hear that the connection is gone. */
export const prepareNotices = () => void dialogs().catch(() => undefined)

/** A notice that goes by itself; resolves once it stands. */
export const notice = async (text: string, options: NoticeOptions = {}) => (await dialogs()).notice(text, options)

/** The dialog `Oops...` with a sentence; resolves once it is closed. */
export const failure = async (text: string) => (await dialogs()).failure(text)

/** What is asked, and the words on its two buttons. */
export interface Question {
  title: string
  text: string
  yes: string
  no: string
}

/** Asks before something that matters; answers whether to. */
export const ask = async (question: Question) => (await dialogs()).ask(question)

/** Asks before deleting; answers whether to. */
export const confirmDelete = async (name: string) => (await dialogs()).confirmDelete(name)

const LEFT = 'notice'

/** Leaves a notice for the next page of this origin, where the way leads to another document. */
export const leaveNotice = (text: string, options: Omit<NoticeOptions, 'action'> = {}) =>
  sessionStorage.setItem(LEFT, JSON.stringify({ text, options }))

/** Shows the notice that the page before has left, if any; to be called once as an app starts. */
export function showLeftNotice() {
  const left = sessionStorage.getItem(LEFT)
  if (left === null) return
  sessionStorage.removeItem(LEFT)
  const { text, options }: { text: string; options: NoticeOptions } = JSON.parse(left)
  void notice(text, options)
}
