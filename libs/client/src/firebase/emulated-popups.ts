// With the identity emulator alone. Firebase hears from a sign-in popup through a frame that a script of Google's
// opens, which there is no network for. What Firebase asks of that script is little, and this is it: the popup of the
// emulator posts what happened into the frame, because both are of the page's own origin.

type Handler = (message: { authEvent: unknown }) => void
interface Opening {
  where: HTMLElement
  url: string
}

class Relay {
  #handler: Handler | undefined

  /** Firebase places its own frame off the screen; this one is hidden. */
  restyle() {}
  /** The frame is asked whether it is there: it is. */
  ping = () => Promise.resolve()
  /** Firebase asks whether the popup could reach its storage, and goes on without an answer. */
  send() {}
  register(_type: string, handler: Handler) {
    this.#handler = handler
  }
  dispatch(authEvent: unknown) {
    this.#handler?.({ authEvent })
  }
}

/** A message of the popup, as the emulator's page writes it. */
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
      frame.contentWindow?.addEventListener('message', ({ origin, data }) => {
        if (origin === location.origin && isAuthEvent(data)) relay.dispatch(data.data.authEvent)
      })
      resolve(opened(relay))
    })
    where.append(frame)
  })

/** Lets popups of the identity emulator report back without a network; to be called before the first of them. */
export function installPopupRelay() {
  const context = { open }
  const iframes = { Iframe: Relay, getContext: () => context }
  Object.assign(window, { gapi: { iframes } })
}
