import type { TimelineEntry } from '@energy/contracts/inquiries/timeline'
import { formatMoment, type CompanyClock } from '@energy/contracts/time/company-time'
import { outcomeWords } from '../../../shared/words/outcome-words.ts'

/** The name of the admin or sender of an entry. */
export const whoOf = ({ who }: TimelineEntry) => who || 'Somebody who has left'

/**
 * An entry as text after the name: `closed it`.
 * @param clock by which a follow-up is set and shown
 * @param before the previous entry of the timeline that set the state, if any
 */
export function actionOf({ what, who, text, outcome }: TimelineEntry, clock: CompanyClock, before?: TimelineEntry) {
  switch (what) {
    case 'state':
      if (text === 'closed') return 'closed it'
      if (text === 'new') return 'set it to waiting'
      return before?.text === 'closed' ? 'reopened it' : 'marked it as contacted'
    case 'assignee':
      if (!text) return 'gave it to nobody'
      return text === who ? 'took it' : `gave it to ${text}`
    case 'note':
      return 'left a note'
    case 'call':
      return outcome ? `called: ${outcomeWords[outcome].toLowerCase()}` : 'called'
    case 'reply':
      return 'answered by mail'
    case 'message':
      return 'wrote back'
    case 'followUp':
      return text ? `set the follow-up to ${formatMoment(new Date(text), clock)}` : 'took the follow-up off'
  }
}

/** Every entry of a timeline with its text. */
export function actionsOf(timeline: readonly TimelineEntry[], clock: CompanyClock) {
  let before: TimelineEntry | undefined
  return timeline.map((entry) => {
    const action = actionOf(entry, clock, before)
    if (entry.what === 'state') before = entry
    // It waits again then, also where it was closed.
    if (entry.what === 'message') before = undefined
    return { entry, action }
  })
}
