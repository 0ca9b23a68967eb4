import type { EditedKind } from '@energy/contracts/content/edited'
import { confirmDelete, notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callsOf, type ListedItem } from '../record/calls.ts'
import { useDeletion, useRestoration } from '../../../shared/actions/use-deletion.ts'
import { reasonOf } from '../../../shared/words/reason.ts'
import { removeFromPages } from '../../../shared/list/use-pages.ts'

/** Milliseconds in which a deletion can be undone. */
const UNDO = 10_000

interface DeleteOptions {
  /** Called with the id after the item is deleted. */
  onDeleted: (id: string) => void
  /** Called after the item is restored. */
  onRestored: (item: ListedItem) => void
}

/** Deletes an item after a confirmation and shows a notice with an undo button. */
export function useDelete(kind: EditedKind, { onDeleted, onRestored }: DeleteOptions) {
  const queryClient = useQueryClient()
  const send = useDeletion(callsOf(kind).remove, callsOf(kind).draft)
  const restoreCall = useRestoration(callsOf(kind).restore, callsOf(kind).draft)
  const [deletedId, setDeletedId] = useState('')

  const restore = async (item: ListedItem) => {
    try {
      await restoreCall.mutateAsync({ params: { id: item._id } })
    } catch (cause) {
      return notice(`We could not bring ${item.title} back. ${reasonOf(cause)}`, {
        kind: 'error',
        timer: UNDO,
        action: { label: 'Try again', run: () => void restore(item) },
      })
    }
    setDeletedId('')
    onRestored(item)
    return notice(`${item.title} is back.`)
  }
  const remove = async (item: ListedItem) => {
    if (!(await confirmDelete(item.title))) return
    // Set before the request, so that no query reads the record any more, in whatever order the responses arrive.
    setDeletedId(item._id)
    try {
      await send.mutateAsync({ params: { id: item._id } })
    } catch (cause) {
      setDeletedId('')
      return notice(`We could not delete ${item.title}. ${reasonOf(cause)}`, { kind: 'error', timer: 4000 })
    }
    removeFromPages(queryClient, callsOf(kind).drafts, item._id)
    onDeleted(item._id)
    return notice(`${item.title} deleted.`, {
      timer: UNDO,
      action: { label: 'Undo', run: () => void restore(item) },
    })
  }
  return { remove, busy: send.isPending, deletedId }
}
