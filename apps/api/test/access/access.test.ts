import { health, overview } from '@energy/contracts/site'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { user } from '@energy/contracts/people/users'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { access } from '../../src/plugins/access.ts'
import { anEmail, anIdentity } from '../fixtures/identity.ts'
import { aKey, aKeyServer, aToken, claimsOf } from '../fixtures/servers/key-server.ts'
import { aServer, problemOf, world } from '../fixtures/world.ts'

const here = world()

test('a route that declares no access does not register', async () => {
  const app = Fastify()
  await app.register(access, { adminEmails: [], secondFactor: false })
  expect(() => app.get('/open', async () => 'anybody')).toThrow('GET /open declares no access')
})

test('an invalid token is rejected, with WWW-Authenticate', async () => {
  const answer = await fetch(`${here().url}/overview`, { headers: { authorization: 'Bearer nonsense' } })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/)
})

test('the Authorization header must be Bearer and one token', async () => {
  const { url, anAdmin } = here()
  const { token } = await anAdmin()
  const statusWith = async (authorization: string) =>
    (await fetch(url + overview.url, { headers: { authorization } })).status
  for (const valid of [`Bearer ${token}`, `bearer ${token}`]) expect(await statusWith(valid)).toBe(200)
  for (const invalid of [token, `Basic Bearer ${token}`, `Bearer ${token} ${token}`])
    expect(await statusWith(invalid)).toBe(401)
})

test('an unknown address is 404 also without a token', async () => {
  expect((await fetch(`${here().url}/nowhere`)).status).toBe(404)
})

test('an e-mail in the path is compared without case and surrounding spaces', async () => {
  const { url, aPerson } = here()
  const { email, token } = await aPerson()
  const path = user.read.url.replace(':email', encodeURIComponent(` ${email.toUpperCase()} `))
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
  expect(await answer.json()).toMatchObject({ email })
})

test('a public read ignores a token', async () => {
  const answer = await fetch(`${here().url}/services`, { headers: { authorization: 'Bearer nonsense' } })
  expect(answer.status).toBe(200)
})

test('a demotion takes effect at the next call', async () => {
  const { anAdmin, db } = here()
  const [admin] = await Promise.all([anAdmin(), anAdmin()])
  await expect(admin.call(overview)).resolves.toBeTruthy()
  await db.user.update({ where: { email: admin.email }, data: { role: 'user' } })
  await expect(admin.call(overview)).rejects.toMatchObject({ status: 403 })
})

test('a record without a uid belongs to the identity that has verified its e-mail, and to no other', async () => {
  const { db, as } = here()
  const [mine, theirs] = [anEmail(), anEmail()]
  await db.user.createMany({ data: [{ email: mine }, { email: theirs }] })
  const verified = await anIdentity({ email: mine })
  const lookAlike = await anIdentity({ email: theirs, verified: false })
  await expect(as(verified.token)(user.read, { params: { email: mine } })).resolves.toMatchObject({ email: mine })
  await expect(as(lookAlike.token)(user.read, { params: { email: theirs } })).rejects.toMatchObject({ status: 403 })
})

test('who has not verified the e-mail of a record without a uid is asked to verify it', async () => {
  const { db, as } = here()
  const [mine, theirs] = [anEmail(), anEmail()]
  await db.user.createMany({ data: [{ email: mine }, { email: theirs }] })
  const { token } = await anIdentity({ email: mine, verified: false })
  const read = (email: string) => problemOf(as(token)(user.read, { params: { email } }))
  expect(await read(mine)).toMatchObject({ status: 403, detail: 'Verify your e-mail address first.' })
  expect(await read(theirs)).toMatchObject({ status: 403, detail: 'This belongs to somebody else.' })
})

test('another identity with the same e-mail has no access to a record that is bound to an identity', async () => {
  const { db, as } = here()
  const { email, token } = await anIdentity()
  await db.user.create({ data: { email, uid: 'of-somebody-else' } })
  await expect(as(token)(user.read, { params: { email } })).rejects.toMatchObject({ status: 403 })
})

test('a person with an account but no record gets 404 for their own address, and 403 for others', async () => {
  const { as, aPerson } = here()
  const [{ email, token }, other] = await Promise.all([anIdentity({ verified: false }), aPerson()])
  await expect(as(token)(user.read, { params: { email } })).rejects.toMatchObject({ status: 404 })
  for (const otherEmail of [other.email, anEmail()])
    await expect(as(token)(user.read, { params: { email: otherEmail } })).rejects.toMatchObject({ status: 403 })
})

