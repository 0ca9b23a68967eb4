import { expect, onTestFinished, test } from 'vitest'
import type { Outgoing } from '../src/mail/queue.ts'
import { aGatedDatabase } from './parts/gate.ts'
import { aReplica } from './parts/replica.ts'
import { hearing, world } from './parts/world.ts'

const here = world()
const mail: Outgoing = { mail: 'confirmation', subscriber: 'somebody' }
const waiting = () => here().db.$queryRaw`SELECT name, data FROM pgboss.job`

test('a mail is in the outbox from when the reason for it is written, and never without', async () => {
  const { app, db } = here()
  const send = await app.outbox()
  const broken = db.$transaction(async (within) => {
    await send(within, mail)
    throw new Error('The reason is not written')
  })
  await expect(broken).rejects.toThrow('The reason is not written')
  expect(await waiting()).toEqual([])
  await db.$transaction(async (within) => {
    await send(within, mail)
    expect(await waiting()).toEqual([])
  })
  await db.$transaction(async (within) => (await app.outbox())(within, { ...mail, subscriber: 'another' }))
  expect(await waiting()).toEqual([
    { name: 'mail', data: mail },
    { name: 'mail', data: { ...mail, subscriber: 'another' } },
  ])
})

test('an outbox that is out of reach is told to come back for, and found again', async () => {
  const database = await aGatedDatabase()
  const { app, close } = await aReplica(database.url)
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  await database.shut()
  for (let time = 1; time <= 2; time++) await expect(app.outbox()).rejects.toMatchObject({ status: 503 })
  await database.open()
  await hearing(app)
  await expect(app.outbox()).resolves.toBeInstanceOf(Function)
})

test('a server closes whose outbox was never there, or never found', async () => {
  const database = await aGatedDatabase()
  const [one, two] = [await aReplica(database.url), await aReplica(database.url)]
  await database.shut()
  await expect(two.app.outbox()).rejects.toMatchObject({ status: 503 })
  await Promise.all([one.close(), two.close()])
  await database.drop()
})
