// Only for the identity emulator. Firebase receives the result of a sign-in popup through an iframe. A Google script
// opens it, and loading that script needs a network. This file implements the functions of the script that Firebase
// uses. The emulator's popup has the same origin as the page, so it can post its result into the iframe.

type Handler = (message: { authEvent: unknown }) => void
interface Opening {
  where: HTMLElement
  url: string
}

class Relay {
  #handler: Handler | undefined

  /** Firebase calls this to move its iframe off the screen. This iframe is hidden. */
  restyle() {}
  /** Firebase calls this to check that the iframe is ready. */
  ping = () => Promise.resolve()
  /** Firebase sends a request for storage support here, and continues without a reply. */
  send() {}
  register(_type: string, handler: Handler) {
    this.#handler = handler
  }
  dispatch(authEvent: unknown) {
    // Stryker disable next-line OptionalChaining: Firebase registers its handler before a popup opens
    this.#handler?.({ authEvent })
  }
}

/** Whether this is a message from the emulator's popup page. */
const isAuthEvent = (data: unknown): data is { data: { authEvent: unknown } } =>
  typeof data === 'object' && data !== null && 'eventType' in data && data.eventType === 'sendAuthEvent'

const open = ({ where, url }: Opening, opened: (relay: Relay) => unknown) =>
  new Promise((resolve) => {
    const relay = new Relay()
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.title = 'Sign-in relay'
    frame.src = url
    frame.addEventListener('load', () => {
      // Stryker disable next-line OptionalChaining: a loaded frame always has a window
      frame.contentWindow?.addEventListener('message', ({ origin, data }) => {
        if (origin === location.origin && isAuthEvent(data)) relay.dispatch(data.data.authEvent)
      })
      resolve(opened(relay))
    })
    where.append(frame)
  })

/** Makes popups of the identity emulator work without a network. Call it before the first popup. */
export function installPopupRelay() {
  const context = { open }
  const iframes = { Iframe: Relay, getContext: () => context }
  Object.assign(window, { gapi: { iframes } })
}
