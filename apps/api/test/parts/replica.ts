import { Client } from 'pg'
import { build } from '../../src/app.ts'
import { readEnv } from '../../src/shared/settings/api-settings.ts'
import { environment, hearing } from './world.ts'

/** One more server on a database that is there; it hears of every change by now. */
export async function aReplica(databaseUrl: string, settings: Record<string, string> = {}) {
  const app = await build(readEnv(environment({ DATABASE_URL: databaseUrl, ...settings })))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  await hearing(app)
  return { app, url, close: () => app.close() }
}

/** Somebody who writes past the API, as with psql. */
export async function aStranger(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  return {
    run: (sql: string, values: unknown[] = []) => client.query(sql, values),
    /** Cuts the connections on which changes are heard of. */
    cutChannel: () =>
      client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'changes'`,
      ),
    end: () => client.end(),
  }
}
