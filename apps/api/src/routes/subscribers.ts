import { subscriber } from '@energy/contracts/subscribers'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { containing, isId, keyset, page, wholeCount } from '../paging.ts'
import { notFound } from '../problem.ts'

export const subscribers: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...subscriber.list,
    handler: async ({ query }, reply) => {
      const { after, direction, take } = keyset(query, true)
      const asked = query.q ? { email: containing(query.q) } : {}
      const [found, total] = await Promise.all([
        app.db.subscriber.findMany({
          where: { ...asked, ...(after && { id: after }) },
          orderBy: { id: direction },
          take,
        }),
        query.q ? app.db.subscriber.count({ where: asked }) : wholeCount(app.db, 'subscribers'),
      ])
      return page(reply, query, found, total).map(({ id, email, createdAt, confirmedAt }) => ({
        _id: id,
        email,
        createdAt: createdAt.toISOString(),
        confirmedAt: confirmedAt?.toISOString() ?? '',
      }))
    },
  })

  app.route({
    ...subscriber.remove,
    handler: async (request) => {
      const { id } = request.params
      if (!isId(id)) throw notFound()
      await app.write(request, async (within) => {
        await within.subscriber.delete({ where: { id }, select: { id: true } })
        return id
      })
      return { acknowledged: true as const, deletedCount: 1 }
    },
  })
}
