import type { Call } from '@energy/client/call'
import { isTemporary, type CallError } from '@energy/client/call-error'
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
  check: (call: Call, cause: unknown, input: Input<R>) => Promise<void>,
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

/** Reads again what was changed, after a change without an answer. @throws the cause where the change is not done */
async function checkDone<Read extends Route>(
  call: Call,
  cause: unknown,
  read: Read,
  { params = {} }: AnyInput,
  isDone: (found: Output<Read>) => boolean,
) {
  if (!isTemporary(cause)) throw cause
  const { data } = await call.send(read, { params }).catch(() => Promise.reject(cause))
  if (!isDone(data)) throw cause
}

/**
 * Changes a record. It is changed, too, where only the answer was lost.
 * @param isDone whether what was read has the change
 */
export const useChange = <R extends Route, Read extends Route>(
  change: R,
  read: Read,
  isDone: (found: Output<Read>, input: Input<R>) => boolean,
) =>
  useCheckedSend(change, (call, cause, input) => checkDone(call, cause, read, input, (found) => isDone(found, input)))
