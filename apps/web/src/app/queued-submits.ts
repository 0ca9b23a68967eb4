/** Milliseconds between two tries to submit a queued form. */
const RETRY_DELAY = 50
/** How often it is tried; ten seconds in all. */
const TRIES = 200

/**
 * A form whose code is still on its way is sent once that is there. Without it the browser would send it by itself, to
 * nobody, and what was typed would be gone. Where the code does not come, the form says so (shared/form/not-sent.tsx).
 */
function queueSubmits() {
  const queued = new WeakSet<HTMLFormElement>()
  // Last of all: whoever takes a form has said so by now.
  addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    const notSent = form.querySelector<HTMLElement>('[data-not-sent]')
    if (notSent) notSent.hidden = true
    // What is dispatched below is a question: the browser sends nothing for it.
    if (event.defaultPrevented || !event.isTrusted) return
    event.preventDefault()
    if (queued.has(form)) return
    queued.add(form)
    let triesLeft = TRIES
    const timer = setInterval(() => {
      const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
      const isOver = !form.isConnected || !form.dispatchEvent(submit)
      if (!isOver && --triesLeft > 0) return
      clearInterval(timer)
      queued.delete(form)
      if (notSent) notSent.hidden = isOver
    }, RETRY_DELAY)
  })
}

queueSubmits()
