import { user } from '@energy/contracts/users'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Env } from '../env.ts'
import type { Prisma, User } from '../generated/client.ts'
import { containing, keyset, page } from '../paging.ts'
import { callerOf } from '../plugins/access.ts'
import { conflict, forbidden } from '../problem.ts'
import { businessInfoOf, personalInfoOf } from '../stored.ts'

export const users: FastifyPluginAsyncTypebox<{ env: Env }> = async (app, { env }) => {
  app.route({
    ...user.list,
    handler: async ({ query }, reply) => {
      const { after, rows } = keyset(query)
      const called = query.q ? { OR: [{ username: containing(query.q) }, { email: containing(query.q) }] } : {}
      const [found, total] = await Promise.all([
        app.db.user.findMany({ where: { ...called, ...after }, ...rows }),
        app.db.user.count({ where: called }),
      ])
      return page(reply, query, found, total).map(answer)
    },
  })

  app.route({
    ...user.create,
    handler: async (request, reply) => {
      const { role: wanted = 'user', ...person } = request.body
      const { uid, emailVerified } = callerOf(request)
      const named = emailVerified && env.ADMIN_EMAILS.includes(person.email)
      const granted = named || (wanted === 'admin' && env.ADMIN_SIGNUP === 'open')
      const { id } = await app.db.user.create({
        data: {
          username: `${person.firstName} ${person.lastName}`.trim(),
          ...person,
          uid,
          role: granted ? 'admin' : 'user',
          requestedRole: wanted === 'admin' && !granted ? 'admin' : null,
          lastVisit: new Date(),
        },
        select: { id: true },
      })
      reply.code(201).header('location', `/users/${encodeURIComponent(person.email)}`)
      return { acknowledged: true as const, insertedId: id }
    },
  })

  app.route({
    ...user.read,
    handler: async ({ params }) => answer(await app.db.user.findUniqueOrThrow({ where: params })),
  })

  app.route({
    ...user.update,
    handler: async ({ params, body }) => {
      const { firstName, lastName, username, image, personalInfo, businessInfo, email, role } = body
      const before = await app.db.user.findUniqueOrThrow({ where: params })
      if (email !== undefined && email !== before.email) throw forbidden('An e-mail address cannot be changed here.')
      if (role !== undefined && role !== before.role) throw forbidden('A role is changed by an admin, not here.')
      const infos = {
        personalInfo: { ...personalInfoOf(before.personalInfo), ...personalInfo },
        businessInfo: { ...businessInfoOf(before.businessInfo), ...businessInfo },
      }
      const names = {
        ...(firstName !== undefined && { firstName }),
        ...(lastName !== undefined && { lastName }),
        ...(username !== undefined && { username }),
        ...(image !== undefined && { image }),
      }
      const { count } = await app.db.user.updateMany({
        where: {
          ...params,
          NOT: {
            ...names,
            personalInfo: { equals: infos.personalInfo },
            businessInfo: { equals: infos.businessInfo },
          },
        },
        data: { ...names, ...infos },
      })
      return { acknowledged: true as const, matchedCount: 1, modifiedCount: count }
    },
  })

  app.route({
    ...user.setRole,
    handler: ({ params, body: { role } }) =>
      app.db.$transaction(async (within) => {
        if (role === 'user') await keepAnAdmin(within, params.email)
        const { count } = await within.user.updateMany({
          where: { ...params, NOT: { role, requestedRole: null } },
          data: { role, requestedRole: null },
        })
        if (!count) await within.user.findUniqueOrThrow({ where: params, select: { id: true } })
        return { acknowledged: true as const, matchedCount: 1, modifiedCount: count }
      }),
  })

  app.route({
    ...user.remove,
    handler: ({ params }) =>
      // The identity goes first: should anything after it fail, the record is still there and the call can be repeated.
      app.db.$transaction(
        async (within) => {
          await keepAnAdmin(within, params.email)
          const person = await within.user.findUniqueOrThrow({ where: params })
          await app.identity.remove(person)
          await within.specialist.updateMany({ where: { userId: person.id }, data: BLANK })
          await within.user.delete({ where: params })
          return { acknowledged: true as const, deletedCount: 1 }
        },
        { timeout: 15_000 },
      ),
  })

  app.route({
    ...user.lookup,
    handler: async ({ body }) => ({ found: (await app.db.user.count({ where: body })) > 0 }),
  })
}

/** What a deleted person's requests keep is their date. */
const BLANK = { username: '', email: '', phone: '', businessName: '', businessAddress: '', comment: '' }

/**
 * Holds the admins' records until the transaction ends, so that two who take each other's role wait for one another.
 * @throws Refusal 409 where nobody but this person is an admin
 */
async function keepAnAdmin(within: Prisma.TransactionClient, email: string) {
  await within.$executeRaw`SELECT 1 FROM users WHERE role = 'admin' ORDER BY id FOR UPDATE`
  const admins = await within.user.findMany({ where: { role: 'admin' }, select: { email: true }, take: 2 })
  if (admins.length === 1 && admins[0]?.email === email) throw conflict('The last admin stays an admin.')
}

// Every column: the contract's schema lets through what is answered, and nothing else.
const answer = ({ requestedRole, ...row }: User) => ({
  ...row,
  _id: row.id,
  ...(requestedRole === 'admin' && { requestedRole }),
  createdAt: row.createdAt.toISOString(),
  lastVisit: row.lastVisit?.toISOString() ?? '',
  totalSpend: row.totalSpend.toNumber(),
  personalInfo: personalInfoOf(row.personalInfo),
  businessInfo: businessInfoOf(row.businessInfo),
})
