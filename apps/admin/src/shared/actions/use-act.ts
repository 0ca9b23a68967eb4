import { CallError } from '@energy/client/call-error'
import { notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { reasonOf } from '../words/reason.ts'

/** Milliseconds to read the notice of a failure. */
const READING_TIME = 6_000
const CHANGED = 'Somebody else has changed it in between. You see it now as it stands: look at it and try again.'

/**
 * Sends a change, and shows a notice with the result.
 * @param tags what is read again after a failure
 */
export function useAct(tags: readonly string[]) {
  const queryClient = useQueryClient()
  /** @returns whether it was done */
  return async (done: string, failed: string, send: () => Promise<unknown>) => {
    try {
      await send()
    } catch (cause) {
      for (const tag of tags) void queryClient.invalidateQueries({ queryKey: [tag] })
      const isOutdated = cause instanceof CallError && cause.status === 412
      await notice(`${failed} ${isOutdated ? CHANGED : reasonOf(cause)}`, { kind: 'error', timer: READING_TIME })
      return false
    }
    await notice(done)
    return true
  }
}
