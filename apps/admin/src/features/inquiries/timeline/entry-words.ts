import type { Entry } from '@energy/contracts/inquiries/work'

/** Who did something. */
export const whoOf = ({ who }: Entry) => who || 'Somebody who has left'

/**
 * What somebody did about a request, after their name: `closed it`.
 * @param before the entry of the timeline that set the state before, if any
 */
export function deedOf({ what, who, text }: Entry, before?: Entry) {
  if (what === 'state') {
    if (text === 'closed') return 'closed it'
    return before?.text === 'closed' ? 'reopened it' : 'marked it as contacted'
  }
  if (what === 'assignee') {
    if (!text) return 'gave it to nobody'
    return text === who ? 'took it' : `gave it to ${text}`
  }
  if (what === 'note') return 'left a note'
  return what === 'call' ? 'called' : 'answered by mail'
}

/** The same for every entry of a timeline. */
export function deedsOf(timeline: readonly Entry[]) {
  let before: Entry | undefined
  return timeline.map((entry) => {
    const deed = deedOf(entry, before)
    if (entry.what === 'state') before = entry
    return { entry, deed }
  })
}
