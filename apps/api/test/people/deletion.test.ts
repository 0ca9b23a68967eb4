import { overview } from '@energy/contracts/site'
import { search } from '@energy/contracts/search'
import { contact } from '@energy/contracts/inquiries/contacts'
import { inbox } from '@energy/contracts/inquiries/inbox'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { user } from '@energy/contracts/people/users'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aProxy } from '../fixtures/servers/proxy.ts'
import { anIdentity, signIn } from '../fixtures/identity.ts'
import { aKey, aKeyServer, aToken, claimsOf } from '../fixtures/servers/key-server.ts'
import { waitForLock } from '../fixtures/wait-for-lock.ts'
import { aServer, problemOf, statusOf, world, type World } from '../fixtures/world.ts'

const here = world()
const named = { firstName: 'Ada', lastName: 'Byron' }

/** A person whose deletion has begun and was interrupted by a failure. */
async function aPersonBeingDeleted({ aPerson, db }: World, role: 'user' | 'admin' = 'user') {
  const person = await aPerson({ role })
  await person.call(specialist.create, { body: { username: 'Ada', email: person.email } })
  await db.user.update({ where: { email: person.email }, data: { deletingAt: new Date() } })
  return { ...person, params: { email: person.email } }
}

test('a person whose deletion has begun is not read, listed, counted or found', async () => {
  const { anAdmin, call } = here()
  const { email, params, call: own } = await aPersonBeingDeleted(here())
  await call(specialist.create, { body: { username: 'Ada', email } })
  const admin = await anAdmin()
  for (const by of [own, admin.call]) {
    expect(await problemOf(by(user.read, { params }))).toMatchObject({ status: 404 })
    expect(await problemOf(by(user.update, { params, body: named }))).toMatchObject({ status: 404 })
  }
  expect(await problemOf(admin.call(user.setRole, { params, body: { role: 'admin' } }))).toMatchObject({ status: 404 })
  expect(await admin.call(user.list, { querystring: { q: email } })).toEqual([])
  expect((await admin.call(overview)).users).toBe((await admin.call(user.list)).length)
  expect(await call(user.lookup, { body: { email } })).toEqual({ found: false })
  expect((await admin.call(search, { querystring: { q: email } })).map(({ kind }) => kind)).not.toContain('users')
  expect(await admin.call(specialist.list, { querystring: { email, limit: 1 } })).toMatchObject([{ account: false }])
})

test('a request of a person whose deletion has begun has nothing of their record', async () => {
  const { anAdmin, db } = here()
  const { email } = await aPersonBeingDeleted(here())
  const personalInfo = { phone: '020 7946 0112', address: '12 Canal Street' }
  await db.user.update({ where: { email }, data: { personalInfo, image: '/me.png' } })
  const { call } = await anAdmin()
  const [listed] = await call(specialist.list, { querystring: { email } })
  const read = await call(inquiry.read, { params: { id: listed?._id ?? '' } })
  const nothing = { account: false, image: '', personalInfo: { phone: '', address: '' } }
  expect([listed, read]).toMatchObject([nothing, nothing])
  expect(await call(inbox.list, { querystring: { q: email } })).toMatchObject([{ account: false }])
})

test('what a deleted person has begun to upload is deleted with them, and nothing of others', async () => {
  const { aPerson, db } = here()
  const [person, other] = [await aPerson(), await aPerson()]
  const upload = { name: 'me.jpg', bytes: 4, chunks: { create: { number: 0, bytes: new Uint8Array(4) } } }
  for (const { uid } of [person, other]) await db.upload.create({ data: { uid, ...upload } })
  await person.call(user.remove, { params: { email: person.email } })
  const uids = { in: [person.uid, other.uid] }
  expect(await db.upload.findMany({ where: { uid: uids }, select: { uid: true } })).toEqual([{ uid: other.uid }])
})

test('a person whose deletion has begun cannot create a second record, and is no admin any more', async () => {
  const { anAdmin } = here()
  await anAdmin()
  const { email, call } = await aPersonBeingDeleted(here(), 'admin')
  expect(await problemOf(call(overview))).toMatchObject({ status: 403 })
  expect(await problemOf(call(user.create, { body: { ...named, email } }))).toMatchObject({ status: 409 })
})

test.each(['the person', 'an admin'])('an interrupted deletion is finished when %s repeats it', async (who) => {
  const { db, anAdmin } = here()
  const { params, call } = await aPersonBeingDeleted(here())
  const by = who === 'an admin' ? (await anAdmin()).call : call
  expect(await by(user.remove, { params })).toMatchObject({ deletedCount: 1 })
  expect(await db.user.findUnique({ where: params })).toBeNull()
  expect(await db.inquiry.findMany({ where: params })).toEqual([])
})

test.each([true, false])(
  'the deletion of a record that is bound to nobody deletes the identity with its e-mail if that is verified: %s',
  async (verified) => {
    const { email } = await anIdentity({ verified })
    await here().db.user.create({ data: { email } })
    await (await here().anAdmin()).call(user.remove, { params: { email } })
    const signingIn = signIn(email).catch((error: Error) => error.message)
    expect(await signingIn).toMatch(verified ? /EMAIL_NOT_FOUND/ : /^ey/)
  },
)

