import { useSend } from '@energy/client/use-send'
import { kinds, type Item, type Kind } from '@energy/contracts/content'
import { confirmDelete, notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '../../../shared/reason.ts'
import { removeFromPages } from '../../../shared/list/use-pages.ts'

/** Milliseconds in which a deletion can be taken back. */
const UNDO = 10_000

interface DeleteOptions {
  /** Called once the item is gone. */
  onDeleted: () => void
  /** Called once it is back. */
  onRestored: (item: Item) => void
}

/** Deletes an item after asking, says how it went, and takes it back where that was a mistake. */
export function useDelete(kind: Kind, { onDeleted, onRestored }: DeleteOptions) {
  const queryClient = useQueryClient()
  const send = useSend(kinds[kind].remove)
  const restoreCall = useSend(kinds[kind].restore)
  const [deletedId, setDeletedId] = useState('')

  const restore = async (item: Item) => {
    try {
      await restoreCall.mutateAsync({ params: { id: item._id } })
    } catch (cause) {
      return notice(`We could not bring ${item.headerTitle} back. ${reasonOf(cause)}`, {
        kind: 'error',
        timer: UNDO,
        action: { label: 'Try again', run: () => void restore(item) },
      })
    }
    setDeletedId('')
    onRestored(item)
    return notice(`${item.headerTitle} is back.`)
  }
  const remove = async (item: Item) => {
    if (!(await confirmDelete(item.headerTitle))) return
    // From here on nobody asks for it, whatever order the answers come in.
    setDeletedId(item._id)
    try {
      await send.mutateAsync({ params: { id: item._id } })
    } catch (cause) {
      setDeletedId('')
      return notice(`We could not delete ${item.headerTitle}. ${reasonOf(cause)}`, { kind: 'error', timer: 4000 })
    }
    removeFromPages(queryClient, kinds[kind].list, item._id)
    onDeleted()
    return notice(`${item.headerTitle} deleted.`, {
      timer: UNDO,
      action: { label: 'Undo', run: () => void restore(item) },
    })
  }
  return { remove, busy: send.isPending, deletedId }
}
