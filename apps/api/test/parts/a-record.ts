import { randomUUID } from 'node:crypto'
import type { Route } from '@energy/contracts/route'
import { Type } from '@sinclair/typebox'
import { hashOf, newToken, type Purpose } from '../../src/features/newsletter/tokens.ts'
import { aValueOf } from './a-value.ts'
import { anEmail, anIdentity } from './identity.ts'
import type { World } from './world.ts'

/**
 * The id of a new record of a route's own kind; for a route that brings back, a deleted one; for one about a reply, that
 * of one that failed, too.
 */
export async function aRecord({ db }: World, { url, schema }: Route) {
  const [tag] = schema.tags
  const data = { headerTitle: 'A title', deletedAt: url.endsWith('/restore') ? new Date() : null }
  const id = randomUUID()
  const answered = url.includes(':reply') ? { id, entries: { create: { id, what: 'reply', delivery: 'failed' } } } : {}
  switch (tag) {
    case 'services':
    case 'products':
      return (await db.content.create({ data: { ...data, kind: tag, details: '' } })).id
    case 'blogs':
      return (await db.content.create({ data: { ...data, kind: tag, author: '' } })).id
    case 'specialists':
      return (await db.specialist.create({ data: { ...answered, username: 'Ada', email: anEmail() } })).id
    case 'contacts':
      return (await db.contact.create({ data: { ...answered, firstName: 'Ada', email: anEmail() } })).id
    case 'subscribers':
      return (await db.subscriber.create({ data: { email: anEmail() } })).id
    default:
      throw new Error(`Nobody says here how a record of ${tag} is made`)
  }
}

/** The path of a route, where it finds a record of its own. */
export async function pathOf(world: World, route: Route) {
  const { url } = route
  if (url.includes(':email')) return url.replace(':email', (await world.aPerson()).email)
  if (url.includes(':token')) return url.replace(':token', await aToken(world, 'unsubscribe'))
  if (!url.includes(':id')) return url
  const id = await aRecord(world, route)
  return url.replace(':id', id).replace(':reply', id)
}

/** The token of a mail to a new subscriber. */
export async function aToken({ db }: World, purpose: Purpose) {
  const token = newToken()
  const tokens = { create: { hash: hashOf(token), purpose } }
  await db.subscriber.create({ data: { email: anEmail(), tokens } })
  return token
}

/** A good call of a route: what it is sent, and by whom, where that is not an admin. */
export async function aGoodCall(world: World, route: Route) {
  const path = await pathOf(world, route)
  const own = route.config.owner === 'body' ? await anIdentity() : undefined
  const named = path.split('/').map(decodeURIComponent)
  const email = own?.email ?? named.find((part) => part.includes('@')) ?? anEmail()
  const body = route.schema.body ? { body: await aBody(world, route, email) } : {}
  return { path, ...(own && { token: own.token }), ...body }
}

/** A body that a route takes; where it names something that must be there, it is. */
export async function aBody(world: World, { url, schema }: Route, email: string) {
  const fields: object = schema.body?.['properties'] ?? {}
  if ('token' in fields) return { token: await aToken(world, url.endsWith('/confirm') ? 'confirm' : 'unsubscribe') }
  if ('assignee' in fields) {
    const admin = await world.db.user.create({ data: { email: anEmail(), role: 'admin' } })
    return { assignee: admin.id }
  }
  // With everything else in it, it is taken for a bot's.
  if ('website' in fields) return { email }
  if ('until' in fields) return { until: new Date().toISOString() }
  // What is new cannot become it.
  if ('state' in fields) return { state: 'closed' }
  return aValueOf(schema.body ?? Type.Null(), email)
}