test('another user cannot finish it', async () => {
  const { aPerson } = here()
  const { params } = await aPersonBeingDeleted(here())
  expect(await problemOf((await aPerson()).call(user.remove, { params }))).toMatchObject({ status: 403 })
})

test('an admin whose deletion has begun does not count as a remaining admin', async () => {
  const { db, anAdmin } = here()
  await db.user.deleteMany()
  const admin = await anAdmin()
  await aPersonBeingDeleted(here(), 'admin')
  const params = { email: admin.email }
  expect(await problemOf(admin.call(user.setRole, { params, body: { role: 'user' } }))).toMatchObject({ status: 409 })
  expect(await problemOf(admin.call(user.remove, { params }))).toMatchObject({ status: 409 })
})

test('of a deleted person the timeline still says who has closed the request, and to whom it was given', async () => {
  const [person, admin] = [await here().aPerson(), await here().anAdmin({ username: 'Ben Hale' })]
  const { call } = admin
  const body = { firstName: 'Ada', email: person.email }
  const sent = [
    await person.call(specialist.create, { body: { username: 'Ada', email: person.email } }),
    await here().call(contact.create, { body }),
  ]
  for (const { insertedId: id } of sent) {
    const params = { id }
    await call(inquiry.note, { params, body: { text: 'Pays late.' } })
    await call(inquiry.assign, { params, body: { assignee: admin.id } })
    await call(inquiry.setState, { params, body: { state: 'closed' } })
  }
  await person.call(user.remove, { params: { email: person.email } })
  for (const { insertedId: id } of sent)
    expect((await call(inquiry.read, { params: { id } })).timeline).toMatchObject([
      { what: 'note', text: '' },
      { what: 'assignee', text: 'Ben Hale' },
      { what: 'state', text: 'closed' },
    ])
})

test('of a deleted colleague no timeline has the name or the e-mail any more', async () => {
  const { aPerson, anAdmin, call, db } = here()
  const [{ id: assignee, email }, admin] = [await aPerson({ role: 'sales' }), await anAdmin()]
  const { insertedId: id } = await call(specialist.create, { body: { username: 'Ada', email: 'ada@example.com' } })
  await admin.call(inquiry.assign, { params: { id }, body: { assignee } })
  await admin.call(inquiry.assign, { params: { id }, body: { assignee: '' } })
  await admin.call(user.remove, { params: { email } })
  const entries = await db.timelineEntry.findMany({ where: { inquiryId: id }, orderBy: { id: 'asc' } })
  expect(entries.map(({ text }) => text)).toEqual(['somebody who has left', ''])
})

test('a request that is stored while its person is deleted is blanked, too', async () => {
  const { aPerson, databaseUrl, db } = here()
  const { id: userId, email, call } = await aPerson()
  const { id, removed } = await db.$transaction(async (tx) => {
    const request = await tx.inquiry.create({ data: { userId, username: 'Ada', email } })
    const removing = call(user.remove, { params: { email } })
    await waitForLock(databaseUrl)
    return { id: request.id, removed: () => removing }
  })
  await expect(removed()).resolves.toMatchObject({ deletedCount: 1 })
  expect(await db.inquiry.findUnique({ where: { id } })).toMatchObject({ userId: null, username: '', email: '' })
})

test('two simultaneous deletions of one person leave no record, and cause no error of the server', async () => {
  const { db, aPerson, anAdmin } = here()
  const [{ email, call }, admin] = await Promise.all([aPerson(), anAdmin()])
  const params = { email }
  const calls = [call(user.remove, { params }), admin.call(user.remove, { params })]
  const statuses = await Promise.all(calls.map(statusOf))
  expect(statuses).toContain(200)
  for (const status of statuses) expect([200, 401, 404]).toContain(status)
  expect(await db.user.findUnique({ where: params })).toBeNull()
})

test('while the identity provider is unavailable the record stays marked, and the next call finishes the deletion', async () => {
  const proxy = await aProxy(inject('emulator'))
  const key = aKey()
  const keys = await aKeyServer({ first: key })
  const server = await aServer({ FIREBASE_KEYS_URL: keys.url, FIREBASE_AUTH_EMULATOR_HOST: proxy.host })
  onTestFinished(async () => void (await Promise.all([server.close(), keys.close(), proxy.disconnect()])))
  const { email, uid } = await anIdentity()
  await server.db.user.create({ data: { email, uid } })
  const remove = async () => server.as(await aToken(claimsOf(uid, email), key))(user.remove, { params: { email } })

  await proxy.disconnect()
  expect(await problemOf(remove())).toMatchObject({ status: 503 })
  expect(await server.db.user.findUnique({ where: { email } })).toMatchObject({ deletingAt: expect.any(Date) })
  await proxy.reconnect()
  expect(await remove()).toMatchObject({ deletedCount: 1 })
  expect(await server.db.user.findUnique({ where: { email } })).toBeNull()
  await expect(signIn(email)).rejects.toThrow('EMAIL_NOT_FOUND')
})
