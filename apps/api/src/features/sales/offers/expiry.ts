import type { PrismaClient } from '../../../generated/client.ts'
import { readSales } from '../../../shared/sales/settings.ts'

/** Marks the offers whose last day is over. Several workers may do so at once. @returns their number */
export async function expireOffers(db: PrismaClient, now = new Date()) {
  const { today } = await readSales(db, now)
  return db.$executeRaw`
    UPDATE offers SET state = 'expired', revision = revision + 1, "changedAt" = now()
    WHERE state IN ('sent', 'seen') AND "validUntil" < ${today}::date`
}
