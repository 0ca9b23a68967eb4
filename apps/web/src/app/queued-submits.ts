/** Milliseconds between two tries to submit a queued form. */
const RETRY_DELAY = 50
/** The number of tries; ten seconds in all. */
const TRIES = 200

/**
 * Queues a form that is submitted before its code has loaded, and submits it afterwards. Otherwise the browser would
 * send it where nothing reads it, and the input would be lost. If the code does not load, the form shows a message
 * (shared/form/not-sent.tsx).
 */
function queueSubmits() {
  const queued = new WeakSet<HTMLFormElement>()
  // The last listener: the form's own handler has called `preventDefault` by now.
  addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    const notSent = form.querySelector<HTMLElement>('[data-not-sent]')
    if (notSent) notSent.hidden = true
    // The event that is dispatched below only looks for a handler; the browser sends nothing for it.
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
