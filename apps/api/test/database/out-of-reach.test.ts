import { specialist } from '@energy/contracts/inquiries/specialists'
import { service } from '@energy/contracts/content'
import { createCall } from '@energy/client/call'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { build } from '../../src/app.ts'
import { readEnv } from '../../src/shared/settings/api-settings.ts'
import { anEmail } from '../fixtures/identity.ts'
import { aProxiedDatabase } from '../fixtures/servers/proxy.ts'
import { aReplica, aDatabaseClient } from '../fixtures/servers/replica.ts'
import { environment, problemOf, statusOf, world } from '../fixtures/world.ts'

const here = world({ RESPONSE_CACHE_MIB: '0' })
let run: Awaited<ReturnType<typeof aDatabaseClient>>['run']
beforeAll(async () => {
  const client = await aDatabaseClient(here().databaseUrl)
  run = client.run
  afterAll(client.end)
})
beforeEach(() => run('DROP FUNCTION IF EXISTS reject CASCADE'))

/** Makes inserts of requests fail with this code: at once, or at the end of the transaction. */
async function failWith(code: string, when: 'at once' | 'at the end') {
  const [kind, later] = when === 'at once' ? ['', ''] : ['CONSTRAINT', 'DEFERRABLE INITIALLY DEFERRED']
  await run(`
    CREATE FUNCTION reject() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $$;
    CREATE ${kind} TRIGGER reject AFTER INSERT ON inquiries ${later} FOR EACH ROW EXECUTE FUNCTION reject()`)
}

/** With a key the write is in an explicit transaction. */
const send = (call = here().call, key?: string) =>
  call(specialist.create, {
    body: { username: 'Ada', email: anEmail() },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })

test.each([
  ['shutting down', '57P01'],
  ['crashed', '57P02'],
  ['starting up', '57P03'],
  ['cancelled by its time-out', '57014'],
  ['a broken connection', '08000'],
  ['a connection that could not be made', '08001'],
  ['a connection that is not there', '08003'],
  ['a failure of the connection', '08006'],
  ['a server that is away behind PgBouncer', '08P01'],
  ['a full disk', '53100'],
  ['full memory', '53200'],
  ['a read-only replica', '25006'],
  ['a rejected password', '28P01'],
  ['a rejected user', '28000'],
  ['a database that is gone', '3D000'],
  ['too many connections', '53300'],
])('the PostgreSQL error for %s is answered with 503: at once, and at the end of a transaction', async (_, code) => {
  await failWith(code, 'at once')
  expect(await problemOf(send())).toMatchObject({ status: 503 })
  expect(await problemOf(send(here().call, crypto.randomUUID()))).toMatchObject({ status: 503 })
  await run('DROP FUNCTION reject CASCADE')
  await failWith(code, 'at the end')
  expect(await problemOf(send(here().call, crypto.randomUUID()))).toMatchObject({ status: 503 })
})

test.each([
  ['a deadlock', '40P01'],
  ['a serialization failure', '40001'],
  ['a reference to a row that was deleted meanwhile', '23503'],
])('%s is answered with 409: in raw SQL, and at the end of a transaction', async (_, code) => {
  await failWith(code, 'at once')
  expect(await problemOf(send())).toMatchObject({ status: 409 })
  expect(await problemOf(send(here().call, crypto.randomUUID()))).toMatchObject({ status: 409 })
  await run('DROP FUNCTION reject CASCADE')
  await failWith(code, 'at the end')
  expect(await problemOf(send(here().call, crypto.randomUUID()))).toMatchObject({ status: 409 })
})

test.each(['at once', 'at the end'] as const)('another error of the database %s is answered with 500', async (when) => {
  await failWith('P0001', when)
  expect(await problemOf(send())).toMatchObject({ status: 500 })
  expect(await problemOf(send(here().call, crypto.randomUUID()))).toMatchObject({ status: 500 })
})

test.each(['BEGIN', 'COMMIT'])(
  'a connection that is lost at %s is answered with 503, and the next call gets another',
  async (statement) => {
    let isArmed = false
    const database = await aProxiedDatabase((from, onward) =>
      from.on('data', (part) => {
        if (!isArmed || !part.toString('latin1').includes(statement)) return
        isArmed = false
        from.destroy()
        onward.destroy()
      }),
    )
    const { url, close } = await aReplica(database.url)
    onTestFinished(async () => {
      await close()
      await database.drop()
      await database.disconnect()
    })
    const call = createCall(url)
    await send(call, crypto.randomUUID())
    isArmed = true
    expect(await problemOf(send(call, crypto.randomUUID()))).toMatchObject({ status: 503 })
    expect(isArmed).toBe(false)
    expect(await send(call, crypto.randomUUID())).toMatchObject({ acknowledged: true })
  },
)

test('without the required encryption, or with a wrong password, reads are answered with 503', async () => {
  const { databaseUrl } = here()
  const wrong = new URL(databaseUrl)
  wrong.password = 'wrong'
  for (const url of [`${databaseUrl}?sslmode=require`, wrong.href]) {
    const app = await build(readEnv(environment({ DATABASE_URL: url })))
    const answer = await app.inject(service.list.url)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    await app.close()
  }
  expect(await statusOf(here().call(service.list))).toBe(200)
})
