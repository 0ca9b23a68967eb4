import type { Route } from '@energy/contracts/route'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { User } from '../generated/client.ts'
import { forbidden, unauthorized } from '../problem.ts'
import type { Identity } from './identity.ts'

/** Who makes a call: the identity its token proves and, where there is one, the person's record. */
export interface Caller extends Identity {
  record: User | undefined
}

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<Route['config']> {}
  interface FastifyRequest {
    caller: Caller | null
  }
}

/** Whoever makes the call. @throws Refusal 401 where it was made without a valid token */
export function callerOf({ caller }: FastifyRequest) {
  if (!caller) throw unauthorized('Sign in first.')
  return caller
}

const WithEmail = Type.Object({ email: Type.String() })
const emailIn = (part: unknown) => (Value.Check(WithEmail, part) ? part.email.trim().toLowerCase() : undefined)

/** Reads `access` of every route's contract and holds every call to it, before anything of the call is read. */
export const access = fp(async (app) => {
  app.decorateRequest('caller', null)

  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} declares no access`)
  })

  app.addHook('onRequest', async (request) => {
    const { access: needed, owner } = request.routeOptions.config
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (!needed) return
    if (needed === 'public') {
      const reads = request.method === 'GET' || request.method === 'HEAD'
      if (token && !reads) request.caller = await recognise(token).catch(() => null)
      return
    }
    if (!token) throw unauthorized('Sign in first.')
    const target = owner === 'params' ? emailIn(request.params) : undefined
    const caller = (request.caller = await recognise(token))
    await stampVisit(caller)
    if (caller.record?.role === 'admin') return
    if (needed === 'admin') throw forbidden('Only an admin may do this.')
    if (target !== undefined && !(await isOwn(caller, target))) throw forbidden('This belongs to somebody else.')
  })

  // A body is read by now. It names somebody who has no record yet: nobody but that person may make it.
  app.addHook('preHandler', async (request) => {
    const { owner } = request.routeOptions.config
    if (owner === 'body' && callerOf(request).email !== emailIn(request.body))
      throw forbidden('A record can be made for your own e-mail alone.')
  })

  async function recognise(token: string): Promise<Caller> {
    const identity = await app.identity.verify(token)
    const { uid, email, emailVerified } = identity
    const records = await app.db.user.findMany({
      where: { OR: [{ uid }, ...(emailVerified ? [{ uid: null, email }] : [])] },
    })
    return { ...identity, record: records.find((record) => record.uid === uid) ?? records[0] }
  }

  // Whoever has no record yet is told so by a 404 of their own address, and by nobody else's.
  async function isOwn(caller: Caller, email: string) {
    if (caller.record) return caller.record.email === email
    return caller.email === email && !(await app.db.user.findUnique({ where: { email }, select: { id: true } }))
  }

  async function stampVisit({ record }: Caller) {
    const today = new Date(new Date().setUTCHours(0, 0, 0, 0))
    if (!record || (record.lastVisit && record.lastVisit >= today)) return
    await app.db.user.updateMany({ where: { id: record.id }, data: { lastVisit: new Date() } })
  }
})
