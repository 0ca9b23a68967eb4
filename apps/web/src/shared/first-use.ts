// Loaded with `app/load-code.ts`, so a use of the page before its code has come counts, too.

/** Events that show that a visitor uses the page. */
const USE_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

/** Resolves at the next of these events. */
export const nextUse = () =>
  new Promise<void>((resolve) => {
    const onUse = (event: Event) => {
      // Chromium also reports a pointer that rests where the page has come.
      if (event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return
      for (const name of USE_EVENTS) removeEventListener(name, onUse, true)
      resolve()
    }
    for (const name of USE_EVENTS) addEventListener(name, onUse, true)
  })

/** Resolves at a use of the page; at once where a field has the focus, because a visitor may be faster than this code. */
const anyUse = async () => {
  if (document.activeElement === document.body) await nextUse()
  used = true
}

let used = false
/** Resolves when the visitor first uses the page; undefined on the server. */
export const firstUse = typeof document === 'undefined' ? undefined : anyUse()

/** Whether the visitor has used the page, so that code which waits for that need not wait. */
export const isUsed = () => used
