import type { Client } from 'pg'

/** The texts that a company publishes before it opens. */
const TEXTS = ['company', 'bookings', 'sales', 'privacy', 'terms']
const DAY = 24 * 60 * 60_000
/** In how many days the guide is taken down. */
const TAKEN_DOWN = 40

/** Publishes the company's own texts as the admin did on the first day, so that none of the first steps is left. */
export const publishTexts = (client: Client, admin: string, days: number) =>
  client.query(
    `INSERT INTO content_versions ("itemId", number, body, "authorId", "publishedAt", "createdAt", "startedAt")
     SELECT items.id, 2, items.texts, users.id, day.at, day.at, day.at
     FROM items, users, (SELECT now() - $3::interval AS at) AS day
     WHERE items.kind::text = ANY($1) AND users.email = $2`,
    [TEXTS, admin, `${days} days`],
  )

/** Schedules that a guide is taken down, on a morning. */
export async function scheduleEnd(client: Client, title: string, admin: string, now: Date) {
  const at = new Date(+now + TAKEN_DOWN * DAY)
  at.setUTCHours(9, 0, 0, 0)
  await client.query(
    `INSERT INTO schedules ("itemId", action, at, "authorId")
     SELECT items.id, 'unpublish', $3, users.id FROM items, users WHERE "headerTitle" = $1 AND users.email = $2`,
    [title, admin, at],
  )
}
