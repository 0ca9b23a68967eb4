import { useSend } from '@energy/client/use-send'
import type { EditedKind } from '@energy/contracts/content/edited'
import { notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { callsOf, filterOf, type ListedItem } from '../record/calls.ts'
import { moveInPages } from '../../../shared/list/use-pages.ts'
import { reasonOf } from '../../../shared/words/reason.ts'
import { moved } from '../../../shared/sortable/order.ts'

/** Moves an item of the list, which shows it there at once; after an error it is back in its place. */
export function useMove(kind: EditedKind, items: readonly ListedItem[]) {
  const queryClient = useQueryClient()
  const { place, drafts } = callsOf(kind)
  const send = useSend(place)
  return (from: number, to: number) => {
    const item = items[from]
    if (!item) return
    const order = moved(items, from, to)
    const [before, after] = [order[to + 1], order[to - 1]]
    // Beyond the last loaded row there may be others, so there it is named by the one before it.
    const body = before ? { before: before._id } : { ...(after && { after: after._id }) }
    moveInPages(queryClient, drafts, filterOf(kind), from, to)
    // Each call reports its own failure, also where the next row is moved before it is answered.
    void send.mutateAsync({ params: { id: item._id }, body }).catch(async (cause: unknown) => {
      await queryClient.invalidateQueries({ queryKey: drafts.schema.tags })
      await notice(`We could not move ${item.title}. ${reasonOf(cause)}`, { kind: 'error', timer: 4000 })
    })
  }
}
