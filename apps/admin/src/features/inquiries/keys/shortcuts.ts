import { removeStored, store, useStored } from '../../../shared/browser/stored.ts'

const STORAGE_KEY = 'energy-keys'
const OFF = 'off'

/** Whether keys that are one character do something. It is kept in this browser. */
export const useSingleKeys = () => useStored(STORAGE_KEY) !== OFF

/** Turns keys that are one character on or off. */
export function setSingleKeys(isOn: boolean) {
  if (isOn) removeStored(STORAGE_KEY)
  else store(STORAGE_KEY, OFF)
}

/** The attributes of a control that a key presses: none while single keys are off. See `useKeys`. */
export function useShortcut() {
  const isOn = useSingleKeys()
  return (key: string) => (isOn ? { 'aria-keyshortcuts': key } : {})
}
