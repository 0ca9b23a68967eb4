import { useSend } from '@energy/client/use-send'
import { kinds, type Item, type Kind } from '@energy/contracts/content'
import { confirmDelete, notice } from '@energy/ui/notice'

/** Deletes an item after asking, and says how it went. */
export function useDelete(kind: Kind, onDeleted: () => void) {
  const send = useSend(kinds[kind].remove)
  const remove = async ({ _id, headerTitle }: Item) => {
    if (!(await confirmDelete(headerTitle))) return
    try {
      await send.mutateAsync({ params: { id: _id } })
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : ''
      return await notice(`We could not delete ${headerTitle}. ${reason}`, { kind: 'error', timer: 4000 })
    }
    onDeleted()
    await notice(`${headerTitle} deleted.`)
  }
  return { remove, busy: send.isPending }
}
