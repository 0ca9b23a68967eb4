import { useRecord } from '@energy/client/record/use-record'
import { useCall } from '@energy/client/use-call'
import { CallError, isTemporary } from '@energy/client/call-error'
import type { EditedKind } from '@energy/contracts/content/edited'
import { isTextKind } from '@energy/contracts/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { dropDraft } from '../../../shared/form/drafts.ts'
import { useSubmitErrors } from '../../../shared/form/form-errors.ts'
import { offerUndo, useUndoUntilLeft } from '../../../shared/form/undo.ts'
import { useLatest } from '../../../shared/use-latest.ts'
import { useStateRef } from '../../../shared/use-state-ref.ts'
import { useStorageKey } from '../../../shared/browser/use-storage-key.ts'
import { differ } from './compare.ts'
import { useAutosave } from '../../../shared/form/use-autosave.ts'
import { useLocalDraft } from './draft/use-local-draft.ts'
import { callsOf, draftQuery, saveBody, type VersionedDraft } from '../record/calls.ts'
import { valuesOf, type Values } from '../record/values.ts'
import { saysOther, storedOf, unsaved, type StoredItem } from './stored-item.ts'
import { useStart } from './use-start.ts'

export interface EditorOptions {
  kind: EditedKind
  /** The item; none for a new one. */
  item?: VersionedDraft
  /** Called when the restored draft has another kind. */
  onKind?: (kind: EditedKind) => void
  /** Called on each change. */
  onEdit?: () => void
  /** Called when a new item has got its id. */
  onStarted?: (id: string, kind: EditedKind) => void
}

/** A newer version of the item, and what the form had when it was met. */
export interface Conflict {
  mine: Values
  theirs: VersionedDraft
}

