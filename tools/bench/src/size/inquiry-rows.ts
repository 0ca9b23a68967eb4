import type { Client } from 'pg'

/** Requests of the customer whose profile is read, and inquiries that are assigned to the admin or to be followed up. */
const FEW = 60
/** Booked calls of a day, and days ahead on which some are booked. */
const CALLS = { aDay: 10, daysAhead: 30 }

/**
 * Inserts inquiries that were answered, with what was said, and booked calls, the same number of them a day for any number
 * of rows.
 * @param rows number of rows of each
 * @param staff the id of the admin who answered
 * @param customer the record of the customer
 */
export async function insertAnswered(
  client: Client,
  rows: number,
  staff: string,
  customer: { id: string; email: string },
) {
  const run = (sql: string, values: unknown[] = []) => client.query(sql, values)
  await run(
    `INSERT INTO inquiries (id, username, email, comment, state, "createdAt", "waitingSince", "dueAt", "assigneeId", "followUpAt", "userId")
     SELECT uuidv7(-age), 'Person ' || number,
       CASE WHEN number <= ${FEW} THEN $3 ELSE 'person-' || number || '@heat.example' END, 'About our heating.',
       CASE WHEN number % 4 = 0 THEN 'contacted' ELSE 'closed' END::"State", now() - age, now() - age, now() - age,
       CASE WHEN number <= 4 * ${FEW} THEN $2::uuid END, CASE WHEN number <= 4 * ${FEW} AND number % 4 = 0 THEN now() - age END,
       CASE WHEN number <= ${FEW} THEN $4::uuid END
     FROM (SELECT number, interval '1 hour' * number AS age FROM generate_series(1, $1::int) AS number) AS sent
     ORDER BY number DESC`,
    [rows, staff, customer.email, customer.id],
  )
  await run(
    `INSERT INTO timeline_entries ("inquiryId", what, text, delivery, "whoId", "createdAt")
     SELECT id, 'reply', 'We look at it.', 'sent', $1::uuid, "createdAt" + interval '1 hour' FROM inquiries WHERE state <> 'new'`,
    [staff],
  )
  await run(
    `INSERT INTO bookings ("inquiryId", "startsAt", "endsAt", place)
     SELECT id, starts, starts + interval '30 minutes', 0
     FROM (
       SELECT id, date_trunc('day', now()) + interval '1 day' * (${CALLS.daysAhead} - number / ${CALLS.aDay})
         + interval '8 hours' + interval '1 hour' * (number % ${CALLS.aDay}) AS starts
       FROM (SELECT id, row_number() OVER (ORDER BY id DESC) AS number FROM inquiries WHERE state <> 'new') AS numbered
     ) AS booked`,
  )
}
