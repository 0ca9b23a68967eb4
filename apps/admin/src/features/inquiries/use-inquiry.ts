import { useCall } from '@energy/client/use-call'
import type { TimelineEntry } from '@energy/contracts/inquiries/inquiry'
import { useQuery } from '@tanstack/react-query'
import { versioned } from '../../shared/versioned.ts'
import type { InquiryRoutes } from './inquiry.ts'

/** Milliseconds between two looks: at what a mail server is just being told, at what it takes long to take, else. */
const PAUSE = { young: 1_500, old: 10_000, idle: 30_000 }
/** Milliseconds in which a reply is usually gone. */
const YOUNG = 60_000

const pauseFor = (timeline: readonly TimelineEntry[] = []) => {
  const waiting = timeline.filter(({ delivery }) => delivery === 'waiting')
  if (waiting.length === 0) return PAUSE.idle
  return waiting.some(({ at }) => Date.now() - Date.parse(at) < YOUNG) ? PAUSE.young : PAUSE.old
}

/** A request or a message with all that was done about it, and which version that is; looked at for as long as it shows. */
export function useInquiry(routes: InquiryRoutes, id: string, enabled = true) {
  const read = versioned(useCall(), routes.read, id)
  return useQuery({ ...read, enabled, refetchInterval: ({ state }) => pauseFor(state.data?.item.timeline) })
}
