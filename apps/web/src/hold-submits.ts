/** Milliseconds between two looks whether a form's code has come. */
const LOOK = 50

/**
 * A form whose code is still on its way is sent once that is there. Without it the browser would send it by itself, to
 * nobody, and what was typed would be gone.
 */
function holdSubmits() {
  const held = new WeakSet<HTMLFormElement>()
  // Last of all: whoever takes a form has said so by now.
  addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    event.preventDefault()
    if (held.has(form)) return
    held.add(form)
    setTimeout(() => {
      held.delete(form)
      if (form.isConnected) form.requestSubmit()
    }, LOOK)
  })
}

holdSubmits()
