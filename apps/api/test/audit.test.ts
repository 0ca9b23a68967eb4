import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { service } from '@energy/contracts/content'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { user } from '@energy/contracts/users'
import { beforeEach, expect, test } from 'vitest'
import { anEmail } from './fixtures/identity.ts'
import { problemOf, world } from './fixtures/world.ts'

const here = world()
const entries = () => here().db.audit.findMany({ orderBy: { id: 'asc' } })
beforeEach(async () => {
  await here().db.audit.deleteMany()
})

test('a write of staff has an audit entry: who, what, which record and when', async () => {
  const { anAdmin, aPerson, call, db } = here()
  const [admin, person] = await Promise.all([anAdmin(), aPerson()])
  const idOf = async (email: string) => (await db.user.findUniqueOrThrow({ where: { email } })).id
  const [who, whom] = [await idOf(admin.email), await idOf(person.email)]
  const { insertedId: id } = await admin.call(service.create, { body: { headerTitle: 'Solar' } })
  await admin.call(service.update, { params: { id }, body: { headerTitle: 'Wind' } })
  await admin.call(service.remove, { params: { id } })
  await admin.call(service.restore, { params: { id } })
  const request = await call(specialist.create, { body: { username: 'Ada', email: anEmail() } })
  await admin.call(specialist.remove, { params: { id: request.insertedId } })
  await admin.call(user.setRole, { params: { email: person.email }, body: { role: 'admin' } })
  await admin.call(user.remove, { params: { email: person.email } })

  const written = await entries()
  expect(written.map(({ what, record }) => [what, record])).toEqual([
    ['POST /services', id],
    ['PUT /services/:id', id],
    ['DELETE /services/:id', id],
    ['POST /services/:id/restore', id],
    ['DELETE /specialists/:id', request.insertedId],
    ['PUT /users/:email/role', whom],
    ['DELETE /users/:email', whom],
  ])
  for (const entry of written) {
    expect(entry.who).toBe(who)
    expect(Date.now() - entry.at.getTime()).toBeLessThan(60_000)
  }
  expect(JSON.stringify(written)).not.toMatch(/Solar|Wind|@example/)
})

test('a reply that is repeated with its key has one audit entry; without a key each has its own', async () => {
  const { anAdmin, call } = here()
  const admin = await anAdmin()
  const { insertedId: id } = await call(specialist.create, { body: { username: 'Ada', email: anEmail() } })
  const reply = (headers: { 'idempotency-key'?: string } = {}) =>
    admin.call(inquiry.reply, { params: { id }, headers, body: { subject: 'Your boiler', text: 'On Tuesday?' } })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const sent = [await reply(key), await reply(), await reply()].map(({ insertedId }) => insertedId)
  expect(new Set(sent).size).toBe(3)
  expect(await reply(key)).toMatchObject({ insertedId: sent[0] })
  const what = 'POST /inquiries/:id/replies'
  expect(await entries()).toMatchObject(sent.map((record) => ({ what, record })))
})

test('rejected calls, calls that change nothing and writes of other users have no audit entry', async () => {
  const { anAdmin, aPerson } = here()
  const [admin, person] = await Promise.all([anAdmin(), aPerson()])
  const own = { params: { email: person.email }, body: { firstName: 'Ada' } }
  await person.call(user.update, own)
  await admin.call(user.update, own)
  await admin.call(user.setRole, { params: { email: person.email }, body: { role: 'user' } })
  await admin.call(specialist.create, { body: { username: 'Ada', email: anEmail() } })
  const unknown = { params: { id: crypto.randomUUID() } }
  expect(await problemOf(admin.call(service.remove, unknown))).toMatchObject({ status: 404 })
  expect(await problemOf(person.call(service.remove, unknown))).toMatchObject({ status: 403 })
  expect(await entries()).toEqual([])
})

test('a write is rolled back where its audit entry cannot be written', async () => {
  const { anAdmin, db } = here()
  const admin = await anAdmin()
  const { insertedId: id } = await admin.call(service.create, { body: { headerTitle: 'Solar' } })
  await db.$executeRaw`ALTER TABLE audit ADD CONSTRAINT no_more CHECK (false) NOT VALID`
  const change = admin.call(service.update, { params: { id }, body: { headerTitle: 'Wind' } })
  expect(await problemOf(change)).toMatchObject({ status: 500 })
  const creation = admin.call(service.create, { body: { headerTitle: 'Water' } })
  expect(await problemOf(creation)).toMatchObject({ status: 500 })
  expect(await db.content.count({ where: { headerTitle: 'Water' } })).toBe(0)
  await db.$executeRaw`ALTER TABLE audit DROP CONSTRAINT no_more`
  expect(await here().call(service.read, { params: { id } })).toMatchObject({ headerTitle: 'Solar' })
})
