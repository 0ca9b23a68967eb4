import { vi } from 'vitest'

/** What the provider knows of the account that a person chooses in its window. */
export interface Chosen {
  sub: string
  email?: string
  name?: string
}

const frames = () => [...document.querySelectorAll('iframe')]

/** Writes to the frames that listen for a window of the provider, as a page of `origin` does. */
export function postToFrames(data: unknown, origin = location.origin) {
  for (const { contentWindow } of frames()) contentWindow?.dispatchEvent(new MessageEvent('message', { data, origin }))
}

/** The message in which the emulator's window says which account was chosen. */
export function choiceOf(address: URL, chosen: Chosen) {
  const asked = (name: string) => address.searchParams.get(name) ?? ''
  const claims = encodeURIComponent(
    JSON.stringify({ iss: '', aud: '', exp: 0, iat: 0, email_verified: true, ...chosen }),
  )
  const answer = `${address.origin}${address.pathname}?providerId=${asked('providerId')}&id_token=${claims}`
  const [type, eventId] = [asked('authType'), asked('eventId')]
  const authEvent = {
    type,
    eventId,
    urlResponse: answer,
    sessionId: 'unused',
    postBody: '',
    tenantId: null,
    error: null,
  }
  return { eventType: 'sendAuthEvent', data: { authEvent } }
}

/**
 * Plays the window that a sign-in opens, and the person in it, who does something there as soon as it is open.
 * @returns the addresses that were opened
 */
export function aWindow(inside: (address: URL) => void) {
  const opened: URL[] = []
  vi.spyOn(window, 'open').mockImplementation((url = '') => {
    const address = new URL(url)
    opened.push(address)
    setTimeout(() => inside(address))
    const frame = document.body.appendChild(document.createElement('iframe'))
    return frame.contentWindow && Object.assign(frame.contentWindow, { focus() {}, close: () => frame.remove() })
  })
  return opened
}

/** A person who chooses this account in every window. */
export const choosing = (chosen: Chosen) => aWindow((address) => postToFrames(choiceOf(address, chosen)))
