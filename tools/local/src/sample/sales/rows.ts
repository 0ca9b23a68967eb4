import type { Line } from '@energy/contracts/sales/totals'
import type { Client } from 'pg'
import type { SampleLine, SampleOffer } from './offers.ts'

/** Milliseconds. */
const DAY = 24 * 60 * 60_000

/** What all rows of the sample's sales need: the time from which days are counted back, and the numbers of documents. */
export interface Sales {
  client: Client
  ago(days: number): Date
  /** The next number of a kind of documents in the year of a time. */
  next(letter: 'O' | 'S' | 'I' | 'C', at: Date): string
  linesOf(lines: readonly SampleLine[]): Promise<Line[]>
}

/** The day of a time, as the database has it. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** Runs an INSERT of a record. */
export async function insert(client: Client, table: string, record: Record<string, unknown>) {
  const names = Object.keys(record)
  const values = Object.values(record).map((value) =>
    typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
  )
  const places = names.map((_, at) => `$${at + 1}`).join(', ')
  await client.query(`INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${places})`, values)
}

/** The value of the first row. */
export const first = async (client: Client, text: string, values: unknown[]) => {
  const { rows } = await client.query<{ value: string }>(text, values)
  return rows[0]?.value ?? null
}
/** An id of a time, so that lists are in its order. */
export const idAt = async (client: Client, at: Date) =>
  (await first(client, `SELECT uuidv7($1::timestamptz - clock_timestamp())::text AS value`, [at])) ?? ''

/** How the rows of the sample's sales are made. */
export function salesOf(client: Client, now: Date, last: Map<string, number>): Sales {
  const itemOf = (kind: string, title: string) =>
    first(client, `SELECT id::text AS value FROM items WHERE kind::text = $1 AND "headerTitle" = $2`, [kind, title])
  return {
    client,
    ago: (days) => new Date(+now - days * DAY),
    next(letter, at) {
      const key = `${letter}-${at.getUTCFullYear()}`
      const number = (last.get(key) ?? 0) + 1
      last.set(key, number)
      return `${key}-${String(number).padStart(4, '0')}`
    },
    async linesOf(lines) {
      const made: Line[] = []
      for (const { title, price, quantity = 1, unit = 'piece', item, taxRate = 20_000, discount = 0 } of lines)
        made.push({
          item: (item && (await itemOf(...item))) ?? '',
          kind: item?.[0] ?? '',
          title,
          description: '',
          quantity: quantity * 1_000,
          unit,
          unitPrice: price,
          discount,
          taxName: 'VAT',
          taxRate,
        })
      return made
    },
  }
}

/** For whom an offer is: the account with its e-mail, else who it says. */
export async function recipientOf(client: Client, { email, name = '', businessName = '' }: SampleOffer) {
  const { rows } = await client.query<{ userId: string; name: string; businessName: string; address: string }>(
    `SELECT id::text AS "userId", username AS name, "businessInfo" ->> 'businessName' AS "businessName",
       coalesce(nullif("businessInfo" ->> 'businessAddress', ''), "personalInfo" ->> 'address') AS address
     FROM users WHERE email = $1`,
    [email],
  )
  return { email, ...(rows[0] ?? { userId: null, name, businessName, address: '' }) }
}
export type Recipient = Awaited<ReturnType<typeof recipientOf>>
