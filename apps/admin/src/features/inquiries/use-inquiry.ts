import { useCall } from '@energy/client/use-call'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import type { TimelineEntry } from '@energy/contracts/inquiries/timeline'
import { useQuery } from '@tanstack/react-query'
import { versionedQuery } from '../../shared/records/versioned.ts'

/** Milliseconds between two requests: while a recent reply is being sent, while an older one is, otherwise. */
const POLL_INTERVAL = { recent: 1_500, older: 10_000, idle: 30_000 }
/** Milliseconds in which a reply is usually sent. */
const RECENT = 60_000

const pollIntervalFor = (timeline: readonly TimelineEntry[] = []) => {
  const waiting = timeline.filter(({ delivery }) => delivery === 'waiting')
  if (waiting.length === 0) return POLL_INTERVAL.idle
  return waiting.some(({ at }) => Date.now() - Date.parse(at) < RECENT) ? POLL_INTERVAL.recent : POLL_INTERVAL.older
}

/** The query of an inquiry with its timeline and its ETag, polled while it is shown. */
export function useInquiry(id: string, enabled = true) {
  const read = versionedQuery(useCall(), inquiry.read, id)
  return useQuery({ ...read, enabled, refetchInterval: ({ state }) => pollIntervalFor(state.data?.item.timeline) })
}
