import type { Kind } from '@energy/contracts/content'
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { differences } from '../differences.ts'
import { DraftAutosave } from './draft-autosave.ts'
import { draftOf, dropDraft } from '../../../../shared/form/drafts.ts'
import type { ContentDraft } from './content-draft.ts'
import type { ContentStart } from '../read-content.ts'

interface DraftOptions {
  form: RefObject<HTMLFormElement | null>
  /** Contains the item and the user. */
  storageKey: string
  kind: Kind
  etag: string
  /** The saved item. */
  saved: ContentStart
}

/** Stores a draft, so that input survives crashes and lost sessions, and offers the draft that was stored before. */
export function useDraft({ form, storageKey, kind, etag, saved }: DraftOptions) {
  const [autosave] = useState(() => new DraftAutosave(storageKey))
  const [offered, setOffered] = useState(() => {
    const draft = draftOf<ContentDraft>(storageKey)
    // The draft may have been saved in another tab.
    return draft && differences(draft.typed, saved) ? draft : undefined
  })
  useLayoutEffect(() => {
    autosave.setContext({ kind, etag, hasOffer: offered !== undefined })
  }, [autosave, kind, etag, offered])

  useLayoutEffect(() => {
    if (!form.current) return
    autosave.begin(form.current)
    return () => {
      autosave.flush()
      autosave.end()
    }
  }, [autosave, form])

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      autosave.flush()
      if (autosave.isDirty) event.preventDefault()
    }
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [autosave])

  return {
    autosave,
    /** The draft that was stored before. */
    offered,
    /** Call when the offered draft is in the form. */
    accept: () => setOffered(undefined),
    /** Deletes the draft, when it is discarded or after a save. */
    drop() {
      setOffered(undefined)
      dropDraft(storageKey)
    },
  }
}
