import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contact } from '@energy/contracts/inquiries/contacts'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { user } from '@energy/contracts/people/users'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aProxy } from '../fixtures/servers/proxy.ts'
import { anEmail, anIdentity, signIn } from '../fixtures/identity.ts'
import { aKey, aKeyServer, aToken, claimsOf } from '../fixtures/servers/key-server.ts'
import { aWorkerOn, SHORT_PAUSES } from '../fixtures/worker.ts'
import { aServer, problemOf, world } from '../fixtures/world.ts'

const here = world()

test('the worker finishes a deletion once the identity provider is available again', async () => {
  const proxy = await aProxy(inject('emulator'))
  const key = aKey()
  const keys = await aKeyServer({ first: key })
  const server = await aServer({ FIREBASE_KEYS_URL: keys.url, FIREBASE_AUTH_EMULATOR_HOST: proxy.host })
  const { email, uid } = await anIdentity()
  await server.db.user.create({ data: { email, uid } })
  const call = server.as(await aToken(claimsOf(uid, email), key))
  await call(specialist.create, { body: { username: 'Ada', email } })
  await server.call(contact.create, { body: { firstName: 'Ada', email } })
  await server.db.subscriber.create({ data: { email } })

  await proxy.disconnect()
  expect(await problemOf(call(user.remove, { params: { email } }))).toMatchObject({ status: 503 })
  const worker = aWorkerOn(server.databaseUrl, { ...SHORT_PAUSES, FIREBASE_AUTH_EMULATOR_HOST: proxy.host })
  onTestFinished(async () => {
    await worker.end('SIGKILL')
    await Promise.all([server.close(), keys.close(), proxy.disconnect()])
  })
  await worker.untilLogged('a deletion of a person could not be finished')
  expect(await server.db.user.findUnique({ where: { email } })).toMatchObject({ deletingAt: expect.any(Date) })

  await proxy.reconnect()
  const record = () => server.db.user.findUnique({ where: { email } })
  await expect.poll(record, { timeout: 40_000, interval: 100 }).toBeNull()
  await expect(signIn(email)).rejects.toThrow('EMAIL_NOT_FOUND')
  expect(await server.db.inquiry.findFirst({ where: { form: 'specialists' } })).toMatchObject({
    userId: null,
    username: '',
    email: '',
  })
  expect(await server.db.inquiry.findFirst({ where: { form: 'contacts' } })).toMatchObject({ firstName: '', email: '' })
  expect(await server.db.subscriber.count()).toBe(0)
  expect(worker.output()).not.toContain(email)
})

test('the worker finishes a deletion that was interrupted after the identity, and deletes nobody else', async () => {
  const { aPerson, db, databaseUrl } = here()
  const [existing, interrupted] = await Promise.all([aPerson(), anIdentity()])
  // The identity is deleted already.
  await db.user.create({ data: { email: interrupted.email, uid: 'gone', deletingAt: new Date() } })
  const workers = [aWorkerOn(databaseUrl), aWorkerOn(databaseUrl)]
  const emails = async () => (await db.user.findMany()).map(({ email }) => email)
  await expect.poll(emails).toEqual([existing.email])
  for (const worker of workers) expect(await worker.end()).toMatchObject({ code: 0, errors: '' })
  await expect(signIn(existing.email)).resolves.toEqual(expect.any(String))
})

test('a worker shows that it is alive while the identity provider does not answer', async () => {
  let calls = 0
  const silent = await aProxy(inject('emulator'), (client) => {
    client.unpipe()
    calls += 1
  })
  const directory = await mkdtemp(join(tmpdir(), 'alive-'))
  const file = join(directory, 'alive')
  const server = await aServer()
  await server.db.user.create({ data: { email: anEmail(), uid: 'waits', deletingAt: new Date() } })
  const worker = aWorkerOn(server.databaseUrl, {
    ...SHORT_PAUSES,
    ALIVE_FILE: file,
    FIREBASE_AUTH_EMULATOR_HOST: silent.host,
  })
  onTestFinished(async () => {
    await worker.end('SIGKILL')
    await Promise.all([server.close(), silent.disconnect(), rm(directory, { recursive: true })])
  })
  await expect.poll(() => calls).toBe(1)
  expect(existsSync(file)).toBe(true)
  await rm(file)
  await expect.poll(() => existsSync(file)).toBe(true)
  expect(calls).toBe(1)
})

test('a worker whose sign of life cannot be written ends at its start with a line that says so', async () => {
  const worker = aWorkerOn(here().databaseUrl, { ALIVE_FILE: '/nowhere/alive' })
  expect(await worker.ended).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^ALIVE_FILE cannot be written: ENOENT[^\n]*\n$/),
  })
})

test('a worker goes on while its sign of life cannot be written, and shows it again when it can', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'alive-'))
  const folder = join(directory, 'folder')
  const file = join(folder, 'alive')
  await mkdir(folder)
  const worker = aWorkerOn(here().databaseUrl, { ...SHORT_PAUSES, ALIVE_FILE: file })
  onTestFinished(async () => {
    await worker.end('SIGKILL')
    await rm(directory, { recursive: true })
  })
  await worker.untilLogged('The worker is ready')
  await rename(folder, join(directory, 'away'))
  await worker.untilLogged('the sign of life could not be written')
  await mkdir(folder)
  await expect.poll(() => existsSync(file)).toBe(true)
  expect(await worker.end()).toMatchObject({ code: 0, errors: '' })
})
