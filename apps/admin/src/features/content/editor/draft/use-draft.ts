import type { Kind } from '@energy/contracts/content'
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { differences } from '../differences.ts'
import { DraftAutosave } from './draft-autosave.ts'
import { draftOf, dropDraft } from '../../../../shared/form/drafts.ts'
import type { ContentDraft } from './content-draft.ts'
import type { ContentStart } from '../read-content.ts'

interface DraftOptions {
  form: RefObject<HTMLFormElement | null>
  /** Names what is edited, and who edits it. */
  storageKey: string
  kind: Kind
  etag: string
  /** What the fields began from. */
  saved: ContentStart
}

/** Keeps what is typed into a form through crashes and lost sessions, and offers what was left over. */
export function useDraft({ form, storageKey, kind, etag, saved }: DraftOptions) {
  const [autosave] = useState(() => new DraftAutosave(storageKey))
  const [offered, setOffered] = useState(() => {
    const draft = draftOf<ContentDraft>(storageKey)
    // It may have been saved meanwhile, in another tab.
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
    /** What was typed here before and never saved. */
    offered,
    /** What was offered stands in the form. */
    accept: () => setOffered(undefined),
    /** What was offered is not wanted; what was saved needs no draft any more. */
    drop() {
      setOffered(undefined)
      dropDraft(storageKey)
    },
  }
}
