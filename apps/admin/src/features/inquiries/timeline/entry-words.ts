import type { TimelineEntry } from '@energy/contracts/inquiries/inquiry'

/** Who did something. */
export const whoOf = ({ who }: TimelineEntry) => who || 'Somebody who has left'

/**
 * What somebody did about a request, after their name: `closed it`.
 * @param before the entry of the timeline that set the state before, if any
 */
export function actionOf({ what, who, text }: TimelineEntry, before?: TimelineEntry) {
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
export function actionsOf(timeline: readonly TimelineEntry[]) {
  let before: TimelineEntry | undefined
  return timeline.map((entry) => {
    const action = actionOf(entry, before)
    if (entry.what === 'state') before = entry
    return { entry, action }
  })
}
