import type { ScheduledAction } from '@energy/contracts/content/drafts'
import type { Prisma } from '../../../generated/client.ts'
import { conflict, invalid } from '../../../shared/http-error.ts'
import { timeOf } from '../../../shared/times.ts'
import { bodyOf } from '../item-body.ts'
import { newestVersion, requireComplete, requireRemovable, type Claimed } from './publication.ts'

/**
 * Lets the worker publish the draft of a claimed item as it is now, or unpublish the item, at a time. Where only the
 * time changes, `number` says which version stays scheduled.
 * @throws HttpError 400 for a time in the past or after the end, or a draft that lacks a field, 409 if there is nothing to
 *   do
 */
export async function scheduleAction(
  tx: Prisma.TransactionClient,
  { id, kind, state, draftNumber }: Claimed,
  action: ScheduledAction,
  { at: time, number: scheduled, authorId }: { at: string; number?: number; authorId: string | undefined },
) {
  const at = timeOf(time, '/at')
  if (+at <= Date.now()) throw invalid([{ path: '/at', message: 'Choose a time in the future.' }])
  if (action === 'unpublish') requireRemovable(kind)
  if (action === 'unpublish' && state !== 'live') {
    const isComing = await tx.schedule.count({ where: { itemId: id, action: 'publish', at: { lt: at } } })
    if (!isComing) throw conflict('The site does not show this, and will not at that time.')
  }
  const number = action === 'publish' ? (scheduled ?? draftNumber) : null
  if (action === 'publish') {
    if (number === null) throw conflict('There is nothing to publish: the site shows this already.')
    if (scheduled !== undefined) {
      const planned = await tx.schedule.findUnique({ where: { itemId_action: { itemId: id, action } } })
      if (planned?.number !== scheduled) throw conflict('This is not scheduled any more.')
    }
    const where = { itemId_number: { itemId: id, number } }
    const { body } = await tx.contentVersion.findUniqueOrThrow({ where })
    requireComplete(kind, bodyOf(kind, body))
    const end = { itemId: id, action: 'unpublish', at: { lte: at }, failedAt: null } as const
    if (state !== 'live' && (await tx.schedule.count({ where: end })))
      throw invalid([{ path: '/at', message: 'By then it is scheduled to be taken down. Change that time first.' }])
  }
  const data = { number, at, authorId: authorId ?? null, failedAt: null }
  await tx.schedule.upsert({
    where: { itemId_action: { itemId: id, action } },
    create: { itemId: id, action, ...data },
    update: data,
  })
  const newest = await newestVersion(tx, id)
  return { number: number ?? newest.number, savedAt: new Date() }
}
