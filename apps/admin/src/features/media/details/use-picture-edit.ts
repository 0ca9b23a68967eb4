import { CallError } from '@energy/client/call-error'
import { useCall } from '@energy/client/use-call'
import { useSend } from '@energy/client/use-send'
import { picture, type Picture, type PictureChange, type PictureWithUses } from '@energy/contracts/pictures/pictures'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { draftOf, dropDraft, saveDraft, useDraft, type Draft } from '../../../shared/form/drafts.ts'
import { useStateRef } from '../../../shared/use-state-ref.ts'
import { versionedQuery, type Versioned } from '../../../shared/records/versioned.ts'

/** What staff say about a picture. */
export type Description = Required<PictureChange>

interface DescriptionDraft extends Draft {
  values: Description
  /** The ETag of the version that was edited. */
  etag: string
}

const descriptionOf = ({ alt, decorative, credit, focalX, focalY }: PictureWithUses): Description => ({
  alt,
  decorative,
  credit,
  focalX,
  focalY,
})
/** The name of the draft about a picture. */
export const draftName = (id: string) => `picture/${id}`

/**
 * Lets what is typed about a picture be about the one that has taken its place. Its focal point is its own.
 * @param from the storage key of the draft
 * @param to that of the other picture
 */
export function passOnDraft(from: string, to: string, { focalX, focalY, version }: Picture) {
  const draft = draftOf<DescriptionDraft>(from)
  if (!draft) return
  saveDraft<DescriptionDraft>(to, { ...draft, values: { ...draft.values, focalX, focalY }, etag: `"${version}"` })
  dropDraft(from)
}

const isSame = (one: Description, other: Description) => JSON.stringify(one) === JSON.stringify(other)

/** The edited description of a picture. It is stored as a draft until it is saved, also while another one is shown. */
export function usePictureEdit({ item, etag }: Versioned<PictureWithUses>) {
  const call = useCall()
  const queryClient = useQueryClient()
  const send = useSend(picture.update)
  const draft = useDraft<DescriptionDraft>(draftName(item._id))
  const read = versionedQuery(call, picture.read, item._id)
  const saved = descriptionOf(item)
  const [edited, setEdited, editedNow] = useStateRef(draft.stored)
  const [outcome, setOutcome] = useState<'saved' | 'conflict' | { error: string }>()
  const values = edited?.values ?? saved

  const drop = () => {
    draft.drop()
    setEdited(undefined)
  }
  const keep = (next: DescriptionDraft) => {
    setEdited(next)
    draft.save(next)
  }
  /** What was typed while `body` was saved is a change of it, unless somebody else has saved since. */
  const keepTyped = (typed: DescriptionDraft, body: Description) => {
    const now = queryClient.getQueryData(read.queryKey)
    keep(now && isSame(descriptionOf(now.item), body) ? { ...typed, etag: now.etag } : typed)
  }
  const save = async (version = edited?.etag ?? etag) => {
    if (send.isPending) return
    setOutcome(undefined)
    const body = { ...values, alt: values.alt.trim(), credit: values.credit.trim() }
    try {
      await send.mutateAsync({ params: { id: item._id }, headers: { 'if-match': version }, body })
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause
      if (cause.status !== 412) return setOutcome({ error: cause.message })
      await queryClient.refetchQueries(read)
      const theirs = queryClient.getQueryData(read.queryKey)
      // Otherwise the answer of an own save was lost.
      if (!theirs || !isSame(descriptionOf(theirs.item), body)) return setOutcome('conflict')
    }
    const typed = editedNow.current
    if (typed && typed !== edited) return keepTyped(typed, body)
    drop()
    setOutcome('saved')
  }
  return {
    values,
    isEdited: edited !== undefined && !isSame(edited.values, saved),
    busy: send.isPending,
    outcome,
    change(changes: PictureChange) {
      setOutcome(undefined)
      const next = { values: { ...values, ...changes }, etag: edited?.etag ?? etag, savedAt: new Date().toISOString() }
      if (isSame(next.values, saved)) return drop()
      keep(next)
    },
    save: () => save(),
    /** Saves over the newer version. */
    overwriteTheirs: () => save(etag),
    /** Shows the saved version again. */
    discard() {
      drop()
      setOutcome(undefined)
    },
  }
}
