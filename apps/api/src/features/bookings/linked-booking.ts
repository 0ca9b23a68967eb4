import type { LinkedBooking } from '@energy/contracts/bookings/bookings'
import type { Prisma } from '../../generated/client.ts'

/** What is read of a booking. */
export const bookingFields = {
  id: true,
  startsAt: true,
  endsAt: true,
  timeZone: true,
  createdAt: true,
  cancelledAt: true,
  inquiry: { select: { id: true, name: true, email: true, phone: true, businessName: true, comment: true } },
} satisfies Prisma.BookingSelect
export type BookingRecord = Prisma.BookingGetPayload<{ select: typeof bookingFields }>

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
export const linkedBookingOf = (booking: BookingRecord): LinkedBooking => {
  const { name, phone, email, comment } = booking.inquiry
  return {
    startsAt: booking.startsAt.toISOString(),
    timeZone: booking.timeZone,
    bookedAt: booking.createdAt.toISOString(),
    state: stateOf(booking),
    name,
    phone,
    email,
    comment,
  }
}
