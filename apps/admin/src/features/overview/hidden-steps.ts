import { useSyncExternalStore } from 'react'
import { readStored, removeStored, store } from '../../shared/browser/stored.ts'
import { useStorageKey } from '../../shared/browser/use-storage-key.ts'

const HIDDEN = 'hidden'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether this person has hidden the first steps, in this browser, and a function that hides or shows them. */
export function useHiddenSteps() {
  const key = `energy-first-steps ${useStorageKey('list')}`
  const isHidden = useSyncExternalStore(subscribe, () => readStored(key) === HIDDEN)
  const setHidden = (hidden: boolean) => {
    if (hidden) store(key, HIDDEN)
    else removeStored(key)
    for (const listener of listeners) listener()
  }
  return [isHidden, setHidden] as const
}
