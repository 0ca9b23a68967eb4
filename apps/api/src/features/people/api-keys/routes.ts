import { apiKey as contract, KEY_PREFIX, KeyRole } from '@energy/contracts/people/api-keys'
import { isAllowed } from '@energy/contracts/people/roles'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Value } from '@sinclair/typebox/value'
import type { Prisma, User } from '../../../generated/client.ts'
import { callerOf } from '../../../shared/access/caller.ts'
import { deleteRecord } from '../../../shared/database/delete-record.ts'
import { forbidden } from '../../../shared/http-error.ts'
import { admittedTo, lockPerson } from '../../../shared/access/people.ts'
import { hashOf, newToken } from '../../../shared/access/tokens.ts'

const done = { acknowledged: true as const }

/**
 * Locks the record of an admin: a demotion at the same moment, which deletes the keys, waits and finds the new one, or has
 * come first. A key that was made after it would work again with the role.
 * @throws HttpError 403 for somebody who is no admin any more
 */
async function lockAdmin(tx: Prisma.TransactionClient, { email }: Pick<User, 'email'>) {
  const { role } = await lockPerson(tx, email)
  if (!isAllowed(role, 'admin')) throw forbidden('Only an admin may do this.')
}

/** The keys of staff's scripts. plugins/access.ts recognises them. */
export const apiKeys: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contract.list,
    handler: async () => {
      const rows = await app.db.apiKey.findMany({
        where: { owner: admittedTo('admin') },
        orderBy: { id: 'desc' },
        include: { owner: { select: { username: true, email: true } } },
      })
      return rows.map(({ id: _id, name, role, hint, owner, createdAt, lastUsedAt }) => ({
        _id,
        name,
        role: Value.Parse(KeyRole, role),
        hint,
        madeBy: owner.username || owner.email,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? '',
      }))
    },
  })

  app.route({
    ...contract.create,
    handler: async (request, reply) => {
      const { name, role } = request.body
      const owner = callerOf(request).record
      if (!owner) throw forbidden('Only an admin may do this.')
      const key = KEY_PREFIX + newToken()
      const secret = { hash: hashOf(key), hint: key.slice(-4) }
      const data = { name, role, ownerId: owner.id, ...secret }
      const claim = { isNew: false }
      const insertedId = await app.writeOnce(request, async (tx, chosen) => {
        claim.isNew = true
        await lockAdmin(tx, owner)
        return (await tx.apiKey.create({ data: { ...chosen, ...data } })).id
      })
      // Only the hash of the key whose answer was lost is stored, so that a repeated call gets another one in its place.
      if (!claim.isNew)
        await app.write(request, async (tx) => {
          await lockAdmin(tx, owner)
          const row = await tx.apiKey.upsert({
            where: { id: insertedId },
            create: { id: insertedId, ...data },
            update: secret,
          })
          return row.id
        })
      reply.code(201).header('location', `api-keys/${insertedId}`).header('cache-control', 'no-store')
      return { ...done, insertedId, key }
    },
  })

  app.route({
    ...contract.remove,
    handler: (request) => deleteRecord(app, request, (tx, id) => tx.apiKey.delete({ where: { id } })),
  })
}
