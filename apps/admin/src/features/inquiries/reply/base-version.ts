import type { TimelineEntry } from '@energy/contracts/inquiries/timeline'
import type { OpenInquiry } from '../inquiry.ts'

/** The version of an inquiry that a reply was begun from, or that a screen shows. */
export interface BaseVersion {
  etag: string
  /** The number of timeline entries in that version. */
  seen: number
}

/** The version that is on the screen. */
export const versionOf = ({ item, etag }: OpenInquiry): BaseVersion => ({ etag, seen: item.timeline.length })

/** Whether an entry leaves a reply that is being written as it is: the writer has done it, and it is no answer. */
const isOwnStep = (me: string) => (entry: TimelineEntry) =>
  entry.who === me && entry.what !== 'reply' && entry.what !== 'message'

/**
 * Whether all that was done since a version are own steps after which another one means the same. After the end of an
 * inquiry the next one reopens it, and what the sender has written is to be read first.
 */
export const hasOwnStepsAlone = ({ item }: OpenInquiry, { seen }: BaseVersion, me: string) =>
  item.timeline
    .slice(seen)
    .every(({ who, what, text }) => who === me && what !== 'message' && !(what === 'state' && text === 'closed'))

/**
 * What others have done since a reply was begun, and the version that the reply is based on.
 * @param begun undefined before anything is typed
 * @param me the name of the user
 */
export function sinceBegun(latest: OpenInquiry, begun: BaseVersion | undefined, me: string) {
  if (!begun || begun.etag === latest.etag) return { base: versionOf(latest), entries: [] }
  const entries = latest.item.timeline.slice(begun.seen)
  return entries.every(isOwnStep(me)) ? { base: versionOf(latest), entries: [] } : { base: begun, entries }
}
