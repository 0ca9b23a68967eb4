import { useState } from 'react'
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
  const stored = localStorage.getItem(itemKey(storageKey))
  return stored === null ? undefined : JSON.parse(stored)
}

/** Stores the draft of a form in this browser. */
export function saveDraft<D extends Draft>(storageKey: string, draft: D) {
  try {
    localStorage.setItem(itemKey(storageKey), JSON.stringify(draft))
  } catch {
    // The browser's storage is full: the form works without a draft.
  }
}

export const dropDraft = (storageKey: string) => localStorage.removeItem(itemKey(storageKey))

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
