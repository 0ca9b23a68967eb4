import { useSyncExternalStore } from 'react'
import { readStored, removeStored, store } from '../../../shared/browser/stored.ts'

const STORAGE_KEY = 'energy-keys'
const OFF = 'off'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether keys that are one character do something. It is kept in this browser. */
export const useSingleKeys = () => useSyncExternalStore(subscribe, () => readStored(STORAGE_KEY) !== OFF)

/** Turns keys that are one character on or off. */
export function setSingleKeys(isOn: boolean) {
  if (isOn) removeStored(STORAGE_KEY)
  else store(STORAGE_KEY, OFF)
  for (const listener of listeners) listener()
}

/** The attributes of a control that a key presses: none while single keys are off. See `useKeys`. */
export function useShortcut() {
  const isOn = useSingleKeys()
  return (key: string) => (isOn ? { 'aria-keyshortcuts': key } : {})
}
