import { CALL, hourOf, isOffered, type BookingHours } from '@energy/contracts/bookings/slots'
import { Prisma, type PrismaClient } from '../../generated/client.ts'
import { conflict } from '../../shared/http-error.ts'
import { nextFree } from './days.ts'

/** The hour cannot be had; the message says why. */
class Gone extends Error {}

interface NewBooking {
  inquiryId: string
  startsAt: Date
  timeZone: string
  /** A hash of the address of the client that booked it; `""` where none counts. */
  client?: string
}

/**
 * Books the first free place of an hour. Each place that is taken counts, also one from when there were more. Where another
 * transaction takes that place first, the constraint of the database refuses this one, and the next place is tried.
 * @throws Gone where the hour is not offered or no place is left
 */
async function insertBooking(tx: Prisma.TransactionClient, booking: NewBooking, hours: BookingHours) {
  const { inquiryId, startsAt, timeZone, client = '' } = booking
  const { places } = hours
  const { from, to } = hourOf(startsAt, hours)
  if (!isOffered(startsAt, hours)) throw new Gone(`${from} to ${to} cannot be booked any more.`)
  const endsAt = new Date(+startsAt + CALL)
  for (let tried = 0; tried < places; tried += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the next place is tried only where this one is taken meanwhile
    const written = await tx.$executeRaw`
      WITH taken AS (
        SELECT DISTINCT place FROM bookings
        WHERE "cancelledAt" IS NULL AND tstzrange("startsAt", "endsAt") && tstzrange(${startsAt}, ${endsAt})
      )
      INSERT INTO bookings ("inquiryId", "startsAt", "endsAt", "timeZone", client, place)
      SELECT ${inquiryId}::uuid, ${startsAt}, ${endsAt}, ${timeZone}, ${client}, free.place
      FROM generate_series(0, ${places}::int - 1) AS free(place)
      WHERE free.place NOT IN (SELECT place FROM taken) AND (SELECT count(*) FROM taken) < ${places}::int
      ORDER BY free.place LIMIT 1
      ON CONFLICT DO NOTHING`
    if (written > 0) return
  }
  throw new Gone(`Somebody has just taken ${from} to ${to}.`)
}

/** Cancels what is booked for an inquiry until its hour begins. @returns whether there was something to cancel */
export async function cancelBooking(tx: Prisma.TransactionClient, inquiryId: string) {
  const { count } = await tx.booking.updateMany({
    where: { inquiryId, cancelledAt: null, startsAt: { gt: new Date() } },
    data: { cancelledAt: new Date(), client: '' },
  })
  return count > 0
}

/** From when until when somebody waits who has booked an hour: by its end they are called. */
export const waitFor = (startsAt: Date) => ({ waitingSince: startsAt, dueAt: new Date(+startsAt + CALL) })

/** Lets the sender of an inquiry wait otherwise for its call; not one who has written back, who waits already. */
export const waitOtherwise = (tx: Prisma.TransactionClient, id: string, data: ReturnType<typeof waitFor>) =>
  tx.inquiry.updateMany({ where: { id, waitingSince: { gt: new Date() } }, data })

/** Whether an inquiry still has the hour that was booked with it: it may have been cancelled or moved. */
export const hasHour = async (db: Prisma.TransactionClient, inquiryId: string, startsAt: Date) =>
  (await db.booking.count({ where: { inquiryId, startsAt, cancelledAt: null } })) > 0

/**
 * A function for transactions that books an hour.
 * @throws HttpError 409 that names the next free hours, where the hour cannot be had
 */
export async function withBooking<T>(
  db: PrismaClient,
  startsAt: Date,
  hours: BookingHours,
  work: (book: (tx: Prisma.TransactionClient, booking: Omit<NewBooking, 'startsAt'>) => Promise<void>) => Promise<T>,
) {
  try {
    return await work((tx, booking) => insertBooking(tx, { ...booking, startsAt }, hours))
  } catch (error) {
    if (!(error instanceof Gone)) throw error
    throw conflict([error.message, await nextFree(db, hours)].filter(Boolean).join(' '))
  }
}
