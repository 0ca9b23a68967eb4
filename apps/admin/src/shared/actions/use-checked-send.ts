import type { Call } from '@energy/client/call'
import { unlessDone, type CallError } from '@energy/client/call-error'
import { useCall } from '@energy/client/use-call'
import { useSend } from '@energy/client/use-send'
import type { AnyInput, Input, Output, Route } from '@energy/contracts/route'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/**
 * Sends a change. Its answer is undefined where it was lost, and the change is done all the same.
 * @param check is called after a failure, and throws the cause where the change is not done all the same
 */
export function useCheckedSend<R extends Route>(
  route: R,
  check: (call: Call, cause: unknown, input: Input<R>) => Promise<unknown>,
) {
  const call = useCall()
  const queryClient = useQueryClient()
  const { mutateAsync } = useSend(route)
  return useMutation<Output<R> | undefined, CallError, Input<R>>({
    mutationFn: async (input) => {
      try {
        return await mutateAsync(input)
      } catch (cause) {
        await check(call, cause, input)
        const tags = [route.schema.tags[0], ...(route.config.changes ?? [])]
        await Promise.all(tags.map((tag) => queryClient.invalidateQueries({ queryKey: [tag] })))
        return undefined
      }
    },
  })
}

/**
 * Changes a record. It is changed, too, where only the answer was lost.
 * @param read the call that reads again what was changed, after a change without an answer
 * @param isDone whether what was read has the change
 */
export const useChange = <R extends Route, Read extends Route>(
  change: R,
  read: Read,
  isDone: (found: Output<Read>, input: Input<R>) => boolean,
) =>
  useCheckedSend(change, (call, cause, input) => {
    const { params = {} }: AnyInput = input
    return unlessDone(async () => isDone((await call.send(read, { params })).data, input))(cause)
  })
