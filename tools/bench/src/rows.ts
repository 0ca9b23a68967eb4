import { Client } from 'pg'
import { queriesOf } from './query.ts'

const paragraph = 'A heat pump does not make heat, it moves it. '.repeat(20)
const section = { title: 'Runs when power is cheap', description: paragraph, prefix: 'Controls', cta: '', ctaImage: '' }

/** A search term that is always in twelve rows. */
export const RARE = 'rarely found'

/** The fields of a service with this title. */
export const serviceTexts = (headerTitle: string) => ({
  headerTitle,
  titleDescription: paragraph,
  details: paragraph,
  sections: [section, section],
})

/** The twelve services that `fill` inserts first. */
export const TWELVE = Array.from({ length: 12 }, (_, index) => serviceTexts(`${RARE} ${index + 1}`))

/** Makes an admin of an account. */
export const insertAdmin = (databaseUrl: string, { uid, email }: { uid: string; email: string }) =>
  queriesOf(databaseUrl)(`INSERT INTO users (uid, email, role) VALUES ($1, $2, 'admin')`, [uid, email])

/**
 * Inserts services into an empty database; twelve of them are 44 kB together.
 * @returns the id of one of them
 */
export async function fill(databaseUrl: string, rows: number): Promise<string> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `INSERT INTO items (kind, "headerTitle", "titleDescription", details, sections)
     SELECT 'services', CASE WHEN number <= 12 THEN $1 ELSE 'Service ' END || number, $2, $2, $3::jsonb
     FROM generate_series(1, $4::int) AS number`,
    [`${RARE} `, paragraph, JSON.stringify([section, section]), rows],
  )
  await client.query('VACUUM ANALYZE')
  const { rows: found } = await client.query<{ id: string }>(`SELECT id FROM items WHERE kind = 'services' LIMIT 1`)
  await client.end()
  return found[0]?.id ?? ''
}
