import { once } from 'node:events'
import type { Socket } from 'node:net'
import { service } from '@energy/contracts/content'
import { primaryPool } from '@energy/server/primary'
import Fastify from 'fastify'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { database } from '../../src/plugins/database.ts'
import { isUnavailable } from '../../src/shared/database/database-errors.ts'
import { readEnv } from '../../src/shared/settings/api-settings.ts'
import { freshDatabase } from '../fixtures/database.ts'
import { aProxiedDatabase } from '../fixtures/servers/proxy.ts'
import { aDatabaseClient } from '../fixtures/servers/replica.ts'
import { waitForLock } from '../fixtures/wait-for-lock.ts'
import { aServer, environment, statusOf } from '../fixtures/world.ts'

/** Ends all other connections to a database. */
const TERMINATE_OTHERS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`

/** Locks the content table until the client ends. */
async function lockContent(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('BEGIN')
  await client.query('LOCK TABLE items IN ACCESS EXCLUSIVE MODE')
  return client
}

/**
 * A pool that listens to errors, as those of the server do. When it has ended, its connections are still closing, and
 * dropping their database then is such an error.
 */
const aPool = (url: string, silence: number) => primaryPool(url, { silence }).on('error', () => {})

test('a connection that is lost during a query is answered with 503, and the next call gets another', async () => {
  const server = await aServer()
  const client = await lockContent(server.databaseUrl)
  const waiting = Array.from({ length: 3 }, () => fetch(`${server.url}/services`))
  await waitForLock(server.databaseUrl)
  await client.query(TERMINATE_OTHERS)
  await client.end()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([503, 503, 503])
  // The idle connections end a moment later, too. A call before that is answered with 503 as well.
  await expect.poll(async () => (await fetch(`${server.url}/services`)).status).toBe(200)
  await server.close()
})

test('a call that gets no connection within the time limit is answered with 503', async () => {
  const server = await aServer({ RESPONSE_CACHE_MIB: '0', DATABASE_CONNECTION_TIMEOUT: '1000' })
  const client = await lockContent(server.databaseUrl)
  const waiting = Array.from({ length: 12 }, () => fetch(`${server.url}/menu`))
  const first = await Promise.race(waiting)
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '5'])
  await client.end()
  await Promise.all(waiting)
  // On a busy machine a new connection may take longer than the limit, too.
  await expect.poll(async () => (await fetch(`${server.url}/services`)).status).toBe(200)
  await server.close()
})

test('a connection that is lost between two queries fails the second one, and does not end the process', async () => {
  const { url, drop } = await freshDatabase(inject('template'))
  const pool = aPool(url, 5_000)
  const [client, other] = [await pool.connect(), await pool.connect()]
  // `once` of node:events listens to errors, too.
  const ended = new Promise((resolve) => client.once('end', resolve))
  await other.query(TERMINATE_OTHERS)
  await ended
  await expect(client.query('SELECT 1')).rejects.toThrow('not queryable')
  client.release(true)
  other.release()
  await pool.end()
  await drop()
})

test('a query without an answer ends its connection; a transaction in which none is sent goes on', async () => {
  const upstreams: Socket[] = []
  const proxied = await aProxiedDatabase((_, upstream) => upstreams.push(upstream))
  const pool = aPool(proxied.url, 2_000)
  const client = await pool.connect()
  client.on('error', () => {})
  await client.query('BEGIN')
  await once(client.connection.stream, 'timeout')
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  for (const upstream of upstreams) upstream.unpipe()
  await expect(client.query('SELECT 1')).rejects.toThrow('the server is silent')
  client.release(true)
  await pool.end()
  await proxied.drop()
})

/** The database plugin without the rest of the server, its log, and the number of its connections. */
async function connections() {
  const { url, drop } = await freshDatabase(inject('template'))
  const { run, end } = await aDatabaseClient(url)
  onTestFinished(async () => {
    await end()
    await drop()
  })
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } })
  await app.register(database, { env: readEnv(environment({ DATABASE_URL: url })) })
  const others = `FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`
  return {
    app,
    url,
    logged: () => lines.map((line): object => JSON.parse(line)),
    count: async () => (await run(`SELECT ${others}`)).rowCount,
    cutConnections: () => run(`SELECT pg_terminate_backend(pid) ${others}`),
  }
}

test('a time is the same for a database of another time zone', async () => {
  const { app, url } = await connections()
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET timezone TO 'Asia/Kolkata'`)
  await client.end()
  const at = new Date('2026-11-29T10:00Z')
  const seconds = at.getTime() / 1_000
  const rows = await app.db.$queryRaw`
    SELECT to_timestamp(${seconds}::float8) AS read, extract(epoch FROM ${at}::timestamptz)::float8 AS written`
  expect(rows).toEqual([{ read: at, written: seconds }])
})

