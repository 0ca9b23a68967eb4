import type { apiKey } from '@energy/contracts/people/api-keys'
import type { inquiry } from '@energy/contracts/inquiries/inquiry'
import type { invitation } from '@energy/contracts/people/invitations'
import type { Route } from '@energy/contracts/route'
import type { subscriber } from '@energy/contracts/subscribers'
import { confirmDelete, notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { useDeletion } from '../actions/use-deletion.ts'
import { reasonOf } from '../words/reason.ts'
import { removeFromPages } from './use-pages.ts'

/** Routes of records that staff delete permanently. */
interface SentRoutes {
  list: Route
  remove: typeof inquiry.remove | typeof subscriber.remove | typeof invitation.remove | typeof apiKey.remove
  read?: Route
}

/**
 * Deletes a record after a confirmation and shows a notice with the result.
 * @param what the record's name in a sentence: `request`
 * @param beforeDelete called with the id after the confirmation, before the request is sent
 */
export function useRemove(routes: SentRoutes, what: string, beforeDelete?: (id: string) => unknown) {
  const queryClient = useQueryClient()
  const send = useDeletion(routes.remove, routes.read)
  const remove = async (id: string, name: string) => {
    if (!(await confirmDelete(name))) return
    await beforeDelete?.(id)
    try {
      await send.mutateAsync({ params: { id } })
    } catch (cause) {
      // It may be gone all the same: somebody else has deleted it, or no answer says so.
      void queryClient.invalidateQueries({ queryKey: [routes.list.schema.tags[0]] })
      return await notice(`We could not delete the ${what}. ${reasonOf(cause)}`, { kind: 'error', timer: 4000 })
    }
    removeFromPages(queryClient, routes.list, id)
    await notice(`${what.charAt(0).toUpperCase()}${what.slice(1)} deleted.`)
  }
  return {
    remove,
    busy: send.isPending,
    /** Set from the request on, so that no query reads the record any more, in whatever order the responses arrive. */
    deletedId: send.isError ? undefined : send.variables?.params.id,
  }
}
