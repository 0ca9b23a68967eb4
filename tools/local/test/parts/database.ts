import { globSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { ROOT } from '../../src/settings.ts'
import { aDirectory, aProgram } from './program.ts'

/** A database with the product's schema and nothing in it, on a PostgreSQL of its own. */
export async function aMigratedDatabase() {
  const command = aProgram('src/postgres/postgres-command.ts', ['--data-dir', aDirectory(), '--temporary'])
  const [, url = ''] = await command.wrote(/"url":"([^"]+)"/)
  const client = new Client({ connectionString: url })
  await client.connect()
  // PostgreSQL ends before the connection does.
  client.on('error', () => {})
  onTestFinished(() => client.end())
  const scripts = globSync('apps/api/prisma/migrations/*/migration.sql', { cwd: ROOT }).toSorted()
  for (const script of scripts) await client.query(readFileSync(`${ROOT}/${script}`, 'utf8'))
  return {
    url,
    /** The first column of each row. */
    async column(query: string) {
      const { rows } = await client.query<[unknown]>({ text: query, rowMode: 'array' })
      return rows.map(([value]) => value)
    },
  }
}
