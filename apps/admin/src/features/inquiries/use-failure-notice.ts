import { useCall } from '@energy/client/use-call'
import { notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { reasonOf } from '../../shared/reason.ts'
import { versioned } from '../../shared/versioned.ts'
import { agoOf } from './timeline/ago.tsx'
import type { InquiryRoutes } from './inquiry.ts'
import { actionsOf, whoOf } from './timeline/entry-words.ts'

/** Milliseconds that a sentence takes to be read. */
const READ = 6_000

/**
 * Tells why something could not be done. Who was too late is told what was done first, and sees it.
 * @param seen the version that they had before them
 */
export function useFailureNotice(routes: InquiryRoutes, id: string, seen: string | undefined) {
  const call = useCall()
  const answers = useQueryClient()
  return async (what: string, cause: unknown) => {
    const told = { kind: 'error', timer: READ } as const
    const now = await answers.fetchQuery(versioned(call, routes.read, id)).catch(() => undefined)
    void answers.invalidateQueries({ queryKey: [routes.list.schema.tags[0]] })
    const first = now && now.etag !== seen ? actionsOf(now.item.timeline).at(-1) : undefined
    if (!first) return notice(`${what} ${reasonOf(cause)}`, told)
    const { entry, action } = first
    return notice(`${whoOf(entry)} ${action} ${agoOf(entry.at)}. ${what} You see it now as it stands.`, told)
  }
}
