import type { Kind } from '@energy/contracts/content'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { differ } from '../compare.ts'
import { draftOf, dropDraft, saveDraft } from '../../../../shared/form/drafts.ts'
import type { ContentDraft } from './content-draft.ts'
import { valuesOf, type Typed } from '../content-values.ts'

/** Milliseconds after the last change. */
const DEBOUNCE = 300

interface DraftOptions {
  form: UseFormReturn<Typed>
  /** Contains the item and the user. */
  storageKey: string
  kind: Kind
  /** The ETag of the version that the form shows. */
  etag: string
  /** The saved item. */
  saved: Typed
  onEdit: (() => void) | undefined
}

/** Stores a draft, so that input survives crashes and lost sessions, and offers the draft that was stored before. */
export function useDraft({ form: { getValues, subscribe }, storageKey, kind, etag, saved, onEdit }: DraftOptions) {
  const [offered, setOffered] = useState(() => {
    const draft = draftOf<ContentDraft>(storageKey)
    if (!draft) return undefined
    const typed = valuesOf(draft.typed)
    // The draft may have been saved in another tab.
    return differ(typed, saved) ? { ...draft, typed } : undefined
  })
  const isSaved = useRef(false)
  const isDirty = () => !isSaved.current && differ(getValues(), saved)

  const store = useEffectEvent((draftKind: Kind) => {
    if (isDirty())
      saveDraft<ContentDraft>(storageKey, {
        kind: draftKind,
        etag,
        typed: getValues(),
        savedAt: new Date().toISOString(),
      })
    // An older draft that is offered stays stored until another draft replaces it.
    else if (!offered) dropDraft(storageKey)
  })
  const edited = useEffectEvent(() => onEdit?.())
  const confirmUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault()
  })

  useEffect(() => {
    // The kind is not a value of the form, so its change does not call `callback`.
    store(kind)
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      store(kind)
    }
    const callback = () => {
      edited()
      clearTimeout(timer)
      timer = setTimeout(flush, DEBOUNCE)
    }
    const unsubscribe = subscribe({ formState: { values: true }, callback })
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      flush()
      confirmUnload(event)
    }
    addEventListener('beforeunload', onBeforeUnload)
    return () => {
      removeEventListener('beforeunload', onBeforeUnload)
      unsubscribe()
      flush()
    }
  }, [subscribe, kind])

  return {
    /** Whether the form differs from the saved item. */
    isDirty,
    /** The draft that was stored before. */
    offered,
    /** Call when the offered draft is in the form. */
    accept: () => setOffered(undefined),
    /** Deletes the draft that was stored before. */
    discard() {
      setOffered(undefined)
      dropDraft(storageKey)
    },
    /** Deletes the draft and stores no other, after a save. */
    end() {
      isSaved.current = true
      dropDraft(storageKey)
    },
  }
}
