import { Overview, health, menu, overview, ready } from '@energy/contracts/site'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/** As many of each kind as the navigation lists. */
const MENU = 50

const Counted = Type.Tuple([Overview])

export const site: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...menu,
    handler: async () => {
      const first = { orderBy: { id: 'asc' as const }, take: MENU }
      const [services, products] = await Promise.all([
        app.db.content.findMany({
          where: { kind: 'services', deletedAt: null },
          select: { id: true, titlePrefix: true, headerTitle: true },
          ...first,
        }),
        app.db.content.findMany({
          where: { kind: 'products', deletedAt: null },
          select: { id: true, headerTitle: true },
          ...first,
        }),
      ])
      return {
        services: services.map(({ id, titlePrefix, headerTitle }) => ({
          _id: id,
          titlePrefix: titlePrefix || headerTitle,
        })),
        products: products.map(({ id, headerTitle }) => ({ _id: id, headerTitle })),
      }
    },
  })

  app.route({
    ...overview,
    handler: async () => {
      const [counts] = Value.Parse(
        Counted,
        await app.db.$queryRaw`
          SELECT count(*) FILTER (WHERE kind = 'products')::int AS products,
                 count(*) FILTER (WHERE kind = 'services')::int AS services,
                 count(*) FILTER (WHERE kind = 'blogs')::int AS blogs,
                 (SELECT count(*)::int FROM users WHERE "deletingAt" IS NULL) AS users,
                 (SELECT count(*)::int FROM specialists) AS requests,
                 (SELECT count(DISTINCT nullif(email, ''))::int FROM specialists) AS people
          FROM content WHERE "deletedAt" IS NULL`,
      )
      return counts
    },
  })

  app.route({ ...health, handler: async () => ({ status: 'ok' as const }) })

  app.route({
    ...ready,
    handler: async () => {
      await app.db.$queryRaw`SELECT 1`
      return { status: 'ok' as const }
    },
  })
}
