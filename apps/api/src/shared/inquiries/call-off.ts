import { Prisma } from '../../generated/client.ts'
import { insertJob } from '../mail/queue.ts'

/**
 * Adds the mails that say to whom a call to come is booked that it is cancelled, in the transaction that deletes it. Each
 * has all that it needs: when it is sent, nothing else is left.
 * @param of the condition of the `inquiries` that are deleted
 */
export const callOff = (tx: Prisma.TransactionClient, of: Prisma.Sql) =>
  tx.$executeRaw(
    insertJob(
      Prisma.sql`jsonb_build_object(
        'mail', 'booking', 'booking', called.id, 'about', 'cancelled', 'deleted', jsonb_build_object(
          'inquiry', called."inquiryId", 'email', called.email,
          'phoneEnd', right(regexp_replace(called.phone, '[^0-9]', '', 'g'), 3),
          'startsAt', called."startsAt", 'endsAt', called."endsAt", 'timeZone', called."timeZone", 'changes', called.changes,
          'at', now()
        )
      )`,
      Prisma.sql`(
        SELECT bookings.*, email, phone, (
          SELECT count(*) FROM bookings AS every WHERE every."inquiryId" = inquiries.id
        ) AS changes
        FROM inquiries JOIN bookings ON "inquiryId" = inquiries.id
        WHERE "cancelledAt" IS NULL AND "startsAt" > now() AND email <> '' AND ${of}
      ) AS called`,
    ),
  )
