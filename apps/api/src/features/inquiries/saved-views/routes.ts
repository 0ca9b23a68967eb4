import { MAX_SAVED_VIEWS, savedView as contract } from '@energy/contracts/inquiries/saved-views'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Prisma } from '../../../generated/client.ts'
import { callerOf } from '../../../shared/access/caller.ts'
import { conflict, forbidden, notFound } from '../../../shared/http-error.ts'
import { inboxReader } from '../reader.ts'
import { listSavedViews } from './list.ts'

const done = { acknowledged: true as const }

/** The id of the admin who calls. */
function adminOf(request: FastifyRequest) {
  const { record } = callerOf(request)
  if (!record) throw notFound()
  return record.id
}

/** A saved view that an admin sees. @throws HttpError 404 */
async function visible(tx: Prisma.TransactionClient, id: string, adminId: string) {
  const { ownerId, shared } = await tx.inboxView.findUniqueOrThrow({
    where: { id },
    select: { ownerId: true, shared: true },
  })
  const own = ownerId === adminId
  if (!own && !shared) throw notFound()
  return { own }
}

/** The saved views of the inbox. */
export const savedViews: FastifyPluginAsyncTypebox = async (app) => {
  const readerOf = inboxReader(app)

  app.route({
    ...contract.list,
    handler: async (request) => listSavedViews(app.db, await readerOf(request)),
  })

  app.route({
    ...contract.create,
    handler: async (request, reply) => {
      const ownerId = adminOf(request)
      const { name, filter, shared = false } = request.body
      const insertedId = await app.writeOnce(request, async (tx, chosen) => {
        // Two calls at once cannot both be the last that is allowed.
        await tx.$executeRaw`SELECT 1 FROM users WHERE id = ${ownerId}::uuid FOR UPDATE`
        if ((await tx.inboxView.count({ where: { ownerId } })) >= MAX_SAVED_VIEWS)
          throw conflict(`You have ${MAX_SAVED_VIEWS} saved views, and more are not possible. Delete one first.`)
        const data = { ...chosen, name, filter, shared, ownerId }
        return (await tx.inboxView.create({ data, select: { id: true } })).id
      })
      reply.code(201).header('location', `inbox-views/${insertedId}`)
      return { ...done, insertedId }
    },
  })

  app.route({
    ...contract.update,
    handler: async (request) => {
      const { id } = request.params
      const adminId = adminOf(request)
      await app.write(request, async (tx) => {
        const { own } = await visible(tx, id, adminId)
        if (!own) throw forbidden('Only the admin who saved this view can change it. You can save it as a new one.')
        await tx.inboxView.update({ where: { id }, data: request.body })
        return id
      })
      return { ...done, matchedCount: 1, modifiedCount: 1 }
    },
  })

  app.route({
    ...contract.remove,
    handler: async (request) => {
      const { id } = request.params
      const adminId = adminOf(request)
      await app.write(request, async (tx) => {
        await visible(tx, id, adminId)
        await tx.inboxView.delete({ where: { id }, select: { id: true } })
        return id
      })
      return { ...done, deletedCount: 1 }
    },
  })
}
