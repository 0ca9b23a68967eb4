import { formatMoment } from '@energy/contracts/time/company-time'
import type { Company } from '@energy/contracts/site/site-pages'
import { firstLetters } from '@energy/contracts/words'
import type { Listed } from '@energy/server/mail-layout'
import type { Prisma } from '../../../generated/client.ts'
import { dashboardLink } from '../../../shared/mail/dashboard-link.ts'
import type { WorkerEnv } from '../../../shared/settings/worker-settings.ts'
import { FORM_NAMES } from '../form-names.ts'
import { numberOf } from '../inbox.ts'

/** The inquiries that a mail lists. */
export const MAX_LISTED = 20
/** The characters of a name or a title that a mail shows. */
const LINE = 80

/** What a mail to staff reads of an inquiry. */
export const listedFields = {
  id: true,
  form: true,
  name: true,
  email: true,
  number: true,
  createdAt: true,
  dueAt: true,
  state: true,
  item: { select: { headerTitle: true } },
  assignee: { select: { id: true, username: true, email: true } },
} as const
type ListedInquiry = Prisma.InquiryGetPayload<{ select: typeof listedFields }>

/** A text of somebody else as one line. */
function lineOf(text: string) {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const first = firstLetters(line, LINE)
  return first === line ? line : `${first}…`
}

/** An inquiry as a mail lists it: its sender, its number, what it is about, and more words. */
export function rowOf(inquiry: ListedInquiry, env: WorkerEnv, words: string[]): Listed {
  const { id, form, item, name, email, createdAt, number } = inquiry
  const about = item?.headerTitle ? `${FORM_NAMES[form]} about ${lineOf(item.headerTitle)}` : FORM_NAMES[form]
  return {
    title: lineOf(name) || email || 'Deleted person',
    url: dashboardLink(env, `/invoice?id=${id}`),
    text: [numberOf(createdAt, number), about, ...words].join(', '),
  }
}

/** When an inquiry that waits is due; nothing for one that is answered. */
export function dueWords({ state, dueAt }: ListedInquiry, company: Company, now: Date) {
  if (state !== 'new') return []
  const time = formatMoment(dueAt, company)
  return [dueAt < now ? `overdue since ${time}` : `due ${time}`]
}

/** The words for what a mail does not list. */
export const moreThan = (listed: number, total: number) => (total > listed ? `and ${total - listed} more` : undefined)
