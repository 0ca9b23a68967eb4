import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { say } from '../say.ts'
import { ROOT } from '../settings.ts'
import { runTask, type TaskOptions } from '../task.ts'
import { withClient } from './with-client.ts'

const API = join(ROOT, 'apps', 'api')

/** Applies the pending migrations to a database. */
export async function migrate(databaseUrl: string, task: TaskOptions) {
  if (await isMigrated(databaseUrl)) return
  say('Migrating the database …')
  // Otherwise Prisma looks for newer versions over the network and stores the result in the home directory.
  const env = { DATABASE_URL: databaseUrl, CHECKPOINT_DISABLE: '1' }
  await runTask('prisma', ['migrate', 'deploy'], { ...task, cwd: API, env })
}

/**
 * Whether every migration is applied. Compares the names and checksums that `prisma migrate deploy` itself stores and
 * compares. If so, the command would change nothing and would take 1.5 seconds.
 */
const isMigrated = (databaseUrl: string) =>
  withClient(databaseUrl, async (client) => {
    const table = await client.query(`SELECT FROM pg_tables WHERE tablename = '_prisma_migrations'`)
    if (table.rowCount === 0) return false
    const { rows } = await client.query<{ migration: string }>(
      `SELECT migration_name || ' ' || checksum AS migration FROM _prisma_migrations
       WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
    )
    const applied = new Set(rows.map(({ migration }) => migration))
    return globSync(join(API, 'prisma', 'migrations', '*', 'migration.sql')).every((script) => {
      const checksum = createHash('sha256').update(readFileSync(script)).digest('hex')
      return applied.has(`${basename(dirname(script))} ${checksum}`)
    })
  })
