import type { Standing } from '@energy/contracts/content/drafts'
import type { Content, Schedule } from '../../../generated/client.ts'

/** The relations that the answers of staff need. */
export const withSchedules = { schedules: { include: { author: { select: { username: true } } } } } as const

type Scheduled = Schedule & { author: { username: string } | null }

export const scheduleOf = ({ action, number, at, author, failedAt }: Scheduled) => ({
  action,
  number,
  at: at.toISOString(),
  author: author?.username ?? '',
  failed: failedAt !== null,
})

/** Whether and what the site shows of an item. */
export const standingOf = ({
  state,
  draftNumber,
  schedules,
}: Pick<Content, 'state' | 'draftNumber'> & { schedules: Scheduled[] }): Standing => ({
  state,
  hasChanges: state === 'live' && draftNumber !== null,
  schedules: schedules.map(scheduleOf),
})
