import { Client } from 'pg'
import { fillForSearch } from '../search/rows.ts'
import { insertContent, insertPictures } from './content-rows.ts'
import { insertAnswered } from './inquiry-rows.ts'
import { insertLogs } from './log-rows.ts'
import { insertSales } from './sales-rows.ts'

/** The e-mail of a customer who has few records. */
export const CUSTOMER = 'ada@example.com'

interface Account {
  uid: string
  email: string
}

/** The records that screens of one record show, by the statement that finds the id. */
const RECORDS = {
  product: `SELECT id FROM items WHERE kind = 'products' ORDER BY id LIMIT 1`,
  service: `SELECT id FROM items WHERE "draftNumber" IS NOT NULL ORDER BY id DESC LIMIT 1`,
  guide: `SELECT id FROM items WHERE kind = 'blogs' AND "deletedAt" IS NULL ORDER BY id DESC LIMIT 1`,
  picture: `SELECT id FROM pictures ORDER BY id DESC LIMIT 1`,
  hash: `SELECT hash FROM pictures ORDER BY id DESC LIMIT 1`,
  staff: `SELECT id FROM users WHERE role = 'admin'`,
  inquiry: `SELECT id FROM inquiries WHERE state = 'contacted' ORDER BY id DESC LIMIT 1`,
  ownRequest: `SELECT id FROM inquiries WHERE "userId" IS NOT NULL ORDER BY id DESC LIMIT 1`,
  ownOffer: `SELECT id FROM offers WHERE "userId" IS NOT NULL AND "sentAt" IS NOT NULL ORDER BY id DESC LIMIT 1`,
  offer: `SELECT id FROM offers WHERE state = 'accepted' ORDER BY id DESC LIMIT 1`,
  order: `SELECT id FROM orders ORDER BY id DESC LIMIT 1`,
  invoice: `SELECT id FROM invoices ORDER BY id DESC LIMIT 1`,
  letter: `SELECT id FROM letters ORDER BY id DESC LIMIT 1`,
  webhook: `SELECT id FROM webhooks`,
} as const
/** The ids of these records in one database. */
export type Records = Record<keyof typeof RECORDS, string>

/** Fills a database without its GIN indices, which are created afterwards: that is faster. */
async function withoutGin(client: Client, fill: () => Promise<void>) {
  const { rows: indices } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE schemaname = 'public' AND indexdef LIKE '%USING gin %'`,
  )
  for (const { name } of indices) await client.query(`DROP INDEX "${name}"`)
  await fill()
  await client.query(`SET maintenance_work_mem = '512MB'`)
  for (const { definition } of indices) await client.query(definition)
}

/**
 * Inserts this number of rows of everything that a screen lists into an empty database.
 * @param rows number of rows of each kind
 * @param people the identities of an admin, and of a customer who has few records
 */
export async function fillForScreens(
  databaseUrl: string,
  rows: number,
  { admin, customer }: { admin: Account; customer: Account },
): Promise<Records> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await withoutGin(client, async () => {
    await insertPictures(client, rows)
    await fillForSearch(databaseUrl, rows, admin)
    const [person] = (
      await client.query<{ id: string; staff: string }>(
        `INSERT INTO users (uid, email, username) VALUES ($1, $2, 'Ada Byron') RETURNING id, (${RECORDS.staff}) AS staff`,
        [customer.uid, customer.email],
      )
    ).rows
    if (!person) throw new Error('The customer was not stored.')
    const { id, staff } = person
    const owner = { id, email: customer.email }
    await insertContent(client, rows, staff)
    await insertSales(client, rows, owner)
    await insertAnswered(client, rows, staff, owner)
    await insertLogs(client, rows, staff)
  })
  await client.query('VACUUM ANALYZE')
  const columns = Object.entries(RECORDS).map(([name, sql]) => `(${sql})::text AS "${name}"`)
  const { rows: found } = await client.query<Records>(`SELECT ${columns.join(', ')}`)
  await client.end()
  const [records] = found
  if (!records) throw new Error('The records were not found.')
  return records
}
