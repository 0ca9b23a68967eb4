import { Client } from 'pg'

/**
 * A word in every text, a word in twelve requests, and the name and the telephone number of one person, who has sent
 * one request and one message.
 */
export const WORDS = { frequent: 'heat', rare: 'anergy', name: 'Tom Okafor', phone: '07700 900142' }

const firsts = 'Ada Beatrice Daniel Grace Henrik Ines Maeve Noor Ola Priya Sunita Wen'.split(' ')
const starts = 'Al Bar Car Dem Fer Gal Hol Kem Lin Mar Ner Pel Ros Sar Tor Vel'.split(' ')
const middles = 'and em ing ov ell irr ust orn ack ebb idg olm unn ath ew ish'.split(' ')
const ends = 'ton sen ez ski ham berg ley mann quist wood by ford era ova elli ski'.split(' ')
/**
 * Texts with a realistic vocabulary, so that PostgreSQL's statistics of word frequencies are realistic, too. All share
 * one word.
 */
const texts = Array.from({ length: 64 }, (_, text) =>
  Array.from({ length: 40 }, (_unused, at) => {
    const number = text * 29 + at * at * 7
    return at % 20 ? `${starts[number % 16]}${middles[(number >> 4) % 16]}`.toLowerCase() : WORDS.frequent
  }).join(' '),
)
const names = `
  (SELECT number, ($2::text[])[1 + number / 3 % 12] AS first,
     ($3::text[])[1 + number % 16] || ($4::text[])[1 + number / 16 % 16] || ($5::text[])[1 + number / 256 % 16] AS last
   FROM generate_series(1, $1::int) AS number) AS person`
/** The inquiries are of the last 1,000 days. */
const times = 'id, "createdAt", "waitingSince", "dueAt"'
const ago = `interval '1 day' * (1000 * number::float8 / $1)`
const age = `uuidv7(-${ago}), now() - ${ago}, now() - ${ago}, now() - ${ago} + interval '1 day'`

/**
 * Inserts this number of rows of each kind, and the record of an admin, into an empty database.
 * @param rows number of rows of each kind
 * @param admin the identity of the admin
 */
export async function fillForSearch(databaseUrl: string, rows: number, admin: { uid: string; email: string }) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  // The kinds alternate in the table, as in a database that staff have filled over time.
  await client.query(
    `INSERT INTO items (kind, "headerTitle", "titlePrefix", "titleDescription", details, author, topics, sections, "ctaImage")
     SELECT kind, 'Heat from the air, no. ' || number || '.', 'Low-carbon heat', text, CASE WHEN kind <> 'blogs' THEN text END,
       CASE WHEN kind = 'blogs' THEN 'Priya Raman' END,
       CASE WHEN kind = 'blogs' THEN ($3::text[])[1 + number % 16] || ', ' || ($4::text[])[1 + number / 16 % 16] END,
       jsonb_build_array(jsonb_build_object('title', 'Controls', 'description', text)),
       CASE WHEN kind = 'services' AND number % 50 > 0 THEN '/media/' || encode(sha256(number::text::bytea), 'hex') || '/640.webp' ELSE '' END
     FROM (SELECT number, ($2::text[])[1 + number % 64] AS text FROM generate_series(1, $1::int) AS number) AS item,
       unnest(ARRAY['products', 'services', 'blogs']::"Kind"[]) AS kind
     ORDER BY number`,
    [rows, texts, starts, ends],
  )
  const people = [rows, firsts, starts, middles, ends]
  await client.query(
    `INSERT INTO users (email, "firstName", "lastName", username)
     SELECT 'person-' || number || '@heat.example', first, last, first || ' ' || last FROM ${names}`,
    people,
  )
  await client.query(
    `INSERT INTO inquiries (${times}, username, email, phone, comment)
     SELECT ${age}, first || ' ' || last, 'person-' || number || '@heat.example',
       '+44 7' || lpad((number * 7919 % 1000000)::text, 6, '0') || ' 001',
       CASE WHEN number <= 12 THEN $7 || ' ' ELSE '' END || ($6::text[])[1 + number % 64] FROM ${names}
     ORDER BY number DESC`,
    [...people, texts, WORDS.rare],
  )
  await client.query(
    `INSERT INTO inquiries (${times}, form, "firstName", "lastName", email, comment)
     SELECT ${age}, 'contacts', first, last, 'person-' || number || '@heat.example', ($6::text[])[1 + number % 64] FROM ${names}
     ORDER BY number DESC`,
    [...people, texts],
  )
  const [first = '', last = ''] = WORDS.name.split(' ')
  for (const insert of [
    `INSERT INTO users (email, "firstName", "lastName", username) VALUES ('tom@rye.example', $1, $2, $3)`,
    `INSERT INTO inquiries (email, phone, username, comment) VALUES ('tom@rye.example', '+44 7700 900 142', $3, $1 || ' ' || $2)`,
    `INSERT INTO inquiries (form, email, "firstName", "lastName", comment) VALUES ('contacts', 'tom@rye.example', $1, $2, $3)`,
  ])
    await client.query(insert, [first, last, WORDS.name])
  await client.query(`INSERT INTO users (uid, email, username, role) VALUES ($1, $2, 'Staff', 'admin')`, [
    admin.uid,
    admin.email,
  ])
  await client.query('VACUUM ANALYZE')
  await client.end()
}
