import { isAllowed, ROLES_WITH, type StaffAccess } from '@energy/contracts/people/roles'
import type { Access, RouteOptions } from '@energy/contracts/route'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type Caller, type Identity, callerOf } from '../shared/access/caller.ts'
import { callerOfKey, isKey } from '../shared/access/key-caller.ts'
import { notBeingDeleted } from '../shared/access/people.ts'
import { forbidden, unauthorized } from '../shared/http-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<RouteOptions> {}
}

// Stryker disable next-line ObjectLiteral: it is checked only where the contract has an e-mail
const WithEmail = Type.Object({ email: Type.String() })
const emailIn = (input: unknown) => (Value.Check(WithEmail, input) ? input.email.trim().toLowerCase() : undefined)

/** Those whom an access admits, in a refusal. */
const WORDS: Record<StaffAccess, string> = {
  staff: 'staff',
  editor: 'an editor',
  sales: 'somebody in sales',
  admin: 'an admin',
}

const isAdmitting = (needed: Access): needed is StaffAccess => needed in ROLES_WITH

/**
 * Enforces `access` of the route's contract for each call, before the body is read; for what only admins do once it has
 * come, too.
 * `secondFactor`: whether calls that need a role of staff need a sign-in with a second factor, too; API keys do not.
 */
export const access = fp<{ adminEmails: readonly string[]; secondFactor: boolean }>(async (app, options) => {
  const { adminEmails, secondFactor: isSecondFactorNeeded } = options
  // Stryker disable next-line StringLiteral, CallExpression: request.caller is falsy without its decorator, too
  app.decorateRequest('caller', null)

  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} declares no access`)
  })

  /** @throws HttpError where the caller may not make the call */
  const admit = async (request: FastifyRequest) => {
    const { access: needed, owner, others, personal } = request.routeOptions.config
    // Stryker disable next-line StringLiteral: no such text contains a token
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (!needed) return
    if (needed === 'public') {
      // A write without a token is bound to nobody. An invalid token is rejected, so that the person can renew it.
      const reads = request.method === 'GET' || request.method === 'HEAD'
      if (token && !reads && !isKey(token)) request.caller = await recognise(token)
      return
    }
    if (!token) throw unauthorized('Sign in first.')
    if (isKey(token)) {
      const key = (request.caller = await callerOfKey(app.db, token))
      if (!personal && isAdmitting(needed) && key.record && isAllowed(key.record.role, needed)) return
      throw forbidden('This API key does not admit to this call.')
    }
    // Stryker disable next-line ConditionalExpression: only params of a route with an owner have an e-mail
    const target = owner === 'params' ? emailIn(request.params) : undefined
    const caller = (request.caller = await recognise(token))
    await stampVisit(caller)
    if (needed === 'signed-in' || (needed === 'self' && (target === undefined || (await isOwn(caller, target))))) return
    const admitted = needed === 'self' ? others : needed
    if (admitted && isAllowed(caller.record?.role ?? 'user', admitted)) {
      if (isSecondFactorNeeded && !caller.secondFactor) throw forbidden('Sign in with a second factor first.')
      return app.identity.confirm(caller)
    }
    throw forbidden(needed === 'self' ? 'This belongs to somebody else.' : `Only ${WORDS[needed]} may do this.`)
  }
  app.addHook('onRequest', admit)

  // The body has come. Its sender can delay it until their role is taken. By what only admins do the role could come back,
  // so it is read again for that. The body may name a person without a record, and only that person may create it.
  app.addHook('preHandler', async (request) => {
    const { access: needed, owner } = request.routeOptions.config
    if (request.body !== undefined && needed === 'admin') await admit(request)
    if (owner === 'body' && callerOf(request).email !== emailIn(request.body))
      throw forbidden('A record can be created only for your own e-mail.')
  })

  async function recognise(token: string): Promise<Caller> {
    const identity = await app.identity.verify(token)
    return { ...identity, record: await recordOf(identity) }
  }

  async function recordOf({ uid, email, emailVerified }: Identity) {
    const records = await app.db.user.findMany({
      where: { ...notBeingDeleted, OR: [{ uid }, ...(emailVerified ? [{ uid: null, email }] : [])] },
    })
    const record = records.find((each) => each.uid === uid) ?? records[0]
    if (!record) return undefined
    const waits = record.uid === null || record.requestedRole === 'admin'
    const isFirstAdmin = waits && emailVerified && email === record.email && adminEmails.includes(email)
    if (record.uid !== null && !isFirstAdmin) return record
    // The first verified sign-in binds the record to its identity. ADMIN_EMAILS makes the person an admin.
    const { id, requestedRole } = record
    const [updated] = await app.db.user.updateManyAndReturn({
      where: { ...notBeingDeleted, id, uid: record.uid, requestedRole },
      data: { uid, ...(isFirstAdmin && { role: 'admin', requestedRole: null }) },
    })
    return updated ?? (await app.db.user.findUnique({ where: { ...notBeingDeleted, uid } })) ?? undefined
  }

  // A person without a record gets 404 only for their own address. A person whose deletion has begun can ask for it
  // again.
  async function isOwn(caller: Caller, email: string) {
    if (caller.record) return caller.record.email === email
    if (caller.email !== email) return false
    const existing = await app.db.user.findUnique({ where: { email }, select: { uid: true } })
    // Staff have imported them: the record is theirs from the first call with a verified e-mail on.
    if (existing?.uid === null) throw forbidden('Verify your e-mail address first.')
    return !existing || existing.uid === caller.uid
  }

  async function stampVisit({ record }: Caller) {
    const today = new Date(new Date().setUTCHours(0, 0, 0, 0))
    if (!record || (record.lastVisit && record.lastVisit >= today)) return
    await app.db.user.updateMany({ where: { id: record.id }, data: { lastVisit: new Date() } })
  }
})
