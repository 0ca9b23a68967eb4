import { useCall } from '@energy/client/use-call'
import { notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { reasonOf } from '../../shared/reason.ts'
import { versionedQuery } from '../../shared/versioned.ts'
import { agoOf } from './timeline/ago.tsx'
import type { InquiryRoutes } from './inquiry.ts'
import { actionsOf, whoOf } from './timeline/entry-words.ts'

/** Milliseconds to read the notice. */
const READING_TIME = 6_000

/**
 * Shows a notice with the reason of a failure, or with the change of somebody else that came first.
 * @param seen the ETag of the version that was shown
 */
export function useFailureNotice(routes: InquiryRoutes, id: string, seen: string | undefined) {
  const call = useCall()
  const queryClient = useQueryClient()
  return async (failureMessage: string, cause: unknown) => {
    const options = { kind: 'error', timer: READING_TIME } as const
    const latest = await queryClient.fetchQuery(versionedQuery(call, routes.read, id)).catch(() => undefined)
    void queryClient.invalidateQueries({ queryKey: [routes.list.schema.tags[0]] })
    const missed = latest && latest.etag !== seen ? actionsOf(latest.item.timeline).at(-1) : undefined
    if (!missed) return notice(`${failureMessage} ${reasonOf(cause)}`, options)
    const { entry, action } = missed
    return notice(
      `${whoOf(entry)} ${action} ${agoOf(entry.at)}. ${failureMessage} You see it now as it stands.`,
      options,
    )
  }
}
