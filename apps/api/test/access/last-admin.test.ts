import { overview } from '@energy/contracts/site'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { user } from '@energy/contracts/people/users'
import { beforeEach, expect, test } from 'vitest'
import { anIdentity } from '../fixtures/identity.ts'
import { problemOf, world } from '../fixtures/world.ts'

const here = world()
beforeEach(async () => {
  await here().db.user.deleteMany()
})

test('of two admins who demote each other at once one remains', async () => {
  for (let round = 0; round < 10; round++) {
    await here().db.user.deleteMany()
    const [one, two] = await Promise.all([here().anAdmin(), here().anAdmin()])
    await Promise.allSettled([
      one.call(user.setRole, { params: { email: two.email }, body: { role: 'user' } }),
      two.call(user.setRole, { params: { email: one.email }, body: { role: 'user' } }),
    ])
    expect(await here().db.user.count({ where: { role: 'admin' } })).toBe(1)
  }
})

test('the last admin is neither demoted nor deleted', async () => {
  const { email, call } = await here().anAdmin()
  const params = { email }
  expect(await problemOf(call(user.setRole, { params, body: { role: 'user' } }))).toMatchObject({ status: 409 })
  expect(await problemOf(call(user.remove, { params }))).toMatchObject({ status: 409 })
  await expect(call(overview)).resolves.toMatchObject({ users: 1 })
})

test('an admin who has never signed in is no other admin', async () => {
  const { email, call } = await here().anAdmin()
  await here().db.user.create({ data: { email: 'imported@example.com', role: 'admin' } })
  const params = { email }
  expect(await problemOf(call(user.setRole, { params, body: { role: 'user' } }))).toMatchObject({ status: 409 })
  expect(await problemOf(call(user.remove, { params }))).toMatchObject({ status: 409 })
  const imported = { params: { email: 'imported@example.com' } }
  expect(await call(user.setRole, { ...imported, body: { role: 'user' } })).toMatchObject({ modifiedCount: 1 })
})

test('setting the same role again changes nothing; for an unknown person it is 404', async () => {
  const { email, call } = await here().anAdmin()
  expect(await call(user.setRole, { params: { email }, body: { role: 'admin' } })).toMatchObject({ modifiedCount: 0 })
  const unknown = call(user.setRole, { params: { email: 'no@example.com' }, body: { role: 'user' } })
  expect(await problemOf(unknown)).toMatchObject({ status: 404 })
})

test('the deletion of a person deletes identity and record, and blanks their requests', async () => {
  const { aPerson, anAdmin, as } = here()
  const [person, admin] = await Promise.all([aPerson(), anAdmin()])
  const body = { username: 'Ada', email: person.email, phone: '1', comment: 'Call me' }
  await person.call(specialist.create, { body })
  expect(await person.call(user.remove, { params: { email: person.email } })).toMatchObject({ deletedCount: 1 })

  const [request] = await admin.call(specialist.list)
  expect(request).toMatchObject({ username: '', email: '', phone: '', comment: '', bound: false })
  await expect(admin.call(user.read, { params: { email: person.email } })).rejects.toMatchObject({ status: 404 })
  // The token is invalid now, and the e-mail can be used again.
  await expect(person.call(user.read, { params: { email: person.email } })).rejects.toMatchObject({ status: 401 })
  const again = await anIdentity({ email: person.email })
  const made = as(again.token)(user.create, { body: { firstName: 'Ada', lastName: '', email: person.email } })
  await expect(made).resolves.toMatchObject({ acknowledged: true })
})

test('a person whose identity is deleted already can still be deleted', async () => {
  const { db, anAdmin } = here()
  const admin = await anAdmin()
  await db.user.createMany({ data: [{ email: 'a@example.com', uid: 'gone' }, { email: 'b@example.com' }] })
  for (const email of ['a@example.com', 'b@example.com'])
    await expect(admin.call(user.remove, { params: { email } })).resolves.toMatchObject({ deletedCount: 1 })
})
