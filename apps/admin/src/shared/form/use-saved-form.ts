import { CallError, isTemporary } from '@energy/client/call-error'
import { useRecord } from '@energy/client/record/use-record'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useStateRef } from '../use-state-ref.ts'
import type { Versioned } from '../records/versioned.ts'
import type { useSubmitErrors } from './form-errors.ts'
import { useAutosave } from './use-autosave.ts'
import { useUnloadGuard } from './use-unload-guard.ts'

interface SavedFormOptions<Values extends FieldValues, Item, Body> {
  form: UseFormReturn<Values>
  errors: Pick<ReturnType<typeof useSubmitErrors<Values>>, 'clear' | 'markFields'>
  latest: Versioned<Item>
  /** The values of the form that the API has. */
  saved: Values
  /** When and by whom they were saved. */
  savedAt: string
  savedBy: string
  /** The body of the call that saves the values; undefined where they cannot be sent. */
  bodyOf: (values: Values) => Body | undefined
  update: (body: Body, etag: string) => Promise<{ headers: Headers }>
  /** The values of a newer version that is still the same draft. Without it every newer version is a conflict. */
  valuesIn?: (theirs: Item) => Values | undefined
  /** Reads the version that somebody else has saved. */
  readAgain: () => Promise<Versioned<Item>>
  /** The tag of the lists that are read again when they are shown next. */
  tag: string
  /** Called on each change: a newer version no longer replaces the form. */
  onEdit: () => void
  /** Called when the API has everything. */
  onSaved?: () => void
}

/** What cannot be sent, such as a number that is none: the form shows where it is. */
const invalid = () =>
  new CallError({ type: 'about:blank', title: 'Invalid', status: 400, detail: 'Correct what is marked.' })

/** The form of a draft, which saves itself, and says when somebody else has saved in between. */
export function useSavedForm<Values extends FieldValues, Item, Body>(options: SavedFormOptions<Values, Item, Body>) {
  const { form, errors, latest, saved, savedAt, savedBy, bodyOf, update, valuesIn, readAgain, tag } = options
  const { onEdit, onSaved } = options
  const queryClient = useQueryClient()
  const me = useRecord().data?.username ?? ''
  const textOf = (values: Values) => JSON.stringify(bodyOf(values))
  const [stored, setStored, storedNow] = useStateRef(() => ({
    etag: latest.etag,
    saved: textOf(saved),
    savedAt,
    savedBy,
  }))
  const [conflict, setConflict, conflictNow] = useStateRef<Versioned<Item> | undefined>(undefined)
  const isDirty = () => textOf(form.getValues()) !== storedNow.current.saved
  /** What saves have sent whose answers were lost. */
  const unanswered = useRef<readonly string[]>([])
  /**
   * @returns whether it is one: where the text is the same, such as after a schedule was called off, or the answer of an own
   * save was lost, the form goes on
   */
  const meetConflict = async () => {
    // Otherwise the version that is read now would replace the form, and with it the conflict.
    onEdit()
    const { etag, saved: before } = storedNow.current
    const theirs = await readAgain()
    const values = valuesIn?.(theirs.item)
    const text = values && textOf(values)
    const isConflict = theirs.etag === etag || !text || ![before, ...unanswered.current].includes(text)
    if (isConflict) setConflict(theirs)
    else setStored({ ...storedNow.current, etag: theirs.etag, saved: text })
    return isConflict
  }

  const send = async (body: Body): Promise<{ headers: Headers }> => {
    try {
      return await update(body, storedNow.current.etag)
    } catch (cause) {
      if (!(cause instanceof CallError) || cause.status !== 412 || (await meetConflict())) throw cause
      return send(body)
    }
  }
  const save = async () => {
    const body = bodyOf(form.getValues())
    if (!body) throw invalid()
    try {
      const { headers } = await send(body)
      setStored({
        etag: headers.get('etag') ?? '',
        saved: JSON.stringify(body),
        savedAt: new Date().toISOString(),
        savedBy: me,
      })
      unanswered.current = []
      errors.clear()
      if (!isDirty()) onSaved?.()
      // The lists read it again when they are shown next.
      void queryClient.invalidateQueries({ queryKey: [tag], refetchType: 'none' })
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause
      if (isTemporary(cause)) unanswered.current = [...unanswered.current, JSON.stringify(body)]
      if (cause.status === 400) errors.markFields(cause)
      throw cause
    }
  }
  const autosave = useAutosave({ isDirty: () => !conflictNow.current && isDirty(), save })
  const edited = useEffectEvent(() => {
    onEdit()
    autosave.changed()
  })
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: () => edited() }), [subscribe])
  useUnloadGuard(isDirty)

  return {
    stored,
    /** The ETag of what is stored by now, also before the next render. */
    etagNow: () => storedNow.current.etag,
    /** Goes on from an earlier version: where somebody else has saved since, the next save is a conflict. */
    continueFrom(etag: string) {
      // What an earlier version said is not known.
      if (etag !== storedNow.current.etag) setStored({ ...storedNow.current, etag, saved: '' })
    },
    state: autosave.state,
    /** The newer version that somebody else has saved. */
    conflict,
    /** Reads it. To be called where another call than a save has met it. @returns whether it is a conflict */
    meetConflict,
    isDirty,
    /** Saves everything. @throws Error while a conflict is not decided, or what a failed save throws */
    async saveAll() {
      if (conflict) throw new Error('Somebody else has saved this in between.')
      await autosave.flush()
    },
    /** Saves the form over the newer version. */
    async keepMine() {
      if (!conflict) return
      // The server has theirs, so a form that is as it began is saved too.
      setStored({ ...storedNow.current, etag: conflict.etag, saved: '' })
      setConflict(undefined)
      await autosave.flush().catch(() => undefined)
    },
  }
}