test.each(['the pool alone', 'Prisma'])(
  'a lost idle connection of %s is logged as a warning, and replaced',
  async (who) => {
    const { app, logged, count, cutConnections } = await connections()
    const ask = () => (who === 'Prisma' ? app.db.$queryRaw`SELECT 1 AS one` : app.pool.query('SELECT 1 AS one'))
    await ask()
    expect(await count()).toBe(1)
    await cutConnections()
    const warning = {
      level: 40,
      msg: 'an idle database connection was lost',
      message: expect.stringMatching(/terminat/),
    }
    await expect.poll(logged).toEqual([expect.objectContaining(warning)])
    await expect(ask()).resolves.toBeTruthy()
    await app.close()
    await expect.poll(count).toBe(0)
  },
)

test('a transaction waits for a connection as long as a single statement does', async () => {
  const { app } = await connections()
  const { pool, db } = app
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const answer = db.$transaction((tx) => tx.user.count())
  await expect.poll(() => pool.waitingCount).toBe(1)
  vi.advanceTimersByTime(9_900)
  vi.useRealTimers()
  for (const client of clients) client.release()
  expect(await answer).toBe(0)
  await app.close()
})

test('what staff write has the time of the settings', async () => {
  const server = await aServer({ TRANSACTION_TIMEOUT: '1' })
  const { call } = await server.anAdmin()
  const { id } = await server.db.content.create({ data: { kind: 'services', headerTitle: 'Solar' } })
  const holder = await lockContent(server.databaseUrl)
  const saved = statusOf(call(service.update, { params: { id }, body: { headerTitle: 'Heat pumps' } }))
  await waitForLock(server.databaseUrl)
  await holder.end()
  expect(await saved).toBe(503)
  await server.close()
})

test('a call of several statements does not go on outside of its transaction, whose time was over between two of them', async () => {
  const { app, url } = await connections()
  const holder = await lockContent(url)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const versions = { create: { number: 1, body: {} } }
  const create = { data: { kind: 'blogs', headerTitle: 'Solar', versions } } as const
  const created = app.db.$transaction((tx) => tx.content.create(create)).catch((error: unknown) => error)
  await waitForLock(url)
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  await holder.end()
  expect(await created).toSatisfy(isUnavailable)
  expect(await app.db.content.count({ where: { headerTitle: 'Solar' } })).toBe(0)
  await app.close()
})

test('the relations of a record are read one after the other in a transaction', async () => {
  const { app } = await connections()
  const client = await app.pool.connect()
  client.release()
  const sent = vi.spyOn(client, 'query')
  let answered = 0
  // `pg` emits it after an answer if no other query waits.
  client.on('drain', () => (answered += 1))
  const create = { data: { kind: 'blogs', headerTitle: 'Solar' } } as const
  const include = { versions: true, schedules: true, previews: true }
  await app.db.$transaction((tx) => tx.content.create({ ...create, include }))
  expect(sent.mock.calls.length).toBeGreaterThan(5)
  expect(answered).toBe(sent.mock.calls.length)
  await app.close()
})
