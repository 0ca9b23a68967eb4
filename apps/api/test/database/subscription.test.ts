import type { Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { changes } from '../../src/plugins/changes.ts'
import { aProxiedDatabase } from '../fixtures/servers/proxy.ts'
import { aDatabaseClient } from '../fixtures/servers/replica.ts'
import { untilSubscribed } from '../fixtures/world.ts'

/** A listener to changes, the events that it receives, and its log. */
async function aListener(url: string) {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'debug', stream: { write: (line) => void lines.push(line) } } })
  await app.register(changes, { url })
  const events: unknown[] = []
  // Every callback is optional.
  app.changes.subscribe({})
  app.changes.subscribe({
    subscribed: () => void events.push('subscribed'),
    changed: (change) => void events.push(change),
    lost: () => void events.push('lost'),
  })
  const logged = () => lines.map((line): { level: number; msg: string; error?: string } => JSON.parse(line))
  const entriesWith = (text: string) => logged().filter(({ msg }) => msg === text)
  return { app, events, entriesWith }
}
const LOST = 'the subscription to changes is lost: reads come from the database'
const NOT_YET = 'the subscription to changes failed'

async function aDatabase(onConnection?: (client: Socket, upstream: Socket) => void) {
  const database = await aProxiedDatabase(onConnection)
  const client = await aDatabaseClient(database.direct)
  onTestFinished(async () => {
    await client.end()
    await database.drop()
  })
  return { ...database, ...client }
}

test('listeners get each change; undefined where the notification is not valid', async () => {
  const { url, run } = await aDatabase()
  const { app, events } = await aListener(url)
  expect(app.changes.isSubscribed).toBe(false)
  await app.ready()
  await untilSubscribed(app)
  expect(events).toEqual(['subscribed'])
  const known = { kind: 'services', id: null }
  for (const payload of [JSON.stringify(known), 'nonsense', '{"kind":1}', ''])
    await run('SELECT pg_notify($1, $2)', ['changes', payload])
  await run(`SELECT pg_notify('others', '{}')`)
  await run('SELECT pg_notify($1, $2)', ['changes', JSON.stringify(known)])
  await expect.poll(() => events).toEqual(['subscribed', known, undefined, undefined, undefined, known])
  await app.close()
})

test('a lost connection is reported once, with its time, and replaced', async () => {
  const { url, cutSubscription } = await aDatabase()
  const { app, events, entriesWith } = await aListener(url)
  await app.ready()
  await untilSubscribed(app)
  const before = Date.now()
  await cutSubscription()
  await expect.poll(() => events).toEqual(['subscribed', 'lost', 'subscribed'])
  expect(app.changes.isSubscribed).toBe(true)
  expect(app.changes.lostAt).toBeGreaterThanOrEqual(before)
  expect(app.changes.lostAt).toBeLessThanOrEqual(Date.now())
  expect(entriesWith(LOST)).toMatchObject([{ level: 40 }])
  await app.close()
})

test('a connection without any traffic counts as lost', async () => {
  let stopTraffic: (() => void) | undefined
  const { url } = await aDatabase((client, upstream) => {
    stopTraffic ??= () => void upstream.unpipe(client)
  })
  const { app, events } = await aListener(url)
  await app.ready()
  await untilSubscribed(app)
  stopTraffic?.()
  await expect.poll(() => events).toEqual(['subscribed', 'lost', 'subscribed'])
  await app.close()
})

test('without the database it warns once with the reason and tries again, and subscribes once the database is available', async () => {
  const { url, reconnect, disconnect } = await aDatabase()
  await disconnect()
  const { app, events, entriesWith } = await aListener(url)
  const before = Date.now()
  await app.ready()
  await expect.poll(() => entriesWith(NOT_YET).length).toBeGreaterThan(2)
  const [first, ...later] = entriesWith(NOT_YET)
  expect(first).toMatchObject({ level: 40, error: expect.stringContaining('ECONNREFUSED') })
  expect(new Set(later.map(({ level }) => level))).toEqual(new Set([20]))
  expect([events, entriesWith(LOST), app.changes.isSubscribed]).toEqual([[], [], false])
  expect(app.changes.lostAt).toBeLessThanOrEqual(before)
  await reconnect()
  await untilSubscribed(app)
  expect(events).toEqual(['subscribed'])
  await app.close()
})

test('closing ends the connection and the attempts to connect, without a warning', async () => {
  const { url, run, disconnect } = await aDatabase()
  const { app, entriesWith } = await aListener(url)
  await app.ready()
  await untilSubscribed(app)
  const connections = async () =>
    (await run(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'changes'`))
      .rowCount
  expect(await connections()).toBe(1)
  await app.close()
  await expect.poll(connections).toBe(0)
  expect([entriesWith(LOST), entriesWith(NOT_YET).length]).toEqual([[], expect.any(Number)])

  await disconnect()
  const disconnected = await aListener(url)
  await disconnected.app.ready()
  await disconnected.app.close()
  const attempts = disconnected.entriesWith(NOT_YET).length
  expect(disconnected.app.changes.isSubscribed).toBe(false)
  expect(disconnected.entriesWith(NOT_YET)).toHaveLength(attempts)
})
