import type { View } from '@energy/contracts/inquiries/inbox'
import { useSyncExternalStore } from 'react'

/** Milliseconds in which a held call can be taken back. */
export const HOLD = 10_000

interface HeldCall {
  send: () => Promise<unknown>
  views: readonly View[]
  timer: ReturnType<typeof setTimeout>
  /** Aborted once it cannot be taken back any more. */
  end: AbortController
  /** Set once the call is made. */
  sent?: Promise<void>
}

const held = new Map<string, HeldCall>()
const listeners = new Set<() => void>()
let viewsOfHeld: ReadonlyMap<string, readonly View[]> = new Map()

function changed() {
  viewsOfHeld = new Map([...held].map(([id, { views }]) => [id, views]))
  for (const listener of listeners) listener()
}

async function make(id: string, one: HeldCall) {
  clearTimeout(one.timer)
  one.end.abort()
  await one.send()
  held.delete(id)
  changed()
}
function sendNow(id: string, one: HeldCall) {
  one.sent ??= make(id, one)
  return one.sent
}

/** Makes all held calls at once. Resolves when they, and those that are being made, are answered. */
export const sendHeld = () => Promise.allSettled([...held].map(([id, one]) => sendNow(id, one)))

/** A tab that is hidden may be closed: nothing waits any longer. */
function sendWhenHidden() {
  if (document.visibilityState === 'hidden') void sendHeld()
}

/** Makes the calls before the page is closed or loaded again, and lets the browser ask: what is not sent then is lost. */
function sendBeforeUnload(event: BeforeUnloadEvent) {
  if (held.size === 0) return
  event.preventDefault()
  void sendHeld()
}

/**
 * Makes a call after `HOLD`, or at once when the tab is hidden or closed. It is made wherever in the dashboard the user is then.
 * @param send reports its own failure
 * @param views the views of the inbox that the inquiry leaves by it
 * @returns a signal that is aborted once it cannot be taken back any more
 */
export function hold(id: string, send: () => Promise<unknown>, views: readonly View[] = []) {
  document.addEventListener('visibilitychange', sendWhenHidden)
  addEventListener('beforeunload', sendBeforeUnload)
  const end = new AbortController()
  const one: HeldCall = { send, views, end, timer: setTimeout(() => void sendNow(id, one), HOLD) }
  held.set(id, one)
  changed()
  return end.signal
}

/** Takes a held call back. @returns whether it was still possible */
export function takeBack(id: string) {
  const one = held.get(id)
  if (!one || one.sent) return false
  clearTimeout(one.timer)
  one.end.abort()
  held.delete(id)
  changed()
  return true
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The ids of the calls that are held or being made, with the views that their inquiries leave. */
export const useHeldCalls = () => useSyncExternalStore(subscribe, () => viewsOfHeld)
