/** The look and the action of a notice. */
export interface NoticeOptions {
  kind?: 'success' | 'error'
  position?: 'top' | 'top-start'
  /** Milliseconds until it closes; hover and focus pause the time. */
  timer?: number
  /** An action while it is shown, with its button or Ctrl+Z. */
  action?: { label: string; run: () => void }
  /** Closes it before its time, when its action would do nothing any more. */
  until?: AbortSignal
}

/** A question, with the labels of its two buttons. */
export interface Question {
  title: string
  text?: string
  yes: string
  no: string
  /** The first button is red. */
  danger?: boolean
}
