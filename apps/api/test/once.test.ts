import type { NewSpecialist } from '@energy/contracts/inquiries/specialists'
import { specialist } from '@energy/contracts/inquiries/specialists'
import type { Call } from '@energy/client/call'
import { beforeEach, expect, test } from 'vitest'
import { anEmail, anIdentity } from './fixtures/identity.ts'
import { problemOf, world } from './fixtures/world.ts'

const here = world()
beforeEach(async () => {
  await here().db.specialist.deleteMany()
})

const aRequest = (): NewSpecialist => ({ username: 'Ada', email: anEmail(), comment: 'Soon' })
const aKey = () => crypto.randomUUID()
const ask = (key: string | undefined, body: NewSpecialist, call: Call = here().call) =>
  call(specialist.create, { body, headers: key === undefined ? {} : { 'idempotency-key': key } })
const countStored = () => here().db.specialist.count()

test('what is sent twice under one key is stored once and answered the same', async () => {
  const [key, body] = [aKey(), aRequest()]
  const first = await ask(key, body)
  // The same text in another order, and with white space that is trimmed, is the same.
  const { username, ...rest } = body
  expect(await ask(key, { ...rest, username: ` ${username}` })).toEqual(first)
  expect(await countStored()).toBe(1)
})

test('without a key everything is stored', async () => {
  const body = aRequest()
  await ask(undefined, body)
  await ask(undefined, body)
  expect(await countStored()).toBe(2)
})

test('another body under the same key is refused', async () => {
  const [key, body] = [aKey(), aRequest()]
  await ask(key, body)
  expect(await problemOf(ask(key, { ...body, comment: 'Later' }))).toMatchObject({
    status: 422,
    detail: 'This Idempotency-Key came with another body before. Send a new key.',
  })
  expect(await countStored()).toBe(1)
})

test('of ten equal posts in a race one is stored, and all are answered the same', async () => {
  for (let round = 0; round < 5; round++) {
    const [key, body] = [aKey(), aRequest()]
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(key, body)))
    expect(new Set(answers.map(({ insertedId }) => insertedId)).size).toBe(1)
    expect(await here().db.specialist.count({ where: { email: body.email } })).toBe(1)
  }
})

test('a key tells nobody else what was answered under it', async () => {
  const { aPerson, call } = here()
  const [one, two] = await Promise.all([aPerson(), aPerson()])
  const [key, body] = [aKey(), aRequest()]
  const answers = [await ask(key, body, one.call), await ask(key, body, two.call), await ask(key, body, call)]
  expect(new Set(answers.map(({ insertedId }) => insertedId)).size).toBe(3)
})

test('whoever has an account and no record yet sends forms like everybody', async () => {
  const { token } = await anIdentity()
  await ask(undefined, aRequest(), here().as(token))
  await ask(aKey(), aRequest(), here().as(token))
  expect(await countStored()).toBe(2)
})

test('what was refused leaves its key free', async () => {
  const [key, body] = [aKey(), aRequest()]
  expect(await problemOf(ask(key, { ...body, username: '' }))).toMatchObject({ status: 400 })
  await ask(key, body)
  expect(await countStored()).toBe(1)
})

test('after a day a key is new again, and old ones are gone', async () => {
  const { db } = here()
  const [key, body] = [aKey(), aRequest()]
  const first = await ask(key, body)
  const longAgo = new Date(Date.now() - 25 * 60 * 60_000)
  await db.idempotency.updateMany({ data: { createdAt: longAgo } })
  const second = await ask(key, { ...body, comment: 'Later' })
  expect(second.insertedId).not.toBe(first.insertedId)

  await db.idempotency.updateMany({ data: { createdAt: longAgo } })
  await ask(aKey(), aRequest())
  expect(await db.idempotency.count()).toBe(1)
})

test('neither the key nor the body can be read from what is kept', async () => {
  const [key, body] = [aKey(), aRequest()]
  await ask(key, body)
  const rows = JSON.stringify(await here().db.idempotency.findMany())
  expect(rows).not.toContain(key)
  expect(rows).not.toContain(body.email)
})

test.each([
  ['nothing', ''],
  ['256 characters', 'a'.repeat(256)],
])('a key is never %s', async (_, key) => {
  expect(await problemOf(ask(key, aRequest()))).toMatchObject({ status: 400, errors: [{ path: '/idempotency-key' }] })
})
