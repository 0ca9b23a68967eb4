import type { Client } from 'pg'

/** Days in which the offers were made. */
const DAYS = 1_000
/** Documents of the customer whose profile is read. */
const OF_CUSTOMER = 5
/** Days until an invoice is due. */
const TERM = 60
/** More than a page of the dashboard, in a table of 1,000 too: the newest invoices are neither due nor paid. */
const NEWEST = 55
/** The share of the orders, and of the offers that are not accepted, that is open: the newest. */
const OPEN = 0.02

const line = {
  item: '',
  kind: '',
  title: 'Heat pump, fitted',
  description: 'With its pipes.',
  quantity: 1_000,
  unit: '',
  unitPrice: 780_000,
  discount: 0,
  taxName: 'VAT',
  taxRate: 20_000,
}
const lines = JSON.stringify([line])
const pricedLines = JSON.stringify([{ ...line, net: 780_000 }])
const totals = JSON.stringify({
  net: 780_000,
  tax: 156_000,
  total: 936_000,
  byRate: [{ taxName: 'VAT', taxRate: 20_000, net: 780_000, tax: 156_000 }],
})
const seller = JSON.stringify({
  name: 'Energy',
  address: '',
  email: '',
  phone: '',
  registration: '',
  taxNumber: '',
  bank: '',
})

/**
 * Inserts offers, half of them accepted, each of these with an order and its invoice. The newest invoices, and one in sixteen
 * of the others, are not paid. The newest offers and orders are still open. The very newest are those of a customer.
 * @param rows number of rows of each
 * @param customer the record of the customer
 */
export async function insertSales(client: Client, rows: number, customer: { id: string; email: string }) {
  const run = (sql: string, values: unknown[] = []) => client.query(sql, values)
  await run(
    `INSERT INTO offers (id, number, state, name, email, title, currency, total, "sentAt", "answeredAt", "answerId", reason,
       "validUntil", "createdAt", "savedAt", "changedAt", "userId")
     SELECT uuidv7(-age), 'O-2024-' || number, state, 'Person ' || number,
       CASE WHEN number <= ${2 * OF_CUSTOMER} THEN $3 ELSE 'person-' || number || '@heat.example' END, 'A heat pump', currency,
       936000, now() - age, CASE WHEN state IN ('accepted', 'declined') THEN now() - age / 2 END,
       CASE WHEN state IN ('accepted', 'declined') THEN uuidv7(-age / 2) END, CASE state WHEN 'declined' THEN 'price' ELSE '' END,
       (now() - age)::date + 28, now() - age, now() - age, now() - age / 2,
       CASE WHEN number <= ${2 * OF_CUSTOMER} THEN $2::uuid END
     FROM (
       SELECT number, interval '1 day' * (${DAYS} * number::float8 / (2 * $1::int)) AS age,
         (CASE WHEN number % 2 = 0 THEN '{accepted}' WHEN number < greatest(${3 * NEWEST}, ${2 * OPEN} * $1) THEN '{draft,sent,seen}'
          ELSE '{declined,expired,withdrawn}' END::"OfferState"[]) AS states FROM generate_series(1, 2 * $1::int) AS number
     ) AS made, LATERAL (SELECT states[1 + number / 2 % cardinality(states)] AS state) AS chosen,
     (SELECT coalesce(nullif(texts ->> 'currency', ''), 'USD') AS currency FROM items WHERE kind = 'company') AS company
     ORDER BY number DESC`,
    [rows, customer.id, customer.email],
  )
  await run(
    `INSERT INTO offer_versions ("offerId", version, title, currency, lines, "sentAt")
     SELECT id, 1, title, currency, $1::jsonb, "sentAt" FROM offers`,
    [lines],
  )
  await run(
    `INSERT INTO orders (id, number, "offerId", "offerVersion", state, "userId", name, "businessName", address, email, title,
       currency, lines, total, "acceptedAt", "acceptedBy")
     SELECT uuidv7("answeredAt" - now()), 'A' || number, id, 1,
       (CASE WHEN row_number() OVER (ORDER BY "answeredAt" DESC) <= greatest(${NEWEST}, ${OPEN} * $2) THEN 'accepted' ELSE 'done'
        END)::"OrderState", "userId", name, '', '', email, title, currency, $1::jsonb, total, "answeredAt", name
     FROM offers WHERE state = 'accepted' ORDER BY "answeredAt"`,
    [lines, rows],
  )
  await run(
    `INSERT INTO invoices (id, number, "orderId", "userId", name, "businessName", address, email, title, currency, lines, totals,
       total, seller, "issuedAt", "dueOn")
     SELECT uuidv7("acceptedAt" - now()), 'I' || number, id, "userId", name, '', '', email, title, currency, $1::jsonb, $2::jsonb,
       total, $3::jsonb, "acceptedAt", "acceptedAt"::date + ${TERM}
     FROM orders ORDER BY "acceptedAt"`,
    [pricedLines, totals, seller],
  )
  await run(
    `INSERT INTO payments ("invoiceId", amount, "paidOn")
     SELECT id, total, "dueOn" FROM (SELECT *, row_number() OVER (ORDER BY id DESC) AS at FROM invoices) AS issued
     WHERE at > ${NEWEST} AND at % 16 > 0`,
  )
}
