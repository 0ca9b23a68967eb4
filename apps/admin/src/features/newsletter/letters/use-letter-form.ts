import { useCall } from '@energy/client/use-call'
import { letter, type Letter, type NewLetter } from '@energy/contracts/letters/letters'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDraft, type Draft } from '../../../shared/form/drafts.ts'
import { useSubmitErrors } from '../../../shared/form/form-errors.ts'
import { useSavedForm } from '../../../shared/form/use-saved-form.ts'
import { versionedQuery, type Versioned } from '../../../shared/records/versioned.ts'

/** A letter as it is typed. */
export type LetterValues = Required<NewLetter>

interface LetterDraft extends Draft {
  typed: LetterValues
  /** The ETag of the version that was edited; a draft of an earlier version of this code has none. */
  etag?: string
}

/** The ETag of no version: what is saved on it is in conflict. */
const UNKNOWN = '"0"'

export interface LetterFormOptions {
  latest: Versioned<Letter>
  /** Called on each change: a newer version no longer replaces the form. */
  onEdit: () => void
}

const valuesOf = ({ title, text, guides }: Letter): LetterValues => ({ title, text, guides })
/** As the API stores them. */
const bodyOf = ({ title, text, guides }: LetterValues) => ({ title: title.trim(), text: text.trim(), guides })
const isSame = (one: LetterValues, other: LetterValues) => JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other))

/** The form of a letter, which saves itself. What is not saved yet is in this browser, too, and offered at the next visit. */
export function useLetterForm({ latest, onEdit }: LetterFormOptions) {
  const { _id: id, updatedAt, changedBy } = latest.item
  const call = useCall()
  const queryClient = useQueryClient()
  const saved = valuesOf(latest.item)
  const form = useForm<LetterValues>({ defaultValues: saved, mode: 'onChange' })
  const errors = useSubmitErrors(form)
  const draft = useDraft<LetterDraft>(`letter ${id}`)
  const [offered, setOffered] = useState(draft.stored && !isSame(draft.stored.typed, saved) ? draft.stored : undefined)
  const savedForm = useSavedForm({
    form,
    errors,
    latest,
    saved,
    savedAt: updatedAt,
    savedBy: changedBy,
    bodyOf,
    update: (body: NewLetter, etag) =>
      call.withHeaders(letter.update, { params: { id }, headers: { 'if-match': etag }, body }),
    valuesIn: (theirs) => (theirs.state === 'draft' ? valuesOf(theirs) : undefined),
    readAgain: () => queryClient.fetchQuery(versionedQuery(call, letter.read, id)),
    tag: 'letters',
    onEdit,
    onSaved: draft.drop,
  })
  const { subscribe, getValues, setValue } = form
  const { etag } = savedForm.stored
  /** Whether what is typed is in the storage of the browser. */
  const isStored = useRef(false)
  const store = useEffectEvent((of: string) => {
    isStored.current = savedForm.isDirty()
    if (isStored.current) draft.save({ typed: getValues(), etag: of, savedAt: new Date().toISOString() })
    // An older draft that is offered stays stored until another one replaces it.
    else if (!offered) draft.drop()
  })
  const changed = useEffectEvent(() => store(etag))
  useEffect(() => subscribe({ formState: { values: true }, callback: () => changed() }), [subscribe])
  // What is typed during a save is a change of the version that the save has made.
  useEffect(() => store(etag), [etag])
  const leave = useEffectEvent(() => {
    // Another window of the letter may have deleted it: both have the same key.
    if (isStored.current) store(etag)
  })
  useEffect(() => () => leave(), [])

  return {
    form,
    errors,
    ...savedForm,
    /** What was typed at another visit and is not saved. */
    offered,
    restore() {
      if (!offered) return
      const { title, text, guides } = offered.typed
      savedForm.continueFrom(offered.etag ?? UNKNOWN)
      setValue('title', title)
      setValue('text', text)
      setValue('guides', guides)
      setOffered(undefined)
    },
    discard() {
      isStored.current = false
      setOffered(undefined)
      draft.drop()
    },
  }
}
