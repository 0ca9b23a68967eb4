import type { PrismaClient } from './generated/client.ts'
import { CONFIRMS } from './features/newsletter/subscribers.ts'

const DAY = 24 * 60 * 60_000
/** Deleted content can be brought back for so many days. */
const KEPT = 30
/** An address is kept for so many days without being confirmed: a mail may take two weeks, and its link holds two. */
const UNCONFIRMED = 30

const before = (days: number) => ({ lt: new Date(Date.now() - days * DAY) })

/** Takes away what has had its time; any number of workers may do it at once. */
export async function deleteExpired(db: PrismaClient) {
  await db.content.deleteMany({ where: { deletedAt: before(KEPT) } })
  await db.addressMail.deleteMany({ where: { createdAt: before(1) } })
  await db.subscriber.deleteMany({ where: { confirmedAt: null, askedAt: before(UNCONFIRMED) } })
  await db.subscriberToken.deleteMany({ where: { purpose: 'confirm', createdAt: before(CONFIRMS) } })
}
