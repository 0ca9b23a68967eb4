import { Client } from 'pg'
import { vi } from 'vitest'

/** Waits until somebody waits for a lock in a database: a call has come as far as what the test holds. */
export async function somebodyWaits(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const look = async () => {
    const { rowCount } = await client.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    if (!rowCount) throw new Error('Nobody waits for a lock')
  }
  await vi.waitFor(look, { timeout: 15_000, interval: 20 }).finally(() => client.end())
}
