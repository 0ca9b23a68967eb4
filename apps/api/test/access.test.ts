import { readdirSync } from 'node:fs'
import type { Route } from '@energy/contracts/route'
import { overview } from '@energy/contracts/site'
import { user } from '@energy/contracts/users'
import { Kind } from '@sinclair/typebox'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { access } from '../src/plugins/access.ts'
import { anEmail, anIdentity } from './parts/identity.ts'
import { world } from './parts/world.ts'

const here = world()

const isRoute = (value: object): value is Route => 'method' in value && 'url' in value && 'config' in value

/** Every route that something holds, however deep: a new contract is in here by itself. */
function routesIn(value: unknown): Route[] {
  if (typeof value !== 'object' || value === null || Kind in value) return []
  return isRoute(value) ? [value] : Object.values(value).flatMap(routesIn)
}

const contracts = new URL('../../../libs/contracts/src/', import.meta.url)
const modules = readdirSync(contracts).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
const found = (await Promise.all(modules.map((name) => import(new URL(name, contracts).href)))).flatMap(routesIn)
const routes = new Map(found.map((route) => [`${route.method} ${route.url}`, route]))

const callers = ['nobody', 'another user', 'the owner', 'an admin'] as const

/** The status of a refusal, where the contract refuses this caller. */
function refusalFor({ config: { access: needed, owner } }: Route, caller: (typeof callers)[number]) {
  if (needed === 'public') return undefined
  if (caller === 'nobody') return 401
  if (needed === 'signed-in' || caller === (owner === 'body' ? 'the owner' : 'an admin')) return undefined
  return needed === 'self' && caller === 'the owner' ? undefined : 403
}

/** Calls a route by its contract, with a body that its owner might send. */
async function statusOf({ method, url, schema }: Route, email: string, token: string | undefined) {
  const path = url.replace(':email', encodeURIComponent(email)).replace(':id', crypto.randomUUID())
  const init: RequestInit = { method, headers: token ? { authorization: `Bearer ${token}` } : {} }
  const body = JSON.stringify({ email, firstName: 'Ada', lastName: 'Byron' })
  const json = { ...init.headers, 'content-type': 'application/json' }
  const { status } = await fetch(here().url + path, schema.body ? { ...init, headers: json, body } : init)
  return status
}

describe.each([...routes].map(([name, route]) => ({ name, route })))('$name', ({ route }) => {
  test.each(callers)('%s is let in as the contract says', async (caller) => {
    const owner = route.config.owner === 'body' ? await anIdentity() : await here().aPerson()
    const token = {
      nobody: () => undefined,
      'another user': async () => (await here().aPerson()).token,
      'the owner': () => owner.token,
      'an admin': async () => (await here().anAdmin()).token,
    }
    const status = await statusOf(route, owner.email, await token[caller]())
    // Whoever is let in meets a record that exists, or one that doesn't, or a body that lacks something.
    const refused = refusalFor(route, caller)
    expect(refused ? [refused] : [200, 201, 400, 404]).toContain(status)
  })
})

test('the server answers every route of the contract', () => {
  const { length } = [...routes].filter(([, { method, url }]) => here().app.hasRoute({ method, url }))
  expect(length).toBe(routes.size)
})

test('a route that declares no access does not register', async () => {
  const app = Fastify()
  await app.register(access)
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
