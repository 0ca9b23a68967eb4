import { freePort, startPostgres } from '@energy/bench/processes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilMigrated } from '../src/schema.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** Waits for a database. Rejects with the first thing that is said. */
const firstSaid = (url: string) =>
  untilMigrated(url, ['first'], (line) => {
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
