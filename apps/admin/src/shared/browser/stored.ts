import { withStorage } from '@energy/client/session/with-storage'
import { useSyncExternalStore } from 'react'

/** What this page has stored, for browsers that block `localStorage`. */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A text in `localStorage`, or in the memory of this page where the browser blocks it; null or undefined for none. */
export function readStored(key: string) {
  const text = withStorage(() => localStorage.getItem(key))
  return text === undefined ? memory.get(key) : text
}

/** A stored text, also once this page stores another one or removes it. */
export const useStored = (key: string) => useSyncExternalStore(subscribe, () => readStored(key))

/** Stores a text. One for which `localStorage` has no room is not stored. */
export function store(key: string, text: string) {
  memory.set(key, text)
  withStorage(() => localStorage.setItem(key, text))
  for (const listener of listeners) listener()
}

/** Removes a stored text. */
export function removeStored(key: string) {
  memory.delete(key)
  withStorage(() => localStorage.removeItem(key))
  for (const listener of listeners) listener()
}
