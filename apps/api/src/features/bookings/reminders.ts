import { Prisma, type PrismaClient } from '../../generated/client.ts'
import { insertJob } from '../../shared/mail/queue.ts'

/** Hours before a call at which its reminder is sent; to nobody who booked later than that. */
const AHEAD = 24

/**
 * Adds one reminder for each call of the next day. The statement marks the booking and adds the job, so several workers,
 * or one that starts again, add it once.
 * @returns the number of reminders
 */
export const addBookingReminders = (db: PrismaClient, now: Date) =>
  db.$executeRaw`
    WITH reminded AS (
      UPDATE bookings SET "remindedAt" = ${now}
      WHERE "cancelledAt" IS NULL AND "remindedAt" IS NULL AND "startsAt" > ${now}
        AND "startsAt" <= ${now}::timestamptz + make_interval(hours => ${AHEAD}::int)
        AND "createdAt" < "startsAt" - make_interval(hours => ${AHEAD}::int)
      RETURNING id
    ) ${insertJob(
      Prisma.sql`jsonb_build_object('mail', 'booking', 'booking', reminded.id, 'about', 'reminder')`,
      Prisma.sql`reminded`,
    )}`
