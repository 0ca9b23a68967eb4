import type { Route } from '@energy/contracts/route'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import fp from 'fastify-plugin'
import { type Caller, type Identity, callerOf } from '../shared/caller.ts'
import { undeleted } from '../shared/people.ts'
import { forbidden, unauthorized } from '../shared/http-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<Route['config']> {}
}

const WithEmail = Type.Object({ email: Type.String() })
const emailIn = (part: unknown) => (Value.Check(WithEmail, part) ? part.email.trim().toLowerCase() : undefined)

/** Reads `access` of every route's contract and holds every call to it, before anything of the call is read. */
export const access = fp<{ adminEmails: readonly string[] }>(async (app, { adminEmails }) => {
  app.decorateRequest('caller', null)

  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} declares no access`)
  })

  app.addHook('onRequest', async (request) => {
    const { access: needed, owner } = request.routeOptions.config
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (!needed) return
    if (needed === 'public') {
      // What is written without a token is bound to nobody: a bad one is refused, so that its person can renew it.
      const reads = request.method === 'GET' || request.method === 'HEAD'
      if (token && !reads) request.caller = await recognise(token)
      return
    }
    if (!token) throw unauthorized('Sign in first.')
    const target = owner === 'params' ? emailIn(request.params) : undefined
    const caller = (request.caller = await recognise(token))
    await stampVisit(caller)
    if (needed !== 'admin' && (target === undefined || (await isOwn(caller, target)))) return
    if (caller.record?.role === 'admin') return app.identity.confirm(caller)
    throw forbidden(needed === 'admin' ? 'Only an admin may do this.' : 'This belongs to somebody else.')
  })

  // A body is read by now. It names somebody who has no record yet: nobody but that person may make it.
  app.addHook('preHandler', async (request) => {
    const { owner } = request.routeOptions.config
    if (owner === 'body' && callerOf(request).email !== emailIn(request.body))
      throw forbidden('A record can be made for your own e-mail alone.')
  })

  async function recognise(token: string): Promise<Caller> {
    const identity = await app.identity.verify(token)
    return { ...identity, record: await recordOf(identity) }
  }

  async function recordOf({ uid, email, emailVerified }: Identity) {
    const records = await app.db.user.findMany({
      where: { ...undeleted, OR: [{ uid }, ...(emailVerified ? [{ uid: null, email }] : [])] },
    })
    const record = records.find((each) => each.uid === uid) ?? records[0]
    if (!record) return undefined
    const waits = record.uid === null || record.requestedRole === 'admin'
    const named = waits && emailVerified && email === record.email && adminEmails.includes(email)
    if (record.uid !== null && !named) return record
    // The first verified sign-in binds the record to its identity, and makes whom ADMIN_EMAILS names an admin.
    const { id, requestedRole } = record
    const [now] = await app.db.user.updateManyAndReturn({
      where: { ...undeleted, id, uid: record.uid, requestedRole },
      data: { uid, ...(named && { role: 'admin', requestedRole: null }) },
    })
    return now ?? (await app.db.user.findUnique({ where: { ...undeleted, uid } })) ?? undefined
  }

  // A person without a record gets 404 for their own address alone. A person whose deletion has begun can ask for it
  // again.
  async function isOwn(caller: Caller, email: string) {
    if (caller.record) return caller.record.email === email
    if (caller.email !== email) return false
    const there = await app.db.user.findUnique({ where: { email }, select: { uid: true } })
    return !there || there.uid === caller.uid
  }

  async function stampVisit({ record }: Caller) {
    const today = new Date(new Date().setUTCHours(0, 0, 0, 0))
    if (!record || (record.lastVisit && record.lastVisit >= today)) return
    await app.db.user.updateMany({ where: { id: record.id }, data: { lastVisit: new Date() } })
  }
})
