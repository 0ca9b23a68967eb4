import { COMPANY } from '@energy/contracts/company'
import type { TimelineEntry, State } from '@energy/contracts/inquiries/inquiry'
import { day } from '../../../shared/moment.ts'

/** What is answered, and whom. */
export interface AnswerableInquiry {
  _id: string
  state: State
  email: string
  name: string
  phone: string
  createdAt: string
  comment: string
}

/** How much of what was written an answer quotes. */
const MAX_QUOTED = 2_000

/** An answer as it is begun: greeting, room, what was written, our name. */
export function templateText({ name, createdAt, comment }: AnswerableInquiry) {
  const cut = comment.length > MAX_QUOTED ? `${comment.slice(0, MAX_QUOTED).toWellFormed().trimEnd()} …` : comment
  const quoted = cut && `On ${day(createdAt)} you wrote:\n${cut.replace(/^/gm, '> ')}\n\n`
  return `Dear ${name},\n\n\n\n${quoted}${COMPANY.name}\n${COMPANY.phone}`
}

/** What an answer is called: as the one before it, so that mail programs keep the two together. */
export function templateSubject(thing: string, { createdAt }: AnswerableInquiry, timeline: readonly TimelineEntry[]) {
  const last = timeline.findLast(({ what, subject }) => what === 'reply' && subject)
  return last ? `Re: ${last.subject.replace(/^(re: *)+/i, '')}` : `Your ${thing} of ${day(createdAt)}`
}
