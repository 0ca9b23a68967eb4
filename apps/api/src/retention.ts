import type { PrismaClient } from './generated/client.ts'
import { trashStart } from './features/content/rows.ts'
import { CONFIRM_DAYS } from './features/newsletter/subscribers.ts'

const DAY = 24 * 60 * 60_000
/** Days for which an unconfirmed address is stored: a mail may take two weeks, and its link is valid for two. */
const UNCONFIRMED_RETENTION = 30

const before = (days: number) => ({ lt: new Date(Date.now() - days * DAY) })

/** Deletes what is past its retention; several workers may do so at once. */
export async function deleteExpired(db: PrismaClient) {
  await db.content.deleteMany({ where: { deletedAt: { lt: trashStart() } } })
  await db.addressMail.deleteMany({ where: { createdAt: before(1) } })
  await db.subscriber.deleteMany({ where: { confirmedAt: null, askedAt: before(UNCONFIRMED_RETENTION) } })
  await db.subscriberToken.deleteMany({ where: { purpose: 'confirm', createdAt: before(CONFIRM_DAYS) } })
}
