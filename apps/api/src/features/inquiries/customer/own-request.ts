import type { OwnRequest, RequestEntry, RequestRow, Stage } from '@energy/contracts/inquiries/requests'
import { firstWords } from '@energy/contracts/words'
import type { Prisma } from '../../../generated/client.ts'
import { isLive } from '../../../shared/live.ts'
import { attachmentAnswer, ofInquiry } from '../attachments/bind.ts'
import { numberOf } from '../inbox.ts'

const name = { select: { username: true } } satisfies { select: Prisma.UserSelect }
/** The condition for entries of these kinds. A call that did not reach the sender is none of their business. */
const entriesOf = (...kinds: string[]) => ({
  where: { what: { in: kinds }, OR: [{ outcome: null }, { outcome: 'reached' }] },
  orderBy: { id: 'asc' as const },
})

/** What is read of an inquiry for the list of its sender. */
export const rowFields = {
  id: true,
  number: true,
  createdAt: true,
  comment: true,
  state: true,
  dueAt: true,
  assignee: name,
  item: { select: { headerTitle: true, state: true, deletedAt: true } },
  entries: { ...entriesOf('state', 'call', 'reply', 'message'), select: { what: true, createdAt: true } },
} satisfies Prisma.InquirySelect
type Row = Prisma.InquiryGetPayload<{ select: typeof rowFields }>

/** What is read of one inquiry. Notes of staff are never read for its sender. */
export const requestFields = {
  ...rowFields,
  name: true,
  email: true,
  userId: true,
  attachments: ofInquiry,
  entries: {
    ...entriesOf('state', 'call', 'reply', 'message'),
    select: { id: true, what: true, text: true, createdAt: true, who: name },
  },
} satisfies Prisma.InquirySelect
type Request = Prisma.InquiryGetPayload<{ select: typeof requestFields }>

const TITLE_WORDS = 12

/** The first sentence where it says something, otherwise the first words. */
function titleOf(comment: string) {
  const [sentence = ''] = comment.trim().split(/(?<=[.?!])\s|\n/)
  return firstWords(sentence.split(/\s+/).length > 2 ? sentence : comment, TITLE_WORDS)
}

function stageOf({ state, assignee }: Row): Stage {
  if (state === 'closed') return 'closed'
  if (state === 'contacted') return 'answered'
  return assignee ? 'assigned' : 'received'
}

/** An inquiry in the list of its sender. */
export function rowOf(row: Row): RequestRow {
  const { entries } = row
  const stage = stageOf(row)
  const waits = row.state === 'new'
  const timeOf = (entry: Row['entries'][number] | undefined) => entry?.createdAt.toISOString() ?? ''
  const last = entries.findLastIndex(({ what }) => what === 'state')
  const step = timeOf(entries[last])
  const answer = timeOf(entries.findLast(({ what }) => what === 'call' || what === 'reply'))
  // Staff can set the state by hand, also of one whose sender wrote back. Reopened, it was answered before.
  const byHand = stage === 'answered' && (answer === '' || entries[last - 1]?.what === 'message') ? step : ''
  return {
    _id: row.id,
    number: numberOf(row.createdAt, row.number),
    title: titleOf(row.comment),
    item: isLive(row.item) ? row.item.headerTitle : '',
    createdAt: row.createdAt.toISOString(),
    stage,
    assignee: row.assignee?.username ?? '',
    dueAt: waits ? row.dueAt.toISOString() : '',
    answeredAt: waits ? '' : answer > byHand ? answer : byHand,
    closedAt: stage === 'closed' ? step : '',
  }
}

function timelineOf({ entries, name: sender }: Request): RequestEntry[] {
  return entries.flatMap(({ id: _id, what, who, text, createdAt }): RequestEntry[] => {
    const entry = { _id, at: createdAt.toISOString(), who: who?.username ?? '' }
    if (what === 'message') return [{ ...entry, what, who: sender, text }]
    if (what === 'reply') return [{ ...entry, what, text }]
    return what === 'call' ? [{ ...entry, what, text: '' }] : []
  })
}

/** An inquiry with its public timeline, for its sender. */
export const requestOf = (request: Request): OwnRequest => ({
  ...rowOf(request),
  name: request.name,
  email: request.email,
  comment: request.comment,
  timeline: timelineOf(request),
  attachments: request.attachments.map(attachmentAnswer),
})
