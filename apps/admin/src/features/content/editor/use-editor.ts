import { CallError } from '@energy/client/call-error'
import type { Item, Kind, NewContent } from '@energy/contracts/content'
import { notice } from '@energy/ui/notice'
import { useRef, useState, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmitErrors } from '../../../shared/form/form-errors.ts'
import { contentOf, valuesOf, type ContentStart, type Typed } from './content-values.ts'
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
  /** Called on each change, on submit and when a draft is restored. */
  onEdit?: () => void
}

/** Milliseconds in which a replaced version can be restored. */
const UNDO = 10_000

/** State and actions of the content editor. */
export function useEditor({
  kind,
  etag,
  storageKey,
  save,
  onSaved,
  newest,
  onKind,
  onEdit,
  ...options
}: EditorOptions) {
  // The saved item, and the ETag of the version from which the values of the form were started.
  const [base, setBase] = useState(() => ({ saved: valuesOf(options.saved), etag }))
  const form = useForm({ defaultValues: base.saved })
  const { summary, busy, submit, showFailure, clear: clearErrors } = useSubmitErrors(form)
  const [conflict, setConflict] = useState<{ theirs: VersionedItem; mine: Typed }>()
  const draft = useDraft({ form, storageKey, kind, onEdit, ...base })
  // The newer version that the user chose to overwrite.
  const etagToOverwrite = useRef('')

  const clear = () => {
    clearErrors()
    setConflict(undefined)
  }
  const startFrom = (values: Typed, version: string, saved = base.saved) => {
    clear()
    setBase({ saved, etag: version })
    form.reset(values)
  }
  const handleFailure = async (typed: Typed, cause: unknown) => {
    if (newest && cause instanceof CallError && cause.status === 412) {
      const theirs = await newest().catch(showFailure)
      if (theirs) setConflict({ theirs, mine: typed })
    } else showFailure(cause)
  }
  const send = async (typed: Typed) => {
    const version = etagToOverwrite.current || base.etag
    etagToOverwrite.current = ''
    try {
      const id = await save(contentOf(kind, typed), version)
      draft.end()
      onSaved(id)
    } catch (cause) {
      await handleFailure(typed, cause)
    }
  }

  return {
    form,
    summary,
    busy,
    conflict,
    draft,
    submit(event: FormEvent) {
      event.preventDefault()
      if (busy) return
      onEdit?.()
      setConflict(undefined)
      submit(send)
    },
    restore() {
      if (!draft.offered) return
      const { kind: draftKind, typed, etag: version } = draft.offered
      if (draftKind !== kind) onKind?.(draftKind)
      startFrom(typed, version)
      draft.accept()
    },
    /** Lets the next submit overwrite the newer version. */
    overwriteTheirs() {
      etagToOverwrite.current = conflict?.theirs.etag ?? ''
    },
    loadTheirs() {
      if (!conflict) return
      const { theirs, mine } = conflict
      const saved = valuesOf(theirs.item)
      startFrom(saved, theirs.etag, saved)
      const back = () => startFrom(mine, base.etag, saved)
      void notice('Their version is in the form.', { timer: UNDO, action: { label: 'Back to mine', run: back } })
    },
  }
}
