import type { PrismaClient } from './generated/client.ts'

const DAY = 24 * 60 * 60_000
/** Deleted content can be brought back for so many days. */
const KEPT = 30

const before = (days: number) => ({ lt: new Date(Date.now() - days * DAY) })

/** Takes away what has had its time; any number of workers may do it at once. */
export async function tidy(db: PrismaClient) {
  await db.content.deleteMany({ where: { deletedAt: before(KEPT) } })
  await db.addressMail.deleteMany({ where: { createdAt: before(1) } })
}