/** The form of an item, which saves its draft by itself. */
export function useEditor({ kind, item, onKind, onEdit, onStarted }: EditorOptions) {
  const call = useCall()
  const queryClient = useQueryClient()
  const me = useRecord().data?.username ?? ''
  const [stored, setStored, storedNow] = useStateRef(() => (item ? storedOf(kind, item) : unsaved(kind)))
  // An error that the API has reported goes with the next change of its field.
  const form = useForm({ defaultValues: stored.values, mode: 'onChange' })
  const errors = useSubmitErrors(form, isTextKind(kind) ? '/texts' : '')
  const [conflict, setConflict, conflictNow] = useStateRef<Conflict | undefined>(undefined)
  const kindNow = useLatest(kind)
  const formValues = () => valuesOf(kindNow.current, form.getValues())
  const store = (change: Partial<StoredItem>) => {
    onEdit?.()
    setStored({ ...storedNow.current, ...change })
  }

  const storageKey = useStorageKey(stored.id ? `${stored.kind}/${stored.id}` : isTextKind(kind) ? `new ${kind}` : 'new')
  const isDirty = () => {
    const { id, kind: storedKind, values } = storedNow.current
    return differ(storedKind, formValues(), values) || (id !== '' && storedKind !== kindNow.current)
  }
  const read = (of: StoredItem) => queryClient.fetchQuery(draftQuery(call, of.kind, of.id))
  /** What saves have sent whose answers were lost. */
  const unanswered = useRef<readonly Values[]>([])
  /** The ETag of the earlier version on which a restored draft was typed. What that said is not known. */
  const restoredOn = useRef<string>(undefined)
  /**
   * @returns whether it is one. Where the text of before was just published, or the answer of an own save was lost, the
   * form goes on from the newest revision.
   */
  const meetConflict = async () => {
    // Otherwise the version that is read now would replace a form in which nothing is typed, and with it the conflict.
    onEdit?.()
    const before = storedNow.current
    const theirs = await read(before)
    const newest = storedOf(before.kind, theirs)
    const isOther = before.etag === restoredOn.current || saysOther(newest, before)
    const isOwn = unanswered.current.some((sent) => !differ(before.kind, newest.values, sent))
    const isConflict = (isOther && !isOwn) || theirs.etag === before.etag
    if (isConflict) setConflict({ theirs, mine: formValues() })
    else store(newest)
    return isConflict
  }

  const startDraft = useStart()
  /** @returns the values that were started: others than these where an earlier start got no answer */
  const start = async (values: Values) => {
    const before = storedNow.current
    const started = await startDraft(kindNow.current, values)
    // Nothing is scheduled for it: what is, goes with the draft of a kind that is no longer chosen.
    store({ ...unsaved(started.kind), ...started, number: 1, savedAt: new Date().toISOString(), savedBy: me })
    dropDraft(storageKey)
    // The draft of a kind that is no longer chosen.
    if (before.id) void call.send(callsOf(before.kind).remove, { params: { id: before.id } }).catch(() => undefined)
    onStarted?.(started.id, started.kind)
    return started.values
  }
  const save = async () => {
    const now = kindNow.current
    const before = storedNow.current
    const values = formValues()
    try {
      if (before.id === '' || before.kind !== now) {
        if ((await start(values)) !== values) await save()
      } else {
        const input = { params: { id: before.id }, headers: { 'if-match': before.etag }, body: saveBody(now, values) }
        const { data, headers } = await call.send(callsOf(now).save, input)
        const { number, hasChanges, savedAt } = data
        const standing = { ...storedNow.current.standing, hasChanges }
        // What says the same as the site is no draft, and what is there may be of somebody else.
        const savedBy = standing.state === 'live' && !hasChanges ? '' : me
        store({ etag: headers.get('etag') ?? '', number, values, standing, savedAt, savedBy })
      }
      unanswered.current = []
      errors.clear()
      // The lists read it again when they are shown next.
      void queryClient.invalidateQueries({ queryKey: ['drafts'], refetchType: 'none' })
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause
      if (isTemporary(cause)) unanswered.current = [...unanswered.current, values]
      if (cause.status === 412 && !(await meetConflict())) return save()
      if (cause.status === 400) errors.markFields(cause)
      throw cause
    }
  }

  const autosave = useAutosave({ isDirty: () => !conflictNow.current && isDirty(), save })
  const edited = () => {
    onEdit?.()
    autosave.changed()
  }
  const draft = useLocalDraft({
    form,
    storageKey,
    kind,
    etag: stored.etag,
    saved: stored.values,
    isDirty,
    onEdit: edited,
  })
  const chosen = useEffectEvent((now: EditedKind, id: string) => id !== '' && stored.kind !== now && edited())
  // Also when a save ends during which another kind was chosen.
  useEffect(() => void chosen(kind, stored.id), [kind, stored.id])

  useUndoUntilLeft()

  const startFrom = (values: Values, change: Partial<StoredItem>, nextConflict?: Conflict) => {
    errors.clear()
    setConflict(nextConflict)
    store(change)
    form.reset(values)
  }

  return {
    form,
    errors,
    stored,
    /** What is stored by now, also before the next render. */
    storedNow: () => storedNow.current,
    store,
    autosave,
    draft,
    conflict,
    isDirty,
    /** Saves everything. @throws Error while the conflict is not decided, or what a failed save throws */
    async saveAll() {
      if (conflict) throw new Error('Somebody else has saved this.')
      await autosave.flush()
    },
    meetConflict,
    /** Reads again how the item stands. Texts that others have saved come into a form in which nothing is typed. */
    async catchUp() {
      onEdit?.()
      const before = storedNow.current
      const newest = storedOf(before.kind, await read(before))
      if (storedNow.current !== before || conflictNow.current) return
      if (!differ(before.kind, newest.values, before.values)) store(newest)
      else if (isDirty()) store({ standing: newest.standing })
      else startFrom(newest.values, newest)
    },
    restore() {
      if (!draft.offered) return
      const { kind: draftKind, typed, etag } = draft.offered
      if (draftKind !== kind) onKind?.(draftKind)
      if (etag !== stored.etag) restoredOn.current = etag
      startFrom(typed, etag ? { etag } : {})
      draft.accept()
    },
    /** Saves what the form has over the newer version. It stays in the history. */
    async keepMine() {
      if (!conflict) return
      store(storedOf(kind, conflict.theirs))
      setConflict(undefined)
      await autosave.flush().catch(() => undefined)
    },
    loadTheirs() {
      if (!conflict) return
      const before = stored
      // Also what was typed since the conflict was met.
      const mine = formValues()
      const theirs = storedOf(kind, conflict.theirs)
      startFrom(theirs.values, theirs)
      autosave.reset()
      const back = () => startFrom(mine, before, { ...conflict, mine })
      offerUndo('Their version is in the form.', back, 'Back to mine')
    },
  }
}
