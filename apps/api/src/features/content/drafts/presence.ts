import { PRESENCE_INTERVAL } from '@energy/contracts/content/drafts'
import type { PrismaClient } from '../../../generated/client.ts'

/** Milliseconds after its last call for which an editor counts as open: one call may be lost. */
const PRESENT = PRESENCE_INTERVAL * 2.5

/** Notes that a person has an item open. @returns the names of the others who have */
export async function othersWith(db: PrismaClient, itemId: string, userId: string | undefined) {
  const seenAt = new Date()
  if (userId !== undefined) {
    const key = { itemId, userId }
    await db.presence.upsert({ where: { itemId_userId: key }, create: { ...key, seenAt }, update: { seenAt } })
  }
  const others = await db.presence.findMany({
    where: { itemId, ...(userId && { userId: { not: userId } }), seenAt: { gt: new Date(+seenAt - PRESENT) } },
    select: { user: { select: { username: true } } },
    orderBy: { user: { username: 'asc' } },
  })
  return others.map(({ user }) => ({ name: user.username }))
}
