import type { BookingHours } from '@energy/contracts/bookings/slots'
import type { TextBody } from '@energy/contracts/texts/body'
import type { Prisma } from '../../generated/client.ts'
import { readTexts } from '../../shared/site/site-texts.ts'
import { textBodyOf } from '../../shared/site/text-body.ts'

const FALLBACK = { places: 1, notice: 4, weeks: 6 }

const entriesIn = (body: TextBody, name: string) => {
  const list = body[name]
  return Array.isArray(list) ? list : []
}
const numberIn = (body: TextBody, name: keyof typeof FALLBACK) => Number(body[name]) || FALLBACK[name]
const daysIn = (body: TextBody, name: string) => entriesIn(body, name).map(({ day = '' }) => ({ day }))

/** When calls can be booked, as the settings of the site have it. Nobody is called on a holiday of the company. */
export async function readBookingHours(db: Prisma.TransactionClient): Promise<BookingHours> {
  const texts = await readTexts(db, ['company', 'bookings'])
  const bodyOf = (kind: 'company' | 'bookings') =>
    texts.find((text) => text.kind === kind)?.body ?? textBodyOf(kind, {})
  const [company, bookings] = [bodyOf('company'), bodyOf('bookings')]
  return {
    timeZone: String(company['timeZone']),
    clock: String(company['clock']),
    hours: entriesIn(bookings, 'hours').map(({ day = '', opens = '', closes = '' }) => ({ day, opens, closes })),
    holidays: [...daysIn(company, 'holidays'), ...daysIn(bookings, 'daysOff')],
    places: numberIn(bookings, 'places'),
    notice: numberIn(bookings, 'notice'),
    weeks: numberIn(bookings, 'weeks'),
  }
}
