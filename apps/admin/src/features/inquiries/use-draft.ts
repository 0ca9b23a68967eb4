import { useState } from 'react'
import { draftOf, dropDraft, keepDraft, type Draft } from '../../shared/form/drafts.ts'
import { usePlace } from '../../shared/use-place.ts'

/** What is typed into a small form: kept in this browser for whoever types it, until it is sent or let go. */
export function useDraft<D extends Draft>(form: string) {
  const place = usePlace(form)
  const [first] = useState(() => draftOf<D>(place))
  return {
    /** What was there when the form was opened. */
    first,
    keep: (draft: D) => keepDraft(place, draft),
    drop: () => dropDraft(place),
  }
}
