import { rmSync } from 'node:fs'
import { until } from '@energy/local/supervisor/until'
import { startIdentityEmulator } from '../identity-emulator.ts'
import { freePort, startApi, temporaryFolder, untilAnswered } from '../processes.ts'
import { insertAdmin } from '../rows.ts'
import { aDatabase, killable } from './killable.ts'
import { queriesOf } from '../query.ts'
import { startWriters } from './writers.ts'

const CONNECTIONS = 32
const ADMIN = 'amara@example.com'
/** Orders of lines whose amounts and taxes must be rounded. The order with a number is named by it. */
const INSERT_ORDERS = `
  WITH offer AS (
    INSERT INTO offers (number, state, currency) SELECT 'Of ' || n, 'accepted', 'USD' FROM generate_series(0, $1::int) AS n
    RETURNING id, split_part(number, ' ', 2)::int AS n
  )
  INSERT INTO orders (number, "offerId", "offerVersion", name, "businessName", address, email, title, currency, lines,
    total, "acceptedBy")
  SELECT 'Of ' || n, id, 1, 'Tom Okafor', '', '', 'tom@example.com', 'Heat', 'USD', jsonb_build_array(
      line || jsonb_build_object('quantity', 1000 + n % 777, 'unitPrice', 333 + n, 'taxName', 'VAT', 'taxRate', 20000),
      line || jsonb_build_object('quantity', 1500, 'unitPrice', 101 + n % 97, 'taxName', 'VAT', 'taxRate', 20000),
      line || jsonb_build_object('quantity', 250, 'unitPrice', 999 + n % 13, 'taxName', 'Low', 'taxRate', 5500)
    ), 0, 'Tom Okafor'
  FROM offer, (SELECT '{"item": "", "kind": "", "title": "Pump", "description": "", "unit": "", "discount": 1250}'::jsonb AS line)
  RETURNING id, split_part(number, ' ', 2)::int AS n`
/** The invoices of each order, its number, and whether its total is that of its lines, computed with `numeric`. */
const STORED = `
  SELECT split_part(orders.number, ' ', 2)::int AS of, split_part(invoices.number, '-', 3)::int AS number,
    invoices.total = sums.total AS "isSum"
  FROM invoices JOIN orders ON orders.id = "orderId", LATERAL (
    SELECT sum(net + round(net * "taxRate" / 100000)) AS total FROM (
      SELECT "taxRate", sum(round(quantity * "unitPrice" * (100000 - discount) / 100000000)) AS net
      FROM jsonb_to_recordset(invoices.lines)
        AS line (quantity numeric, "unitPrice" numeric, discount numeric, "taxRate" numeric, "taxName" text)
      GROUP BY "taxRate", "taxName"
    ) AS by_rate
  ) AS sums`

/** The result of a run. */
export type InvoicesResult = Awaited<ReturnType<typeof invoicesUnderKills>>

/**
 * Issues invoices of as many orders from 32 connections while the API and the database are killed in turn with SIGKILL.
 * @param invoices number of invoices that are acknowledged
 * @param kills number of kills of both together
 */
export async function invoicesUnderKills({ invoices, kills }: { invoices: number; kills: number }) {
  const folder = temporaryFolder()
  const API_PORT = String(await freePort())
  const apiUrl = `http://127.0.0.1:${API_PORT}`
  const database = await aDatabase(folder, await freePort())
  const identity = await startIdentityEmulator()
  const admin = await identity.signUp(ADMIN)
  const api = await killable('API', () => startApi(database.url, { API_PORT, ...identity.settings }))
  const query = queriesOf(database.url)
  await insertAdmin(database.url, admin)
  // More than are issued: until the clients are stopped, each still sends some.
  const orders = await query<{ id: string; n: number }>(INSERT_ORDERS, [invoices * 2])
  const idOf = new Map(orders.map(({ id, n }) => [n, id]))

  const writers = startWriters(apiUrl, CONNECTIONS, (number) => ({
    path: `/orders/${idOf.get(number)}/invoices`,
    body: {},
    headers: { authorization: `Bearer ${admin.token}` },
  }))
  const acknowledged = (count: number) =>
    until(async () => writers.acknowledged.size >= count, 120, `${count} invoices`)
  for (let kill = 0; kill < kills; kill++) {
    await acknowledged(((kill + 1) * invoices) / (kills + 1))
    const target = kill % 2 === 0 ? api : database
    await target.kill()
    await target.start()
    await untilAnswered(`${apiUrl}/ready`)
  }
  await acknowledged(invoices)
  await writers.stop()

  const stored = await query<{ of: number; number: number; isSum: boolean }>(STORED)
  for (const target of [api, database]) await target.stop()
  await identity.stop()
  rmSync(folder, { recursive: true, force: true })

  const issued = new Set(stored.map(({ of }) => of))
  const numbers = new Set(stored.map(({ number }) => number))
  return {
    acknowledged: writers.acknowledged.size,
    kills,
    ended: api.ends(),
    lost: [...writers.acknowledged].filter((number) => !issued.has(number)).length,
    /** Invoices of an order that has another one: each order is invoiced as a whole. */
    duplicated: stored.length - issued.size,
    /** Numbers between 1 and the last one that no invoice has. */
    gaps: Math.max(0, ...numbers) - numbers.size,
    wrongSums: stored.filter(({ isSum }) => !isSum).length,
    unexpected: writers.unexpected,
  }
}
