import type { Client } from 'pg'

/** Letters that were sent; all mails together are as many as there are rows. */
const SENT_LETTERS = 100
/** Entries of the record whose audit is read. */
const OF_RECORD = 20

/**
 * Inserts what is written down over time: the audit, the deliveries of a webhook, subscribers, and letters with the mails of
 * the last ones.
 * @param rows number of rows of each
 * @param staff the id of the admin who did it
 */
export async function insertLogs(client: Client, rows: number, staff: string) {
  const run = (sql: string, values: unknown[] = []) => client.query(sql, values)
  // Of each hundred entries one is of the admin, the others are of people who have left.
  await run(
    `INSERT INTO audit (id, at, who, what, record)
     SELECT uuidv7(-age), now() - age, CASE WHEN number % 100 = 0 THEN $2 ELSE uuidv7()::text END, 'PUT /services/:id',
       uuidv7()::text
     FROM (SELECT number, interval '1 day' * (1000 * number::float8 / $1) AS age FROM generate_series(1, $1::int) AS number) AS done
     ORDER BY number DESC`,
    [rows, staff],
  )
  await run(
    `INSERT INTO audit (who, what, record)
     SELECT $1, 'PUT /products/:id', id::text FROM (SELECT id FROM items WHERE kind = 'products' ORDER BY id LIMIT 1) AS item,
       generate_series(1, ${OF_RECORD})`,
    [staff],
  )
  await run(
    `INSERT INTO webhooks (url, events, secret) VALUES ('https://example.com/hook', '{inquiry.created}', '\\x00')`,
  )
  await run(
    `INSERT INTO webhook_deliveries (id, "webhookId", event, data, state, attempts, status, "createdAt", "attemptedAt")
     SELECT uuidv7(-age), webhooks.id, 'inquiry.created', jsonb_build_object('id', uuidv7(), 'kind', 'specialists'), 'sent', 1, 200,
       now() - age, now() - age
     FROM (SELECT number, interval '1 day' * (29 * number::float8 / $1) AS age FROM generate_series(1, $1::int) AS number) AS sent,
       webhooks ORDER BY number DESC`,
    [rows],
  )
  await run(
    `INSERT INTO subscribers (email, "confirmedAt")
     SELECT 'reader-' || number || '@heat.example', CASE WHEN number % 10 > 0 THEN now() END FROM generate_series(1, $1::int) AS number
     UNION ALL SELECT 'tom@rye.example', now()`,
    [rows],
  )
  await run(
    `INSERT INTO letters (title, text, state, "startedAt", "finishedAt", "isArchived", "editorId")
     SELECT 'Letter ' || number, 'About heat.', 'sent', now(), now(), true, $2::uuid FROM generate_series(1, $1::int) AS number`,
    [rows, staff],
  )
  await run(
    `INSERT INTO letter_mails ("letterId", "subscriberId", outcome)
     SELECT letter.id, subscriber.id, 'sent'
     FROM (SELECT id, row_number() OVER () AS at FROM (SELECT id FROM letters ORDER BY id DESC LIMIT ${SENT_LETTERS}) AS last) AS letter
     JOIN (SELECT id, row_number() OVER () AS at FROM subscribers) AS subscriber ON subscriber.at % ${SENT_LETTERS} = letter.at - 1`,
  )
  await run(
    `UPDATE letters SET outcomes = jsonb_build_object('sent', (SELECT count(*) FROM letter_mails WHERE "letterId" = letters.id))`,
  )
}
