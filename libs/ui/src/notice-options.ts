/** How a notice looks, and what it offers. */
export interface NoticeOptions {
  kind?: 'success' | 'error'
  position?: 'top' | 'top-start'
  /** Milliseconds until it is gone; hover and focus hold it. */
  timer?: number
  /** What can be done while it stands, by its button or by Ctrl+Z. */
  action?: { label: string; run: () => void }
}

/** What is asked, and the words on its two buttons. */
export interface Question {
  title: string
  text: string
  yes: string
  no: string
}
