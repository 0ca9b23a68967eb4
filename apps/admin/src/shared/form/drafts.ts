import { useState } from 'react'
import { readStored, removeStored, store } from '../browser/stored.ts'
import { useStorageKey } from '../browser/use-storage-key.ts'

/** Text that was typed into a form and is neither saved nor sent. */
export interface Draft {
  /** When the draft was stored: ISO 8601. */
  savedAt: string
}

// The number changes with the shape, so a draft that another version of this code stored is not read.
const itemKey = (storageKey: string) => `energy-draft-2 ${storageKey}`

/** The stored draft of a form. */
export function draftOf<D extends Draft>(storageKey: string): D | undefined {
  const text = readStored(itemKey(storageKey))
  return text ? JSON.parse(text) : undefined
}

/** Stores the draft of a form in this browser. */
export function saveDraft<D extends Draft>(storageKey: string, draft: D) {
  store(itemKey(storageKey), JSON.stringify(draft))
}

export const dropDraft = (storageKey: string) => removeStored(itemKey(storageKey))

/** The draft of a small form, stored in this browser for the signed-in user until it is sent or discarded. */
export function useDraft<D extends Draft>(form: string) {
  const storageKey = useStorageKey(form)
  const [stored] = useState(() => draftOf<D>(storageKey))
  return {
    /** The draft that was stored when the form was opened. */
    stored,
    save: (draft: D) => saveDraft(storageKey, draft),
    drop: () => dropDraft(storageKey),
  }
}
