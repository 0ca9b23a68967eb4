import { useState } from 'react'
import { draftOf, dropDraft, saveDraft, type Draft } from '../../shared/form/drafts.ts'
import { useStorageKey } from '../../shared/use-storage-key.ts'

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
