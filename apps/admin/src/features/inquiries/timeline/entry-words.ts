import type { TimelineEntry } from '@energy/contracts/inquiries/inquiry'

/** The name of the admin of an entry. */
export const whoOf = ({ who }: TimelineEntry) => who || 'Somebody who has left'

/**
 * An entry as text after the admin's name: `closed it`.
 * @param before the previous entry of the timeline that set the state, if any
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

/** Every entry of a timeline with its text. */
export function actionsOf(timeline: readonly TimelineEntry[]) {
  let before: TimelineEntry | undefined
  return timeline.map((entry) => {
    const action = actionOf(entry, before)
    if (entry.what === 'state') before = entry
    return { entry, action }
  })
}
