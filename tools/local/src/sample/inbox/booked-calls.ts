import { CALL, daysLater, slotsOn } from '@energy/contracts/bookings/slots'
import { localOf } from '@energy/contracts/time/company-time'
import type { OpeningHours } from '@energy/contracts/time/working-time'
import type { Client } from 'pg'

/** Days before and after today in which the sample has calls. */
const DAYS = 14

/** Inserts the call that somebody has booked with a request, and lets them wait from its hour on. */
export type InsertCall = (request: string, at: number) => Promise<void>

/**
 * A function that inserts a booked call, by the hours for calls of the site's settings.
 * @param now calls are booked around it: at 0 is the first hour that begins after it, at -1 the last one that has ended
 */
export async function bookedCalls(client: Client, now: Date): Promise<InsertCall> {
  const { rows } = await client.query<{ company: OpeningHours; calls: Pick<OpeningHours, 'hours'> }>(
    `SELECT company.texts AS company, calls.texts AS calls FROM items AS company, items AS calls
     WHERE company.kind = 'company' AND calls.kind = 'bookings'`,
  )
  const [row] = rows
  if (!row) throw new Error('The database has no hours for calls: its migrations have not run.')
  const hours = { ...row.company, hours: row.calls.hours }
  const today = localOf(now, hours).day
  const starts = Array.from({ length: 2 * DAYS }, (_, day) => slotsOn(daysLater(today, day - DAYS), hours)).flat()
  const ended = starts.filter((start) => start + CALL <= +now)
  const coming = starts.filter((start) => start > +now)

  return async (request, at) => {
    const start = at < 0 ? ended.at(at) : coming[at]
    if (start === undefined) throw new Error(`There is no hour for the call ${at}.`)
    await client.query(
      `INSERT INTO bookings ("inquiryId", "startsAt", "endsAt", place, "timeZone") VALUES ($1, $2, $3, 0, $4)`,
      [request, new Date(start), new Date(start + CALL), hours.timeZone],
    )
    await client.query(
      `UPDATE inquiries SET "waitingSince" = "startsAt", "dueAt" = "endsAt"
       FROM bookings WHERE "inquiryId" = inquiries.id AND "inquiryId" = $1`,
      [request],
    )
  }
}
