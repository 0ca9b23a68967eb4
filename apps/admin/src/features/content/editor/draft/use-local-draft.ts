import type { EditedKind } from '@energy/contracts/content/edited'
import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { draftOf, dropDraft, saveDraft, type Draft } from '../../../../shared/form/drafts.ts'
import { differ } from '../compare.ts'
import { valuesOf, type Values } from '../../record/values.ts'

/** Milliseconds after the last change. */
const DEBOUNCE = 300

/** The unsaved values of the content form. */
export interface ContentDraft extends Draft {
  kind: EditedKind
  typed: Values
  /** The ETag of the item that was edited; `""` for a new one. */
  etag: string
}

interface LocalDraftOptions {
  form: UseFormReturn<Values>
  /** Contains the item and the user. */
  storageKey: string
  kind: EditedKind
  /** The ETag of the version from which the form was started. */
  etag: string
  /** The values that the server has. */
  saved: Values
  /** Whether the form has something that the server lacks. */
  isDirty: () => boolean
  /** Called at each change of the form. */
  onEdit: () => void
}

/** Stores in the browser what the server lacks, so that it survives crashes, lost sessions and lost connections. */
export function useLocalDraft(options: LocalDraftOptions) {
  const { storageKey, kind, etag, saved, isDirty, onEdit } = options
  const { getValues, subscribe } = options.form
  const [offered, setOffered] = useState(() => {
    const draft = draftOf<ContentDraft>(storageKey)
    if (!draft) return undefined
    const typed = valuesOf(draft.kind, draft.typed)
    // It may have been saved in another tab.
    return differ(kind, typed, saved) ? { ...draft, typed } : undefined
  })

  const store = useEffectEvent((of: { kind: EditedKind; etag: string }) => {
    if (isDirty()) saveDraft<ContentDraft>(storageKey, { ...of, typed: getValues(), savedAt: new Date().toISOString() })
    // An older draft that is offered stays stored until another draft replaces it.
    else if (!offered) dropDraft(storageKey)
  })
  const storeNow = useEffectEvent(() => store({ kind, etag }))
  const edited = useEffectEvent(() => onEdit())
  const isUnsaved = useEffectEvent(() => isDirty())

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      clearTimeout(timer)
      timer = undefined
      storeNow()
    }
    // Another window of the item may have deleted what this one has stored: both have the same key.
    const leave = () => {
      if (timer !== undefined || isUnsaved()) flush()
    }
    const callback = () => {
      edited()
      clearTimeout(timer)
      timer = setTimeout(flush, DEBOUNCE)
    }
    const unsubscribe = subscribe({ formState: { values: true }, callback })
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      leave()
      if (isUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', onBeforeUnload)
    return () => {
      removeEventListener('beforeunload', onBeforeUnload)
      unsubscribe()
      leave()
    }
  }, [subscribe])
  // The kind is not a value of the form; and what the server has is no longer needed here.
  useEffect(() => store({ kind, etag }), [kind, etag])

  return {
    /** The draft that was stored before. */
    offered,
    /** Call when the offered draft is in the form. */
    accept: () => setOffered(undefined),
    /** Deletes the draft that was stored before. */
    discard() {
      setOffered(undefined)
      dropDraft(storageKey)
    },
  }
}
