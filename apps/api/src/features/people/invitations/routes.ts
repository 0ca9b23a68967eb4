import { invitation as contract } from '@energy/contracts/people/invitations'
import { isStaff } from '@energy/contracts/people/roles'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { changedFields } from '../../../shared/audited.ts'
import { callerOf } from '../../../shared/access/caller.ts'
import { deleteRecord } from '../../../shared/database/delete-record.ts'
import { conflict, forbidden } from '../../../shared/http-error.ts'
import { lockPerson, notBeingDeleted } from '../../../shared/access/people.ts'
import { linkedInvitation, newExpiry, roleOf } from './invitation.ts'

const done = { acknowledged: true as const }

/** Invitations to the dashboard: of admins, and what the link in the mail does. */
export const invitations: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contract.list,
    handler: async () => {
      const rows = await app.db.invitation.findMany({
        orderBy: { id: 'desc' },
        include: { invitedBy: { select: { username: true, email: true } }, refusal: true },
      })
      return rows.map(({ id: _id, email, role, invitedBy, sentAt, expiresAt, refusal }) => ({
        _id,
        email,
        role: roleOf(role),
        invitedBy: invitedBy?.username || invitedBy?.email || '',
        sentAt: sentAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        refusal: refusal?.words ?? '',
      }))
    },
  })

  app.route({
    ...contract.create,
    handler: async (request, reply) => {
      const { email, role } = request.body
      const invitedById = callerOf(request).record?.id ?? null
      const send = await app.outbox()
      const insertedId = await app.writeOnce(request, async (tx, chosen) => {
        const person = await tx.user.findUnique({ where: { ...notBeingDeleted, email } })
        if (person && isStaff(person.role))
          throw conflict('They work in the dashboard already. Change their role instead.')
        if (await tx.invitation.count({ where: { email } }))
          throw conflict('There is an invitation for this address. Send it again, or revoke it first.')
        const { id } = await tx.invitation.create({
          data: { ...chosen, email, role, invitedById, expiresAt: newExpiry() },
        })
        await send(tx, { mail: 'invitation', invitation: id })
        return id
      })
      reply.code(201).header('location', `invitations/${insertedId}`)
      return { ...done, insertedId }
    },
  })

  app.route({
    ...contract.send,
    handler: async (request, reply) => {
      const { id } = request.params
      const send = await app.outbox()
      await app.writeOnce(request, async (tx) => {
        await tx.invitation.update({ where: { id }, data: { sentAt: new Date(), expiresAt: newExpiry() } })
        await tx.mailRefusal.deleteMany({ where: { invitationId: id } })
        await send(tx, { mail: 'invitation', invitation: id })
        return id
      })
      reply.code(202)
      return done
    },
  })

  app.route({
    ...contract.remove,
    handler: (request) => deleteRecord(app, request, (tx, id) => tx.invitation.delete({ where: { id } })),
  })

  app.route({
    ...contract.readLinked,
    handler: async ({ params }) => {
      const { email, role, expiresAt } = await linkedInvitation(app.db, params.token)
      return { email, role: roleOf(role), expiresAt: expiresAt.toISOString() }
    },
  })

  app.route({
    ...contract.accept,
    handler: async (request) => {
      const caller = callerOf(request)
      await app.identity.confirm(caller)
      const { email, record } = caller
      const { method, url } = contract.accept
      // The link came by mail, so the caller reads the mails of that address.
      await app.db.$transaction(async (tx) => {
        const invited = await linkedInvitation(tx, request.params.token)
        if (invited.email !== email)
          throw forbidden(`This invitation is for ${invited.email}. Sign in with that address.`)
        const person = await lockPerson(tx, email)
        // A token names an address before it is verified, and a record may be bound to another account.
        if (person.id !== record?.id)
          throw conflict(
            person.uid === null
              ? 'Verify your e-mail address first.'
              : 'Another account has this address. Ask an admin.',
          )
        // Of two calls at once, the second finds nothing to delete.
        await tx.invitation.delete({ where: { id: invited.id } })
        const { role } = person.role === 'admin' ? person : invited
        await tx.user.update({ where: { id: person.id }, data: { role, requestedRole: null } })
        const fields = changedFields({ role: person.role }, { role })
        await tx.audit.create({ data: { who: person.id, what: `${method} ${url}`, record: person.id, fields } })
      })
      return done
    },
  })
}
