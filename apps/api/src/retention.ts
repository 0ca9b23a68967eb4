import type { Disk } from 'flydrive'
import { EMPTY_SEARCH_DAYS } from '@energy/contracts/site/empty-searches'
import { DELIVERY_DAYS } from '@energy/contracts/webhooks/webhooks'
import { PICTURE_TRASH_DAYS } from '@energy/contracts/pictures/pictures'
import { Prisma, type PrismaClient } from './generated/client.ts'
import { trashStart } from './features/content/rows.ts'
import { CONFIRM_DAYS } from './features/newsletter/subscribers.ts'
import { eraseUnusedAttachments } from './shared/attachments/erase.ts'
import { eraseUnusedOfferFiles } from './shared/sales/offer-file.ts'
import { eraseUnused } from './shared/media/erase.ts'
import { warnNotErased } from './shared/media/erase-files.ts'
import { UPLOAD_RETENTION } from './shared/media/uploads.ts'
import type { WorkerEnv } from './shared/settings/worker-settings.ts'

const DAY = 24 * 60 * 60_000
/** Days for which an unconfirmed address is stored: a mail may take two weeks, and its link is valid for two. */
const UNCONFIRMED_RETENTION = 30

const before = (days: number) => ({ lt: new Date(Date.now() - days * DAY) })

/** Days for which a draft that is neither published, the newest, scheduled nor noted stays in the history. */
const DRAFT_RETENTION = 90

/**
 * Deletes what is past its retention; several workers may do so at once.
 * @throws the first error, after all was tried
 */
export async function deleteExpired(db: PrismaClient, { AUDIT_DAYS }: Pick<WorkerEnv, 'AUDIT_DAYS'>) {
  // Prisma begins each when it is awaited.
  const deletions: Prisma.PrismaPromise<unknown>[] = [
    db.content.deleteMany({ where: { deletedAt: { lt: trashStart() } } }),
    db.$executeRaw`
      DELETE FROM content_versions AS old USING items
      WHERE items.id = old."itemId" AND old."publishedAt" IS NULL AND old."createdAt" < ${before(DRAFT_RETENTION).lt}
        AND old.number IS DISTINCT FROM items."draftNumber" AND old.note = ''
        AND NOT EXISTS (SELECT FROM schedules WHERE schedules."itemId" = items.id AND schedules.number = old.number)`,
    db.presence.deleteMany({ where: { seenAt: before(1) } }),
    db.preview.deleteMany({ where: { expiresAt: { lt: new Date() } } }),
    db.addressMail.deleteMany({ where: { createdAt: before(1) } }),
    db.idempotency.deleteMany({ where: { createdAt: before(1) } }),
    db.subscriber.deleteMany({ where: { confirmedAt: null, askedAt: before(UNCONFIRMED_RETENTION) } }),
    db.emptySearch.deleteMany({ where: { lastAt: before(EMPTY_SEARCH_DAYS) } }),
    db.invitation.deleteMany({ where: { expiresAt: before(30) } }),
    db.webhookDelivery.deleteMany({ where: { createdAt: before(DELIVERY_DAYS) } }),
    db.webhook.updateMany({
      where: { formerUntil: { lt: new Date() } },
      data: { formerSecret: null, formerUntil: null },
    }),
    db.subscriberToken.deleteMany({ where: { purpose: 'confirm', createdAt: before(CONFIRM_DAYS) } }),
    // The application may not delete entries itself.
    db.$queryRaw`SELECT delete_old_audit(${AUDIT_DAYS}::int)`,
  ]
  const failures: unknown[] = []
  for (const deletion of deletions) await deletion.catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Milliseconds for which a person's own picture stays after nobody shows it any more, or before anybody does. */
const OWN_RETENTION = 60 * 60_000

/**
 * Deletes uploads that cannot be continued, and pictures and attachments that are past their retention, with their files.
 * @throws the first error of those that cannot be erased, after all were tried
 */
export async function deleteExpiredFiles(db: PrismaClient, storage: Disk) {
  await db.upload.deleteMany({ where: { createdAt: { lt: new Date(Date.now() - UPLOAD_RETENTION) } } })
  const trashed = new Date(Date.now() - PICTURE_TRASH_DAYS * DAY)
  const uploaded = new Date(Date.now() - OWN_RETENTION)
  const expired = Prisma.sql`CASE WHEN library THEN "deletedAt" < ${trashed} ELSE "createdAt" < ${uploaded} END`
  const runs = await Promise.all([
    eraseUnused(db, async () => storage, expired),
    eraseUnusedAttachments(db, async () => storage),
    eraseUnusedOfferFiles(db, async () => storage),
  ])
  const failures = new Map(runs.flatMap((run) => [...run]))
  for (const [file, error] of failures) warnNotErased(file)(error)
  const [failure] = failures.values()
  if (failure) throw failure
}
