import type { Client } from 'pg'

/** Versions of the item whose history is read. */
const VERSIONS = 300
/** The most searches without a result that the API stores. */
const EMPTY_SEARCHES = 5_000
/** Days in which what was deleted is spread; the trash keeps it for 30. */
const TRASH_DAYS = 29

/**
 * Inserts pictures into an empty database. They come before the items that show them: a picture that comes
 * later is notified as a change of each of these.
 */
export async function insertPictures(client: Client, rows: number) {
  await client.query(
    `INSERT INTO pictures (hash, name, format, bytes, width, height, color, widths, state, library, alt)
     SELECT encode(sha256(number::text::bytea), 'hex'), 'roof-' || number || '.jpg', 'jpeg', 900000, 1600, 1200, '#889988',
       '{160,320,640}', 'ready', true, CASE WHEN number % 20 > 0 THEN 'A roof with panels, no. ' || number || '.' ELSE '' END
     FROM generate_series(1, $1::int) AS number`,
    [rows],
  )
}

/**
 * Inserts versions, drafts of one service in a hundred, what is scheduled, and what is in the trash, each with the audit entry
 * of its deletion.
 * @param rows number of rows of each
 * @param staff the id of the admin who did it
 */
export async function insertContent(client: Client, rows: number, staff: string) {
  const run = (sql: string, values: unknown[] = []) => client.query(sql, values)
  await run(
    `INSERT INTO content_versions ("itemId", number, body, "authorId", "publishedAt")
     SELECT id, 1, content_body(items), $1::uuid, now() FROM items WHERE kind = 'products'`,
    [staff],
  )
  await run(
    `INSERT INTO content_versions ("itemId", number, body, "authorId", "publishedAt")
     SELECT id, number, content_body(items) || jsonb_build_object('cta', 'Version ' || number), $1::uuid, now()
     FROM items, generate_series(2, ${VERSIONS}) AS number
     WHERE id = (SELECT id FROM items WHERE kind = 'products' ORDER BY id LIMIT 1)`,
    [staff],
  )
  await run(
    `INSERT INTO content_versions ("itemId", number, body, "authorId")
     SELECT id, 1, content_body(items) || '{"cta": "A draft"}', $1::uuid
     FROM items JOIN (
       SELECT id, row_number() OVER (ORDER BY id) AS at FROM items WHERE kind = 'services'
     ) AS numbered USING (id) WHERE at % 100 = 1`,
    [staff],
  )
  await run(
    `UPDATE items SET "draftNumber" = 1 WHERE id IN (SELECT "itemId" FROM content_versions WHERE "publishedAt" IS NULL)`,
  )
  await run(
    `INSERT INTO schedules ("itemId", action, at, "authorId")
     SELECT id, 'unpublish', now() + interval '1 minute' * row_number() OVER (ORDER BY id), $1::uuid FROM items WHERE kind = 'blogs'`,
    [staff],
  )
  await run(
    `INSERT INTO items (kind, "headerTitle", "deletedAt")
     SELECT 'blogs', 'A guide of the past, no. ' || number,
       now() - interval '1 day' * (${TRASH_DAYS} * number::float8 / $1)
     FROM generate_series(1, $1::int) AS number`,
    [rows],
  )
  await run(
    `INSERT INTO audit (id, at, who, what, record)
     SELECT uuidv7("deletedAt" - now()), "deletedAt", $1, 'DELETE /blogs/:id', id::text FROM items WHERE "deletedAt" IS NOT NULL`,
    [staff],
  )
  await run(
    `INSERT INTO empty_searches (words, times) SELECT 'nothing ' || number, number % 50 FROM generate_series(1, $1::int) AS number`,
    [Math.min(rows, EMPTY_SEARCHES)],
  )
}
