import { isAllowed, ROLES_WITH, type Role } from '@energy/contracts/people/roles'
import { user } from '@energy/contracts/people/users'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { finishDeletion } from './deletion.ts'
import type { Env } from '../../shared/settings/api-settings.ts'
import { Prisma, type User } from '../../generated/client.ts'
import { readPage } from '../../shared/lists/list.ts'
import { lockPerson, notBeingDeleted, requireAnotherAdmin, requireMayChange } from '../../shared/access/people.ts'
import { phonesOfUser } from '../../shared/lists/phones.ts'
import { mediaLink } from '@energy/contracts/pictures/media'
import { pictureOfUpload } from '../../shared/media/store.ts'
import { changedFields } from '../../shared/audited.ts'
import { callerOf } from '../../shared/access/caller.ts'
import { forbidden } from '../../shared/http-error.ts'
import { businessInfoOf, personalInfoOf } from '../../shared/database/json-columns.ts'
import { nameOf } from './name.ts'
import { answersOf, userAnswer } from './user-answer.ts'

/** The width in the image link of a person's picture, in pixels. */
const AVATAR_WIDTH = 320

/** The columns that `q` searches, among users with one of these roles, or for the one with this id. */
const textsOf = (roles: readonly Role[] | undefined, id: string) => ({
  table: Prisma.sql`users`,
  columns: [Prisma.sql`username`, Prisma.sql`email`],
  phones: phonesOfUser,
  rows: Prisma.sql`"deletingAt" IS NULL AND ${roles ? Prisma.sql`role = ANY(${roles}::"Role"[])` : Prisma.sql`true`}
    AND ${id ? Prisma.sql`id = ${id}::uuid` : Prisma.sql`true`}`,
})

/**
 * Takes back what a person has given to others, or to another address of theirs, with a role that they lose: by an open
 * invitation the role would be back, and by a preview link they would read drafts.
 */
async function endLinksBy(tx: Prisma.TransactionClient, id: string) {
  await tx.invitation.deleteMany({ where: { invitedById: id } })
  await tx.preview.updateMany({ where: { authorId: id, revokedAt: null }, data: { revokedAt: new Date() } })
}

/** Takes back what a person had by the former role, or may get by an open invitation. */
async function settleRole(tx: Prisma.TransactionClient, { id, email }: User, role: Role) {
  // Accepted later, it would bring back the role that an admin has taken.
  await tx.invitation.deleteMany({ where: { email } })
  if (!isAllowed(role, 'admin')) {
    await endLinksBy(tx, id)
    // They would work again, unseen until then, when the person becomes an admin again.
    await tx.apiKey.deleteMany({ where: { ownerId: id } })
  }
  // Nobody else is notified of what customers write back about them.
  if (!isAllowed(role, 'sales')) await tx.inquiry.updateMany({ where: { assigneeId: id }, data: { assigneeId: null } })
}

