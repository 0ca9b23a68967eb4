import { freePort, startPostgres } from '@energy/bench/processes'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilMigrated } from '../src/schema.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** Waits for a database. Rejects with the first thing that is said. */
const firstSaid = (url: string, migrations = ['first']) =>
  untilMigrated(url, migrations, (line) => {
    throw new Error(line)
  })

test('while the database cannot be reached the log says why, without the password', async () => {
  const [wrong, closed] = [new URL(postgres.url), new URL(postgres.url)]
  wrong.password = 'secret'
  closed.port = String(await freePort())
  await expect(firstSaid(wrong.href)).rejects.toThrow(
    `Waiting for the database: password authentication failed for user "${wrong.username}".`,
  )
  await expect(firstSaid(closed.href)).rejects.toThrow(
    `Waiting for the database: connect ECONNREFUSED ${closed.hostname}:${closed.port}.`,
  )
})

test('a server waits until each migration is finished, and none of them rolled back', async () => {
  await expect(firstSaid(postgres.url)).rejects.toThrow('Waiting for 1 migrations of the database.')
  const client = new Client(postgres.url)
  await client.connect()
  await client.query(`CREATE TABLE _prisma_migrations AS
    SELECT * FROM (VALUES ('first', now(), NULL), ('second', NULL, NULL), ('third', now(), now()))
    AS migrations (migration_name, finished_at, rolled_back_at)`)
  await client.end()
  await expect(firstSaid(postgres.url, ['first', 'second', 'third'])).rejects.toThrow('Waiting for 2 migrations')
  await expect(firstSaid(postgres.url)).resolves.toBeUndefined()
})
