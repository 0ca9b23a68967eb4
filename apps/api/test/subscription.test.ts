import type { Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { changes } from '../src/plugins/changes.ts'
import { aGatedDatabase } from './fixtures/gate.ts'
import { aStranger } from './fixtures/replica.ts'
import { hearing } from './fixtures/world.ts'

/** Somebody who wants to know of changes; what they were told, and what the log says. */
async function aListener(url: string) {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'debug', stream: { write: (line) => void lines.push(line) } } })
  await app.register(changes, { url })
  const told: unknown[] = []
  // Nobody has to want all of it.
  app.changes.tell({})
  app.changes.tell({
    subscribed: () => void told.push('heard'),
    changed: (change) => void told.push(change),
    lost: () => void told.push('lost'),
  })
  const logged = () => lines.map((line): { level: number; msg: string; fault?: string } => JSON.parse(line))
  const said = (text: string) => logged().filter(({ msg }) => msg === text)
  return { app, told, said }
}
const LOST = 'changes are not heard of: reads come from the database'
const NOT_YET = 'changes are not heard of yet'

async function aDatabase(met?: (from: Socket, onward: Socket) => void) {
  const database = await aGatedDatabase(met)
  const stranger = await aStranger(database.direct)
  onTestFinished(async () => {
    await stranger.end()
    await database.drop()
  })
  return { ...database, ...stranger }
}

test('what is written is told, and that something was where it is not known what', async () => {
  const { url, run } = await aDatabase()
  const { app, told } = await aListener(url)
  expect(app.changes.isSubscribed).toBe(false)
  await app.ready()
  await hearing(app)
  expect(told).toEqual(['heard'])
  const known = { kind: 'services', id: null }
  for (const payload of [JSON.stringify(known), 'nonsense', '{"kind":1}', ''])
    await run('SELECT pg_notify($1, $2)', ['changes', payload])
  await run(`SELECT pg_notify('others', '{}')`)
  await run('SELECT pg_notify($1, $2)', ['changes', JSON.stringify(known)])
  await expect.poll(() => told).toEqual(['heard', known, undefined, undefined, undefined, known])
  await app.close()
})

test('a connection that is cut is told of once, with its time, and another is found', async () => {
  const { url, cutChannel } = await aDatabase()
  const { app, told, said } = await aListener(url)
  await app.ready()
  await hearing(app)
  const before = Date.now()
  await cutChannel()
  await expect.poll(() => told).toEqual(['heard', 'lost', 'heard'])
  expect(app.changes.isSubscribed).toBe(true)
  expect(app.changes.lostAt).toBeGreaterThanOrEqual(before)
  expect(app.changes.lostAt).toBeLessThanOrEqual(Date.now())
  expect(said(LOST)).toMatchObject([{ level: 40 }])
  await app.close()
})

test('a connection that is there and says nothing any more is lost', { timeout: 20_000 }, async () => {
  let silence: (() => void) | undefined
  const { url } = await aDatabase((from, onward) => {
    silence ??= () => void onward.unpipe(from)
  })
  const { app, told } = await aListener(url)
  await app.ready()
  await hearing(app)
  silence?.()
  await expect.poll(() => told, { timeout: 10_000 }).toEqual(['heard', 'lost', 'heard'])
  await app.close()
})

test('without the database it is asked for again and again, and quietly; then everything is heard of', async () => {
  const { url, open, shut } = await aDatabase()
  await shut()
  const { app, told, said } = await aListener(url)
  const before = Date.now()
  await app.ready()
  await expect.poll(() => said(NOT_YET).length).toBeGreaterThan(2)
  expect(said(NOT_YET)[0]).toMatchObject({ level: 20, fault: expect.stringContaining('ECONNREFUSED') })
  expect([told, said(LOST), app.changes.isSubscribed]).toEqual([[], [], false])
  expect(app.changes.lostAt).toBeLessThanOrEqual(before)
  await open()
  await hearing(app)
  expect(told).toEqual(['heard'])
  await app.close()
})

test('a server that closes lets its connection go and asks for none any more, without a warning', async () => {
  const { url, run, shut } = await aDatabase()
  const { app, said } = await aListener(url)
  await app.ready()
  await hearing(app)
  const connections = async () =>
    (await run(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'changes'`))
      .rowCount
  expect(await connections()).toBe(1)
  await app.close()
  await expect.poll(connections).toBe(0)
  expect([said(LOST), said(NOT_YET).length]).toEqual([[], expect.any(Number)])

  await shut()
  const away = await aListener(url)
  await away.app.ready()
  await away.app.close()
  const attempts = away.said(NOT_YET).length
  expect(away.app.changes.isSubscribed).toBe(false)
  expect(away.said(NOT_YET)).toHaveLength(attempts)
})
