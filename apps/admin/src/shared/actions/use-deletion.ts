import { CallError, isTemporary } from '@energy/client/call-error'
import { useCall } from '@energy/client/use-call'
import { useSend } from '@energy/client/use-send'
import type { AnyInput, Input, Route } from '@energy/contracts/route'
import { useMutation, useQueryClient } from '@tanstack/react-query'

const isMissing = (cause: unknown) => cause instanceof CallError && cause.status === 404

/**
 * Deletes a record. It is deleted, too, where only the answer was lost, or somebody else was faster.
 * @param read the call that is answered 404 once the record is deleted
 */
export function useDeletion<R extends Route>(remove: R, read: Route) {
  const call = useCall()
  const queryClient = useQueryClient()
  const { mutateAsync } = useSend(remove)
  const isGone = async (cause: unknown, { params = {} }: AnyInput) =>
    isTemporary(cause) ? call.send(read, { params }).then(() => false, isMissing) : isMissing(cause)
  return useMutation<unknown, CallError, Input<R>>({
    mutationFn: async (input) => {
      try {
        await mutateAsync(input)
      } catch (cause) {
        if (!(await isGone(cause, input))) throw cause
        const tags = [remove.schema.tags[0], ...(remove.config.changes ?? [])]
        await Promise.all(tags.map((tag) => queryClient.invalidateQueries({ queryKey: [tag] })))
      }
    },
  })
}
