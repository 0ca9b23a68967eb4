import { ROLES_WITH } from '@energy/contracts/people/roles'
import { Prisma, type PrismaClient } from '../../../generated/client.ts'
import { insertJob } from '../../../shared/mail/queue.ts'
import { readWorkingTime } from '../../../shared/site/working-time.ts'

/**
 * Adds the mails of a day with what is overdue, from opening time until closing time; one for each admin who wants it.
 * The statement marks the admin with the day and adds the job, so several workers, or one that starts again, add it once.
 * @returns the number of mails that were added
 */
export async function addOverdueJobs(db: PrismaClient, now: Date) {
  const { time } = await readWorkingTime(db)
  const today = time.dayOf(now)
  if (!today || now < today.opens || now >= today.closes) return 0
  const data = Prisma.sql`jsonb_build_object('mail', 'overdue', 'to', notified.id, 'day', ${today.day}::text)`
  return db.$executeRaw`
    WITH notified AS (
      UPDATE users SET "overdueMailDay" = ${today.day}::date
      WHERE role = ANY(${ROLES_WITH.sales}::"Role"[]) AND "mailOverdue" AND "deletingAt" IS NULL
        AND ("overdueMailDay" IS NULL OR "overdueMailDay" < ${today.day}::date)
      RETURNING id
    ) ${insertJob(data, Prisma.sql`notified`)}`
}
