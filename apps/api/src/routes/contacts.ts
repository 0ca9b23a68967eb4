import { contact, type NewContact } from '@energy/contracts/contacts'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { containing, isId, keyset, page, wholeCount } from '../paging.ts'
import { notFound } from '../problem.ts'
import { preferencesOf } from '../stored.ts'

export const contacts: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contact.list,
    handler: async ({ query }, reply) => {
      const { after, direction, take } = keyset(query, true)
      const text = query.q ? containing(query.q) : undefined
      const asked = text ? { OR: [{ firstName: text }, { lastName: text }, { email: text }, { comment: text }] } : {}
      const [found, total] = await Promise.all([
        app.db.contact.findMany({
          where: { ...asked, ...(after && { id: after }) },
          orderBy: { id: direction },
          take,
        }),
        text ? app.db.contact.count({ where: asked }) : wholeCount(app.db, 'contacts'),
      ])
      return page(reply, query, found, total).map(({ id, userId, createdAt, preferences, ...written }) => ({
        ...written,
        _id: id,
        preferences: preferencesOf(preferences),
        createdAt: createdAt.toISOString(),
        bound: userId !== null,
      }))
    },
  })

  app.route({
    ...contact.create,
    handler: async (request, reply) => {
      const { body, caller } = request
      const insertedId = await app.writeOnce(request, async (within, chosen) => {
        const userId = caller?.record?.id ?? null
        const data = { ...body, ...chosen, preferences: preferred(body.preferences), userId }
        return (await within.contact.create({ data, select: { id: true } })).id
      })
      reply.code(201)
      return { acknowledged: true as const, insertedId }
    },
  })

  app.route({
    ...contact.remove,
    handler: async (request) => {
      const { id } = request.params
      if (!isId(id)) throw notFound()
      await app.write(request, async (within) => {
        await within.contact.delete({ where: { id }, select: { id: true } })
        return id
      })
      return { acknowledged: true as const, deletedCount: 1 }
    },
  })
}

function preferred({ allAbove = false, email, phone, post }: NonNullable<NewContact['preferences']> = {}) {
  return {
    email: allAbove || email === true,
    phone: allAbove || phone === true,
    post: allAbove || post === true,
    allAbove,
  }
}
