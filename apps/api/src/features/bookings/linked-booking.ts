import type { LinkedBooking } from '@energy/contracts/bookings/bookings'
import type { Prisma } from '../../generated/client.ts'

/** What is read of a booking. */
export const bookingFields = {
  id: true,
  startsAt: true,
  endsAt: true,
  timeZone: true,
  client: true,
  cancelledAt: true,
  inquiry: { select: { id: true, email: true, phone: true } },
} satisfies Prisma.BookingSelect
export type BookingRecord = Prisma.BookingGetPayload<{ select: typeof bookingFields }>

/** The last digits, by which the owner of a number recognizes it. */
const SHOWN = 3

/**
 * The end of the number that is called. Anybody can have typed this address and a number into the form, so neither the
 * mail nor its link may carry one to the other.
 */
export const phoneEndOf = ({ inquiry: { phone } }: Pick<BookingRecord, 'inquiry'>) =>
  phone.replaceAll(/\D/g, '').slice(-SHOWN)

/** The newest booking of an inquiry whose sender has not been deleted. @throws a Prisma error that is answered with 404 */
export const readBooking = (db: Prisma.TransactionClient, inquiryId: string): Promise<BookingRecord> =>
  db.booking.findFirstOrThrow({
    where: { inquiryId, inquiry: { email: { not: '' } } },
    orderBy: { id: 'desc' },
    select: bookingFields,
  })

const stateOf = ({ cancelledAt, startsAt }: BookingRecord) =>
  cancelledAt ? 'cancelled' : startsAt > new Date() ? 'booked' : 'past'

/** A booking as its link shows it. */
export const linkedBookingOf = (booking: BookingRecord): LinkedBooking => ({
  startsAt: booking.startsAt.toISOString(),
  phoneEnd: phoneEndOf(booking),
  state: stateOf(booking),
})
