import type { BookingHours } from '@energy/contracts/bookings/slots'
import type { PrismaClient } from '../../generated/client.ts'
import { readTexts } from '../../shared/site/site-texts.ts'
import { textBodyOf } from '../../shared/site/text-body.ts'
import { datesIn, hoursIn, readWorkingTime } from '../../shared/site/working-time.ts'

const FALLBACK = { places: 1, notice: 4, weeks: 6 }

/** When calls can be booked, as the settings of the site have it. Nobody is called on a holiday of the company. */
export async function readBookingHours(db: PrismaClient): Promise<BookingHours> {
  const [{ opening }, [text]] = await Promise.all([readWorkingTime(db), readTexts(db, ['bookings'])])
  const { hours, daysOff, places, notice, weeks } = text?.body ?? textBodyOf('bookings', {})
  return {
    ...opening,
    hours: hoursIn(hours),
    holidays: [...opening.holidays, ...datesIn(daysOff)],
    places: Number(places) || FALLBACK.places,
    notice: Number(notice) || FALLBACK.notice,
    weeks: Number(weeks) || FALLBACK.weeks,
  }
}
