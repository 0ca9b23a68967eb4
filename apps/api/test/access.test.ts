import { overview } from '@energy/contracts/site'
import { user } from '@energy/contracts/users'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { access } from '../src/plugins/access.ts'
import { anEmail, anIdentity } from './parts/identity.ts'
import { world } from './parts/world.ts'

const here = world()

test('a route that declares no access does not register', async () => {
  const app = Fastify()
  await app.register(access, { adminEmails: [] })
  expect(() => app.get('/open', async () => 'anybody')).toThrow('GET /open declares no access')
})

test('a token that proves nothing is refused, and said so in WWW-Authenticate', async () => {
  const answer = await fetch(`${here().url}/overview`, { headers: { authorization: 'Bearer nonsense' } })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/)
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

test('a record without a uid belongs to its verified e-mail, and to no look-alike', async () => {
  const { db, as } = here()
  const [mine, theirs] = [anEmail(), anEmail()]
  await db.user.createMany({ data: [{ email: mine }, { email: theirs }] })
  const verified = await anIdentity({ email: mine })
  const lookAlike = await anIdentity({ email: theirs, verified: false })
  await expect(as(verified.token)(user.read, { params: { email: mine } })).resolves.toMatchObject({ email: mine })
  await expect(as(lookAlike.token)(user.read, { params: { email: theirs } })).rejects.toMatchObject({ status: 403 })
})

test('a record bound to one identity is closed to another with the same e-mail', async () => {
  const { db, as } = here()
  const { email, token } = await anIdentity()
  await db.user.create({ data: { email, uid: 'of-somebody-else' } })
  await expect(as(token)(user.read, { params: { email } })).rejects.toMatchObject({ status: 403 })
})

test('who has an account and no record yet is told so by a 404 of their own address, and by a 403 of others', async () => {
  const { as, aPerson } = here()
  const [{ email, token }, other] = await Promise.all([anIdentity({ verified: false }), aPerson()])
  await expect(as(token)(user.read, { params: { email } })).rejects.toMatchObject({ status: 404 })
  for (const stranger of [other.email, anEmail()])
    await expect(as(token)(user.read, { params: { email: stranger } })).rejects.toMatchObject({ status: 403 })
})
