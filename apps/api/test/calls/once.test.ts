import { inquiry } from '@energy/contracts/inquiries/inquiry'
import type { NewSpecialist } from '@energy/contracts/inquiries/specialists'
import { specialist } from '@energy/contracts/inquiries/specialists'
import type { Call } from '@energy/client/call'
import { beforeEach, expect, test } from 'vitest'
import { anEmail, anIdentity } from '../fixtures/identity.ts'
import { problemOf, world } from '../fixtures/world.ts'

const here = world()
beforeEach(async () => {
  await here().db.inquiry.deleteMany()
})

const aRequest = (): NewSpecialist => ({ username: 'Ada', email: anEmail(), comment: 'Soon' })
const aKey = () => crypto.randomUUID()
const ask = (key: string | undefined, body: NewSpecialist, call: Call = here().call) =>
  call(specialist.create, { body, headers: key === undefined ? {} : { 'idempotency-key': key } })
const countStored = () => here().db.inquiry.count()

test('a request that is sent twice with one key is stored once, and has the same response', async () => {
  const [key, body] = [aKey(), aRequest()]
  const first = await ask(key, body)
  // Another order of fields, and white space that is trimmed, make no difference.
  const { username, ...rest } = body
  expect(await ask(key, { ...rest, username: ` ${username}` })).toEqual(first)
  expect(await countStored()).toBe(1)
})

test('without a key every request is stored', async () => {
  const body = aRequest()
  await ask(undefined, body)
  await ask(undefined, body)
  expect(await countStored()).toBe(2)
})

test('another body with the same key is rejected', async () => {
  const [key, body] = [aKey(), aRequest()]
  await ask(key, body)
  expect(await problemOf(ask(key, { ...body, comment: 'Later' }))).toMatchObject({
    status: 422,
    detail: 'This Idempotency-Key came with another body before. Send a new key.',
  })
  expect(await countStored()).toBe(1)
})

test('of ten equal simultaneous requests one is stored, and all have the same response', async () => {
  for (let round = 0; round < 5; round++) {
    const [key, body] = [aKey(), aRequest()]
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(key, body)))
    expect(new Set(answers.map(({ insertedId }) => insertedId)).size).toBe(1)
    expect(await here().db.inquiry.count({ where: { email: body.email } })).toBe(1)
  }
})

test('the same key of another caller is another key', async () => {
  const { aPerson, call } = here()
  const [one, two] = await Promise.all([aPerson(), aPerson()])
  const [key, body] = [aKey(), aRequest()]
  const answers = [await ask(key, body, one.call), await ask(key, body, two.call), await ask(key, body, call)]
  expect(new Set(answers.map(({ insertedId }) => insertedId)).size).toBe(3)
})

test('the same key for another record is another key', async () => {
  const { anAdmin, db } = here()
  const { call } = await anAdmin()
  const ids = [(await ask(undefined, aRequest())).insertedId, (await ask(undefined, aRequest())).insertedId]
  const reply = { body: { subject: 'Your boiler', text: 'On Tuesday?' }, headers: { 'idempotency-key': aKey() } }
  for (const id of [...ids, ...ids]) await call(inquiry.reply, { params: { id }, ...reply })
  const entries = await db.timelineEntry.findMany({ select: { inquiryId: true }, orderBy: { id: 'asc' } })
  expect(entries.map(({ inquiryId }) => inquiryId)).toEqual(ids)
})

test('a person with an account but no record can send forms', async () => {
  const { token } = await anIdentity()
  await ask(undefined, aRequest(), here().as(token))
  await ask(aKey(), aRequest(), here().as(token))
  expect(await countStored()).toBe(2)
})

test('a rejected request does not use its key', async () => {
  const [key, body] = [aKey(), aRequest()]
  expect(await problemOf(ask(key, { ...body, username: '' }))).toMatchObject({ status: 400 })
  await ask(key, body)
  expect(await countStored()).toBe(1)
})

test('after a day a key can be used again', async () => {
  const { db } = here()
  const [key, body] = [aKey(), aRequest()]
  const first = await ask(key, body)
  const longAgo = new Date(Date.now() - 25 * 60 * 60_000)
  await db.idempotency.updateMany({ data: { createdAt: longAgo } })
  const second = await ask(key, { ...body, comment: 'Later' })
  expect(second.insertedId).not.toBe(first.insertedId)
})

test('the stored rows contain neither the key nor the body', async () => {
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
