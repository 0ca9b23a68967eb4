import { COMPANY } from '@energy/contracts/company'
import type { TimelineEntry, State } from '@energy/contracts/inquiries/inquiry'
import { formatDate } from '../../../shared/format-date.ts'

/** The fields of an inquiry that a reply needs. */
export interface AnswerableInquiry {
  _id: string
  state: State
  email: string
  name: string
  phone: string
  createdAt: string
  comment: string
}

/** The most characters of the inquiry that a reply quotes. */
const MAX_QUOTED = 2_000

/** The initial text of a reply: greeting, empty lines for the answer, quotation, company name and telephone number. */
export function templateText({ name, createdAt, comment }: AnswerableInquiry) {
  const cut = comment.length > MAX_QUOTED ? `${comment.slice(0, MAX_QUOTED).toWellFormed().trimEnd()} …` : comment
  const quoted = cut && `On ${formatDate(createdAt)} you wrote:\n${cut.replace(/^/gm, '> ')}\n\n`
  return `Dear ${name},\n\n\n\n${quoted}${COMPANY.name}\n${COMPANY.phone}`
}

/** The initial subject of a reply: that of the previous reply, so that mail programs show both in one thread. */
export function templateSubject(thing: string, { createdAt }: AnswerableInquiry, timeline: readonly TimelineEntry[]) {
  const last = timeline.findLast(({ what, subject }) => what === 'reply' && subject)
  return last ? `Re: ${last.subject.replace(/^(re: *)+/i, '')}` : `Your ${thing} of ${formatDate(createdAt)}`
}
