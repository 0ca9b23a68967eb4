import { Client } from 'pg'

/** What every text has, what twelve requests have, and the name of one person. */
export const WORDS = { frequent: 'heat', rare: 'anergy', name: 'Tom Okafor' }

const paragraph = 'A heat pump does not make heat, it moves it: three parts come from the air outside. '.repeat(6)
const part = { title: 'Runs when power is cheap', description: paragraph, prefix: 'Controls', cta: '', ctaImage: '' }
const firsts = [
  'Ada',
  'Beatrice',
  'Daniel',
  'Grace',
  'Henrik',
  'Ines',
  'Maeve',
  'Noor',
  'Ola',
  'Priya',
  'Sunita',
  'Wen',
]
const starts = [
  'Al',
  'Bar',
  'Car',
  'Dem',
  'Fer',
  'Gal',
  'Hol',
  'Kem',
  'Lin',
  'Mar',
  'Ner',
  'Pel',
  'Ros',
  'Sar',
  'Tor',
  'Vel',
]
const middles = [
  'and',
  'em',
  'ing',
  'ov',
  'ell',
  'irr',
  'ust',
  'orn',
  'ack',
  'ebb',
  'idg',
  'olm',
  'unn',
  'ath',
  'ew',
  'ish',
]
const ends = [
  'ton',
  'sen',
  'ez',
  'ski',
  'ham',
  'berg',
  'ley',
  'mann',
  'quist',
  'wood',
  'by',
  'ford',
  'era',
  'ova',
  'elli',
  'ski',
]
const names = `
  (SELECT number, ($2::text[])[1 + number / 3 % 12] AS first,
     ($3::text[])[1 + number % 16] || ($4::text[])[1 + number / 16 % 16] || ($5::text[])[1 + number / 256 % 16] AS last
   FROM generate_series(1, $1::int) AS number) AS person`

/**
 * Fills an empty database with so many rows of each kind, and the record of an admin.
 * @param admin the identity that the record is bound to
 */
export async function fillForSearch(databaseUrl: string, rows: number, admin: { uid: string; email: string }) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  for (const kind of ['products', 'services', 'blogs'])
    await client.query(
      `INSERT INTO content (kind, "headerTitle", "titlePrefix", "titleDescription", details, author, sections)
       SELECT $1, 'Heat from the air, ' || number, 'Low-carbon heat', $2,
         CASE WHEN $1 <> 'blogs' THEN $2 END, CASE WHEN $1 = 'blogs' THEN 'Priya Raman' END, $3::jsonb
       FROM generate_series(1, $4::int) AS number`,
      [kind, paragraph, JSON.stringify([part, part]), rows],
    )
  const people = [rows, firsts, starts, middles, ends]
  await client.query(
    `INSERT INTO users (email, "firstName", "lastName", username)
     SELECT 'person-' || number || '@heat.example', first, last, first || ' ' || last FROM ${names}`,
    people,
  )
  await client.query(
    `INSERT INTO specialists (username, email, comment)
     SELECT first || ' ' || last, 'person-' || number || '@heat.example',
       CASE WHEN number <= 12 THEN $7 || ' ' ELSE '' END || $6 FROM ${names}`,
    [...people, paragraph, WORDS.rare],
  )
  await client.query(
    `INSERT INTO contacts ("firstName", "lastName", email, comment)
     SELECT first, last, 'person-' || number || '@heat.example', $6 FROM ${names}`,
    [...people, paragraph],
  )
  const [first = '', last = ''] = WORDS.name.split(' ')
  await client.query(
    `INSERT INTO users (email, "firstName", "lastName", username) VALUES ('tom@rye.example', $1, $2, $3)`,
    [first, last, WORDS.name],
  )
  await client.query(`INSERT INTO users (uid, email, username, role) VALUES ($1, $2, 'Staff', 'admin')`, [
    admin.uid,
    admin.email,
  ])
  await client.query('VACUUM ANALYZE')
  await client.end()
}
