import { removeStored, store, useStored } from '../../shared/browser/stored.ts'
import { useStorageKey } from '../../shared/browser/use-storage-key.ts'

const HIDDEN = 'hidden'

/** Whether this person has hidden the first steps, in this browser, and a function that hides or shows them. */
export function useHiddenSteps() {
  const key = `energy-first-steps ${useStorageKey('list')}`
  const isHidden = useStored(key) === HIDDEN
  const setHidden = (hidden: boolean) => {
    if (hidden) store(key, HIDDEN)
    else removeStored(key)
  }
  return [isHidden, setHidden] as const
}
