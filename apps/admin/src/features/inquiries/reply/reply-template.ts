import type { Inquiry } from '@energy/contracts/inquiries/inquiry'
import type { Company } from '@energy/contracts/site/site-pages'
import { formatLongDay, type CompanyClock } from '@energy/contracts/time/company-time'

/** The fields of an inquiry that a reply needs. */
export type AnswerableInquiry = Pick<Inquiry, 'name' | 'createdAt' | 'comment' | 'timeline'>

/** The most characters of the inquiry that a reply quotes. */
const MAX_QUOTED = 2_000

/** What the sender wrote last, and when. */
export function lastMessage({ createdAt, comment, timeline }: Omit<AnswerableInquiry, 'name'>) {
  const last = timeline.findLast(({ what }) => what === 'message')
  return last ? { at: last.at, text: last.text } : { at: createdAt, text: comment }
}

/** The initial text of a reply: greeting, empty lines for the answer, quotation, company name and telephone number. */
export function templateText(inquiry: AnswerableInquiry, company: Pick<Company, 'name' | 'phone'> & CompanyClock) {
  const { at, text } = lastMessage(inquiry)
  const cut = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED).toWellFormed().trimEnd()} …` : text
  const quoted = cut && `On ${formatLongDay(new Date(at), company)} you wrote:\n${cut.replace(/^/gm, '> ')}\n\n`
  return `Dear ${inquiry.name},\n\n\n\n${quoted}${company.name}\n${company.phone}`
}

/** The initial subject of a reply: that of the previous reply, so that mail programs show both in one thread. */
export function templateSubject(
  thing: string,
  { createdAt, timeline }: Omit<AnswerableInquiry, 'name' | 'comment'>,
  clock: CompanyClock,
) {
  const last = timeline.findLast(({ what, subject }) => what === 'reply' && subject)
  return last
    ? `Re: ${last.subject.replace(/^(re: *)+/i, '')}`
    : `Your ${thing} of ${formatLongDay(new Date(createdAt), clock)}`
}
