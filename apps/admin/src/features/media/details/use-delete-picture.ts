import { picture as pictures, type Picture } from '@energy/contracts/pictures/pictures'
import { notice } from '@energy/ui/notice'
import { useState } from 'react'
import { useDeletion, useRestoration } from '../../../shared/actions/use-deletion.ts'
import { reasonOf } from '../../../shared/words/reason.ts'

/** Milliseconds in which a deletion can be undone. */
const UNDO = 10_000

interface DeleteOptions {
  /** Called with the id after the picture is deleted. */
  onDeleted: (id: string) => void
  /** Called with the id after the picture is restored. */
  onRestored: (id: string) => void
}

/** On a phone the details are in a dialog, which covers notices. */
const isNoticeCovered = () => document.querySelector('dialog[open]') !== null

/** Deletes a picture and shows a notice with an undo button. */
export function useDeletePicture({ onDeleted, onRestored }: DeleteOptions) {
  const send = useDeletion(pictures.remove, pictures.read)
  const restoreCall = useRestoration(pictures.restore, pictures.read)
  const [deletedId, setDeletedId] = useState('')
  const [failure, setFailure] = useState({ id: '', text: '' })
  const restore = async (picture: Picture) => {
    try {
      await restoreCall.mutateAsync({ params: { id: picture._id } })
    } catch (cause) {
      return notice(`We could not bring ${picture.name} back. ${reasonOf(cause)}`, {
        kind: 'error',
        timer: UNDO,
        action: { label: 'Try again', run: () => void restore(picture) },
      })
    }
    setDeletedId('')
    if (location.pathname.endsWith('/media')) onRestored(picture._id)
    return notice(`${picture.name} is back.`)
  }
  const remove = async (picture: Picture, etag: string) => {
    const { _id: id, name } = picture
    // Set before the request, so that no query reads the picture any more.
    setDeletedId(id)
    setFailure({ id: '', text: '' })
    try {
      await send.mutateAsync({ params: { id }, headers: { 'if-match': etag } })
    } catch (cause) {
      setDeletedId('')
      const text = `We could not delete ${name}. ${reasonOf(cause)}`
      return isNoticeCovered() ? setFailure({ id, text }) : notice(text, { kind: 'error', timer: 4000 })
    }
    onDeleted(id)
    return notice(`${name} deleted.`, { timer: UNDO, action: { label: 'Undo', run: () => void restore(picture) } })
  }
  return {
    remove,
    busy: send.isPending,
    deletedId,
    /** Why a picture could not be deleted, where no notice can say so. */
    failureOf: (id: string) => (failure.id === id ? failure.text : ''),
  }
}
