import { useSend } from '@energy/client/use-send'
import type { contact } from '@energy/contracts/inquiries/contacts'
import type { specialist } from '@energy/contracts/inquiries/specialists'
import type { subscriber } from '@energy/contracts/subscribers'
import { confirmDelete, notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '../reason.ts'
import { removeFromPages } from './use-pages.ts'

/** What visitors have sent, and staff delete for good. */
type SentRoutes = typeof specialist | typeof contact | typeof subscriber

/**
 * Deletes something that was sent to us after asking, and says how it went.
 * @param what it is called in a sentence: `request`
 * @param leave lets go of it, as soon as its end is certain
 */
export function useRemove(routes: SentRoutes, what: string, beforeDelete?: (id: string) => unknown) {
  const queryClient = useQueryClient()
  const send = useSend(routes.remove)
  const [deletedId, setDeletedId] = useState('')
  const remove = async (id: string, name: string) => {
    if (!(await confirmDelete(name))) return
    // From here on nobody asks for it, whatever order the answers come in.
    setDeletedId(id)
    try {
      await beforeDelete?.(id)
      await send.mutateAsync({ params: { id } })
    } catch (cause) {
      setDeletedId('')
      return await notice(`We could not delete the ${what}. ${reasonOf(cause)}`, { kind: 'error', timer: 4000 })
    }
    removeFromPages(queryClient, routes.list, id)
    await notice(`${what.charAt(0).toUpperCase()}${what.slice(1)} deleted.`)
  }
  return { remove, busy: send.isPending, deletedId }
}
