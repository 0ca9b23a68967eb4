import { useState } from 'react'
import { draftOf, dropDraft, saveDraft, type Draft } from '../../shared/form/drafts.ts'
import { useStorageKey } from '../../shared/use-storage-key.ts'

/** What is typed into a small form: kept in this browser for whoever types it, until it is sent or let go. */
export function useDraft<D extends Draft>(form: string) {
  const storageKey = useStorageKey(form)
  const [stored] = useState(() => draftOf<D>(storageKey))
  return {
    /** What was there when the form was opened. */
    stored,
    save: (draft: D) => saveDraft(storageKey, draft),
    drop: () => dropDraft(storageKey),
  }
}
