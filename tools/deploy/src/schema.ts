import { setTimeout as pause } from 'node:timers/promises'
import { primaryOf, type Primary } from '@energy/server/primary'
import type { Client } from 'pg'

/** Milliseconds between two polls. */
const POLL_MS = 1_000

/** Asks the primary of a database. @returns the answer, or the reason why there is none, without a password */
async function ask<T>(primary: Primary, question: (client: Client) => Promise<T>) {
  const client = primary.client({ connectionTimeoutMillis: 3_000, query_timeout: 3_000 })
  // A connection that is lost later fails the next query.
  client.on('error', () => {})
  try {
    await primary.connect(client)
    return { answer: await question(client) }
  } catch (error) {
    // Where a name has several addresses, the error of all of them has a code alone.
    const { message, code }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error))
    return { reason: message || code }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The migrations that a database lacks. */
async function missingMigrations(client: Client, migrations: readonly string[]): Promise<readonly string[]> {
  const table = await client.query(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there`)
  if (!table.rows[0]?.there) return migrations
  const { rows } = await client.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  const applied = new Set(rows.map(({ name }) => name))
  return migrations.filter((name) => !applied.has(name))
}

/**
 * Waits without a timeout until a database has these migrations: `docker stack deploy` starts the servers before the
 * migrations have finished.
 * @param say logs each state once: several servers may fail by turns
 */
export async function untilMigrated(url: string, migrations: readonly string[], say: (line: string) => void) {
  const primary = primaryOf(url)
  const said = new Set<string>()
  for (; ; await pause(POLL_MS)) {
    const { answer: missing, reason } = await ask(primary, (client) => missingMigrations(client, migrations))
    if (missing?.length === 0) {
      if (said.size > 0) say('The database is ready.')
      return
    }
    const now = missing
      ? `Waiting for ${missing.length} migrations of the database.`
      : `Waiting for the database: ${reason}.`
    if (!said.has(now)) say(now)
    said.add(now)
  }
}

/** The address of the primary of a database, for a program that accepts one server alone. Waits until it answers. */
export async function addressOfPrimary(url: string): Promise<string> {
  const primary = primaryOf(url)
  for (; ; await pause(POLL_MS)) {
    const address = primary.address()
    if ((await ask(primary, async () => true)).answer) return address
  }
}
