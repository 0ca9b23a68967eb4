import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { health, ready } from '@energy/contracts/site'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { createCall } from '@energy/client/call'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { build } from '../../src/app.ts'
import { readEnv } from '../../src/shared/settings/api-settings.ts'
import { freePort } from '../fixtures/servers/ports.ts'
import { startPostgres } from '../fixtures/servers/postgres.ts'
import { aServer, environment, problemOf } from '../fixtures/world.ts'

/** Makes the role of the application, as the migrations do. */
async function makeRole(connectionString: string) {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query('CREATE ROLE energy_application NOLOGIN')
  await client.end()
}

test('without its database the server starts and answers with 503; it connects by itself, also after a loss', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'energy-unavailable-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const port = await freePort()
  const start = () => startPostgres(directory, '--port', String(port))
  const first = await start()
  await makeRole(first.url)
  await first.stop()

  const app = await build(readEnv(environment({ DATABASE_URL: first.url })))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const call = createCall(url)
  const isUnavailable = async () => {
    const { status, headers } = await fetch(`${url}/services`)
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(await problemOf(call(ready))).toMatchObject({ status: 503, title: 'Service Unavailable' })
    await expect(call(health)).resolves.toEqual({ status: 'ok' })
  }

  await isUnavailable()
  const second = await start()
  await expect(call(ready)).resolves.toEqual({ status: 'ok' })
  await second.stop()
  await isUnavailable()
  const third = await start()
  await expect(call(ready)).resolves.toEqual({ status: 'ok' })

  await app.close()
  await third.stop()
})

test.each(['disk_full', 'out_of_memory', 'read_only_sql_transaction'])(
  'while the database rejects writes with %s they are answered with 503, and reads succeed',
  async (condition) => {
    const server = await aServer({ RESPONSE_CACHE_MIB: '0' })
    const client = new Client({ connectionString: server.databaseUrl })
    await client.connect()
    await client.query(`
      CREATE FUNCTION reject() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE ${condition}; END $$;
      CREATE TRIGGER reject BEFORE INSERT ON inquiries EXECUTE FUNCTION reject()`)
    const send = () =>
      createCall(server.url)(specialist.create, { body: { username: 'Ada', email: 'ada@example.com' } })
    expect(await problemOf(send())).toMatchObject({ status: 503 })
    expect((await fetch(`${server.url}/services`)).status).toBe(200)
    await client.query('DROP TRIGGER reject ON inquiries')
    await expect(send()).resolves.toMatchObject({ acknowledged: true })
    await client.end()
    await server.close()
  },
)
