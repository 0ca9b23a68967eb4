import { Client } from 'pg'

/** Days in which everything came: a hundred inquiries a day. */
export const DAYS = 1_000
const SERVICES = 8

/**
 * Inserts inquiries of the last days, most of them answered, half as often by a call as by mail, and as many offers, those
 * of the last days still open; with the record of an admin, into an empty database.
 * @param rows number of inquiries and of offers
 * @param admin the identity of the admin
 */
export async function fillForOverview(databaseUrl: string, rows: number, admin: { uid: string; email: string }) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const run = (sql: string, values: unknown[] = []) => client.query(sql, values)
  await run(`INSERT INTO users (uid, email, username, role) VALUES ($1, $2, 'Staff', 'admin')`, [
    admin.uid,
    admin.email,
  ])
  await run(
    `INSERT INTO items (kind, "headerTitle", details)
     SELECT 'services', 'Service ' || number, '' FROM generate_series(1, ${SERVICES}) AS number`,
  )
  // One in a hundred still waits; a tenth of those has become overdue.
  await run(
    `INSERT INTO inquiries (id, email, username, comment, "itemId", "createdAt", "waitingSince", "dueAt", state)
     SELECT uuidv7(-age), 'person-' || number || '@heat.example', 'Person ' || number, 'A question about our heating.',
       CASE WHEN number % 10 > 0 THEN items.ids[1 + number % ${SERVICES}] END, now() - age, now() - age,
       now() + interval '1 day' * (number % 1000 - 100) / 500,
       CASE WHEN number % 100 = 0 THEN 'new' WHEN number % 3 = 0 THEN 'contacted' ELSE 'closed' END::"State"
     FROM (
       SELECT number, interval '1 day' * ($2::int * number::float8 / $1) AS age FROM generate_series(1, $1::int) AS number
     ) AS sent, (SELECT array_agg(id) AS ids FROM items WHERE kind = 'services' AND texts = '{}') AS items
     ORDER BY number DESC`,
    [rows, DAYS],
  )
  await run(
    `INSERT INTO timeline_entries (id, "inquiryId", what, text, delivery, outcome, "createdAt")
     SELECT uuidv7(at - now()), id, what, 'We look at it.', CASE what WHEN 'reply' THEN 'sent' END,
       CASE what WHEN 'call' THEN 'reached' END, at
     FROM (
       SELECT id, CASE WHEN number % 3 = 0 THEN 'call' ELSE 'reply' END AS what,
         least(now(), "createdAt" + interval '1 minute' * (number % 2880)) AS at
       FROM inquiries WHERE state <> 'new'
     ) AS answered`,
  )
  await run(
    `INSERT INTO offers (id, number, state, name, email, currency, total, "sentAt", "answeredAt", reason, "validUntil", "changedAt")
     SELECT uuidv7(-age), 'O-' || number, state, 'Person ' || number, 'person-' || number || '@heat.example', currency,
       100000 + number, now() - age, CASE WHEN state IN ('accepted', 'declined') THEN now() - age / 2 END,
       CASE state WHEN 'declined' THEN 'price' ELSE '' END, (now() - age)::date + 28, now() - age / 2
     FROM (
       SELECT number, interval '1 day' * ($2::int * number::float8 / $1) AS age,
         (CASE WHEN number * $2::int < 20 * $1 THEN '{draft,sent,seen,accepted}' ELSE '{accepted,declined,expired,withdrawn}'
          END::"OfferState"[])[1 + number % 4] AS state FROM generate_series(1, $1::int) AS number
     ) AS made, (SELECT coalesce(nullif(texts ->> 'currency', ''), 'USD') AS currency FROM items WHERE kind = 'company') AS company`,
    [rows, DAYS],
  )
  await run('VACUUM ANALYZE')
  await client.end()
}
