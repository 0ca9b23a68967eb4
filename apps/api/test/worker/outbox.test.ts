import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Outgoing } from '../../src/shared/mail/queue.ts'
import { database } from '../../src/plugins/database.ts'
import { outbox } from '../../src/plugins/outbox.ts'
import { readEnv } from '../../src/shared/settings/api-settings.ts'
import { aProxiedDatabase } from '../fixtures/servers/proxy.ts'
import { aReplica } from '../fixtures/servers/replica.ts'
import { environment, world } from '../fixtures/world.ts'

const here = world()
const mail: Outgoing = { mail: 'confirmation', subscriber: 'somebody' }
const waiting = () => here().db.$queryRaw`SELECT name, data FROM pgboss.job`

test('a mail is in the outbox once the transaction of its reason is committed, and only then', async () => {
  const { app, db } = here()
  const send = await app.outbox()
  const broken = db.$transaction(async (tx) => {
    await send(tx, mail)
    throw new Error('The reason is not written')
  })
  await expect(broken).rejects.toThrow('The reason is not written')
  expect(await waiting()).toEqual([])
  await db.$transaction(async (tx) => {
    await send(tx, mail)
    expect(await waiting()).toEqual([])
  })
  await db.$transaction(async (tx) => (await app.outbox())(tx, { ...mail, subscriber: 'another' }))
  expect(await waiting()).toEqual([
    { name: 'mail', data: mail },
    { name: 'mail', data: { ...mail, subscriber: 'another' } },
  ])
})

/** An outbox on a database behind a proxy, without the rest of the server, and the warnings in its log. */
async function anOutbox() {
  const { url, disconnect, reconnect, drop } = await aProxiedDatabase()
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } })
  onTestFinished(async () => {
    await app.close()
    await drop()
  })
  await app.register(database, { env: readEnv(environment({ DATABASE_URL: url })) })
  await app.register(outbox)
  const warnings = () =>
    lines.filter((line) => line.includes('"msg":"the outbox')).map((line): object => JSON.parse(line))
  return { app, disconnect, reconnect, warnings }
}

test('an unavailable outbox is logged as a warning and answered with 503, and recovers', async () => {
  const { app, disconnect, reconnect, warnings } = await anOutbox()
  await disconnect()
  for (let time = 1; time <= 2; time++) await expect(app.outbox()).rejects.toMatchObject({ status: 503 })
  const warning = { level: 40, msg: 'the outbox is unavailable', message: expect.stringContaining('ECONNREFUSED') }
  expect(warnings()).toMatchObject([warning, warning])
  await reconnect()
  await expect(app.outbox()).resolves.toBeInstanceOf(Function)
})

test('an open outbox is checked once a minute, a failed check is logged as a warning, and closing stops the checks', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { app, disconnect, warnings } = await anOutbox()
  await app.outbox()
  await disconnect()
  vi.advanceTimersByTime(60_000)
  const warning = { level: 40, msg: 'the outbox could not be checked', message: expect.stringMatching(/\w/) }
  await expect.poll(warnings).toMatchObject([warning])
  await app.close()
  expect(warnings()).toHaveLength(1)
  // A timer would keep the process from ending.
  expect(vi.getTimerCount()).toBe(0)
})

test('a server closes also where its outbox was never opened, or could not be opened', async () => {
  const { url, disconnect, drop } = await aProxiedDatabase()
  const [one, two] = [await aReplica(url), await aReplica(url)]
  await disconnect()
  await expect(two.app.outbox()).rejects.toMatchObject({ status: 503 })
  await Promise.all([one.close(), two.close()])
  await drop()
})
