import { CallError } from '@energy/client/call-error'
import type { Item, Kind, NewContent } from '@energy/contracts/content'
import { useFormErrors } from '@energy/ui/form-errors'
import { notice } from '@energy/ui/notice'
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { errorsOf, withLabel, type Errors } from '../../../shared/form/field-errors.ts'
import { contentOf, readForm, type ContentStart, type Typed } from './read-content.ts'
import { useDraft } from './draft/use-draft.ts'
import type { Versioned } from '../../../shared/versioned.ts'

/** An item with the ETag of its version. */
export type VersionedItem = Versioned<Item>

export interface EditorOptions {
  kind: Kind
  /** The saved item: the initial value of every field. */
  saved: ContentStart
  /** The ETag of its version; `""` for a new item. */
  etag: string
  /** The storage key of the draft: contains the item and the user. */
  storageKey: string
  /**
   * Sends the values and returns the id.
   * @throws CallError with 412 if the version is no longer the newest
   */
  save: (typed: NewContent, etag: string) => Promise<string>
  /** Called with the id that `save` returned. */
  onSaved: (id: string) => void
  /** Reads the newest version after a 412. */
  newest?: () => Promise<VersionedItem>
  /** Called when the restored draft has another kind. */
  onKind?: (kind: Kind) => void
}

const none: Errors = {}
/** Milliseconds in which a replaced version can be restored. */
const UNDO = 10_000

/** State and actions of the content editor. */
export function useEditor({ kind, saved, etag, storageKey, save, onSaved, newest, onKind }: EditorOptions) {
  const form = useRef<HTMLFormElement>(null)
  // A new `revision` remounts the fields with other initial values.
  const [base, setBase] = useState({ start: saved, etag, revision: 0, isSaved: true })
  const [errors, setErrors] = useState(none)
  const [summary, setSummary] = useFormErrors()
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<{ theirs: VersionedItem; mine: Typed }>()
  const { autosave, ...draft } = useDraft({ form, storageKey, kind, etag: base.etag, saved })
  // The newer version that the user chose to overwrite.
  const etagToOverwrite = useRef('')

  useLayoutEffect(() => {
    if (base.revision === 0 || !form.current) return
    if (base.isSaved) autosave.begin(form.current)
    autosave.touch()
  }, [autosave, base])

  const clear = () => {
    setErrors(none)
    setSummary([])
    setConflict(undefined)
  }
  const startFrom = (start: ContentStart, version: string, isSaved = false) => {
    clear()
    setBase(({ revision }) => ({ start, etag: version, revision: revision + 1, isSaved }))
  }
  const handleFailure = async (element: HTMLFormElement, typed: Typed, cause: unknown) => {
    if (newest && cause instanceof CallError && cause.status === 412) {
      const theirs = await newest().catch((readError: unknown) => showErrors(element, readError))
      if (theirs) setConflict({ theirs, mine: typed })
    } else showErrors(element, cause)
  }
  const showErrors = (element: HTMLFormElement, cause: unknown) => {
    const fieldErrors = errorsOf(cause).map((error) => withLabel(element, error))
    setErrors(Object.fromEntries(fieldErrors.map(({ path, message }) => [path, message])))
    setSummary(fieldErrors.map(({ message, entry, field }) => ({ message: entry + message, ...field })))
  }

  return {
    form,
    base,
    errors,
    summary,
    busy,
    conflict,
    autosave,
    draft,
    async submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (busy) return
      const element = event.currentTarget
      const typed = readForm(new FormData(element))
      const version = etagToOverwrite.current || base.etag
      etagToOverwrite.current = ''
      setBusy(true)
      clear()
      try {
        const id = await save(contentOf(kind, typed), version)
        autosave.end()
        draft.drop()
        onSaved(id)
      } catch (cause) {
        await handleFailure(element, typed, cause)
      } finally {
        setBusy(false)
      }
    },
    /** Removes the error of a field when the user types into it. */
    clearError({ target }: FormEvent) {
      const name = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : ''
      if (name in errors) setErrors(Object.fromEntries(Object.entries(errors).filter(([path]) => path !== name)))
    },
    restore() {
      if (!draft.offered) return
      if (draft.offered.kind !== kind) onKind?.(draft.offered.kind)
      startFrom(draft.offered.typed, draft.offered.etag)
      draft.accept()
    },
    /** Lets the next submit overwrite the newer version. */
    overwriteTheirs() {
      etagToOverwrite.current = conflict?.theirs.etag ?? ''
    },
    loadTheirs() {
      if (!conflict) return
      const { theirs, mine } = conflict
      const version = base.etag
      startFrom(theirs.item, theirs.etag, true)
      const back = () => startFrom(mine, version)
      void notice('Their version is in the form.', { timer: UNDO, action: { label: 'Back to mine', run: back } })
    },
  }
}