export const users: FastifyPluginAsyncTypebox<{ env: Env }> = async (app, { env }) => {
  app.route({
    ...user.list,
    handler: async ({ query }, reply) => {
      const { role, access, id = '' } = query
      const roles = role ? [role].filter((each) => !access || isAllowed(each, access)) : access && ROLES_WITH[access]
      const found = await readPage(app.db, reply, query, {
        texts: textsOf(roles, id),
        isFiltered: id !== '',
        read: ({ ids, direction, take }) =>
          app.db.user.findMany({
            where: { ...notBeingDeleted, ...(roles && { role: { in: [...roles] } }), id: ids },
            orderBy: { id: direction },
            take,
          }),
      })
      return answersOf(app.db, found)
    },
  })

  app.route({
    ...user.create,
    handler: async (request, reply) => {
      const { role: requested = 'user', ...person } = request.body
      const caller = callerOf(request)
      // The token of a deleted person is valid until it expires; it must not create their record again.
      await app.identity.confirm(caller)
      const { uid, emailVerified } = caller
      // Until the e-mail is verified a person in ADMIN_EMAILS waits, like for an approval.
      const isFirstAdmin = env.ADMIN_EMAILS.includes(person.email)
      const granted = (isFirstAdmin && emailVerified) || (requested === 'admin' && env.ADMIN_SIGNUP === 'open')
      const data = {
        username: nameOf(person),
        ...person,
        uid,
        role: granted ? ('admin' as const) : ('user' as const),
        requestedRole: !granted && (isFirstAdmin || requested === 'admin') ? ('admin' as const) : null,
        lastVisit: new Date(),
      }
      const insertedId = await app.write(
        request,
        async (tx) => (await tx.user.create({ data, select: { id: true } })).id,
      )
      reply.code(201).header('location', `users/${encodeURIComponent(person.email)}`)
      return { acknowledged: true as const, insertedId }
    },
  })

  app.route({
    ...user.read,
    handler: async ({ params }) =>
      userAnswer(app.db, await app.db.user.findUniqueOrThrow({ where: { ...notBeingDeleted, ...params } })),
  })

  app.route({
    ...user.update,
    handler: async (request) => {
      const { firstName, lastName, username, image, personalInfo, businessInfo, email, role } = request.body
      const written = await app.write(request, async (tx) => {
        const before = await lockPerson(tx, request.params.email)
        requireMayChange(request, before)
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
        const same = {
          ...names,
          personalInfo: { equals: infos.personalInfo },
          businessInfo: { equals: infos.businessInfo },
        }
        const { count } = await tx.user.updateMany({
          where: { id: before.id, NOT: same },
          data: { ...names, ...infos },
        })
        return count ? before.id : undefined
      })
      return { acknowledged: true as const, matchedCount: 1, modifiedCount: written ? 1 : 0 }
    },
  })

  app.route({
    ...user.setPicture,
    handler: async (request) => {
      const hash = await pictureOfUpload(app, request, {
        upload: request.body.upload,
        library: false,
        write: async (tx, picture) => {
          const person = await lockPerson(tx, request.params.email)
          requireMayChange(request, person)
          const { id } = person
          await tx.user.update({ where: { id }, data: { image: mediaLink(picture.hash, AVATAR_WIDTH) } })
          return id
        },
      })
      return { image: mediaLink(hash, AVATAR_WIDTH) }
    },
  })

  app.route({
    ...user.setRole,
    handler: async (request) => {
      const { email } = request.params
      const { role } = request.body
      const written = await app.write(request, async (tx) => {
        if (role !== 'admin') await requireAnotherAdmin(tx, email)
        const before = await lockPerson(tx, email)
        if (role !== before.role) await settleRole(tx, before, role)
        const answered = { role, requestedRole: null }
        const { count } = await tx.user.updateMany({ where: { id: before.id, NOT: answered }, data: answered })
        const { role: old, requestedRole } = before
        const fields = changedFields({ role: old, requestedRole }, answered)
        return { record: count ? before.id : undefined, fields }
      })
      return { acknowledged: true as const, matchedCount: 1, modifiedCount: written.record ? 1 : 0 }
    },
  })

  app.route({
    ...user.signOutEverywhere,
    handler: async (request) => {
      const { email } = request.params
      await app.write(request, async (tx) => {
        const person = await tx.user.findUniqueOrThrow({ where: { ...notBeingDeleted, email } })
        await app.identity.revoke(person)
        return person.id
      })
      return { acknowledged: true as const }
    },
  })

  app.route({
    ...user.removeSecondFactor,
    handler: async (request) => {
      const { email } = request.params
      await app.write(request, async (tx) => {
        const person = await tx.user.findUniqueOrThrow({ where: { ...notBeingDeleted, email } })
        await app.identity.removeSecondFactor(person)
        return person.id
      })
      return { acknowledged: true as const }
    },
  })

  app.route({
    ...user.remove,
    handler: async (request) => {
      const { email } = request.params
      // From here on the record is invisible. Where a later step fails, the worker repeats it.
      const id = await app.write(request, async (tx) => {
        await requireAnotherAdmin(tx, email)
        const person = await tx.user.findUniqueOrThrow({ where: { email } })
        requireMayChange(request, person)
        await tx.user.update({ where: { email }, data: { deletingAt: new Date() } })
        await endLinksBy(tx, person.id)
        return person.id
      })
      await finishDeletion({ db: app.db, accounts: app.identity, storage: app.storage }, id)
      return { acknowledged: true as const, deletedCount: 1 }
    },
  })

  app.route({
    ...user.lookup,
    handler: async ({ body }) => {
      const found = await app.db.user.findUnique({ where: { ...notBeingDeleted, ...body }, select: { uid: true } })
      return { found: found !== null, ...(found?.uid === null && { bound: false as const }) }
    },
  })
}