const withDetail = (detail: string) => expect.objectContaining({ detail })

test('a rejected call has a detail with the reason', async () => {
  const { call, aPerson, as } = here()
  const [mine, theirs] = await Promise.all([aPerson(), aPerson()])
  expect(await problemOf(call(overview))).toEqual(withDetail('Sign in first.'))
  expect(await problemOf(mine.call(overview))).toEqual(withDetail('Only staff may do this.'))
  const read = mine.call(user.read, { params: { email: theirs.email } })
  expect(await problemOf(read)).toEqual(withDetail('This belongs to somebody else.'))
  const { token } = await anIdentity()
  const made = as(token)(user.create, { body: { firstName: 'Ada', lastName: '', email: anEmail() } })
  expect(await problemOf(made)).toEqual(withDetail('A record can be created only for your own e-mail.'))
})

test('a public read ignores the token; a public write verifies it, and fails where it cannot', async () => {
  const key = aKey()
  const keys = await aKeyServer({ first: key })
  const server = await aServer({ FIREBASE_KEYS_URL: keys.url })
  onTestFinished(async () => void (await Promise.all([server.close(), keys.close()])))
  keys.state.status = 500
  const { uid, email } = await anIdentity()
  const headers = { authorization: `Bearer ${await aToken(claimsOf(uid, email), key)}` }
  for (const method of ['GET', 'HEAD'])
    expect((await fetch(server.url + health.url, { method, headers })).status).toBe(200)
  const ask = (token?: string) => server.as(token)(specialist.create, { body: { username: 'Ada', email: anEmail() } })
  expect(await problemOf(ask(await aToken(claimsOf(uid, email), key)))).toMatchObject({ status: 503 })

  keys.state.status = 200
  const { id: userId } = await server.db.user.create({ data: { uid, email } })
  const idOf = async (token?: string) => {
    const { insertedId: id } = await ask(token)
    return (await server.db.inquiry.findUniqueOrThrow({ where: { id } })).userId
  }
  expect(await idOf(await aToken(claimsOf(uid, email), key))).toBe(userId)
  expect(await problemOf(ask('nonsense'))).toMatchObject({ status: 401 })
  expect(await idOf()).toBeNull()
})

test('a call updates the last visit of its caller, and of nobody else', async () => {
  const { aPerson, db } = here()
  const [visitor, other] = await Promise.all([aPerson(), aPerson()])
  await visitor.call(user.read, { params: { email: visitor.email } })
  const visitOf = async ({ email }: { email: string }) =>
    (await db.user.findUniqueOrThrow({ where: { email } })).lastVisit
  expect(await visitOf(visitor)).toBeInstanceOf(Date)
  expect(await visitOf(other)).toBeNull()
})

test('the first call of a day stores the visit, and later calls write nothing', async () => {
  const { aPerson, db } = here()
  const { call, email } = await aPerson()
  const params = { email }
  const today = new Date(new Date().setUTCHours(0, 0, 0, 0))
  const yesterday = new Date(today.getTime() - 1)
  const visit = async (lastVisit: Date) => {
    await db.user.update({ where: params, data: { lastVisit } })
    await call(user.read, { params })
    return (await db.user.findUniqueOrThrow({ where: params })).lastVisit
  }
  expect((await visit(yesterday))?.getTime()).toBeGreaterThanOrEqual(today.getTime())
  expect(await visit(today)).toEqual(today)

  const written = () => db.$queryRaw`SELECT xmin::text FROM users WHERE email = ${email}`
  const before = await written()
  await call(user.read, { params })
  expect(await written()).toEqual(before)
})

test('a person whose deletion has begun can repeat it, and cannot delete others', async () => {
  const { aPerson, db } = here()
  const [mine, theirs] = await Promise.all([aPerson(), aPerson()])
  await db.user.updateMany({
    where: { email: { in: [mine.email, theirs.email] } },
    data: { deletingAt: new Date() },
  })
  expect(await problemOf(mine.call(user.remove, { params: { email: theirs.email } }))).toMatchObject({ status: 403 })
  expect(await mine.call(user.remove, { params: { email: mine.email } })).toMatchObject({ deletedCount: 1 })
})
