import { health, menu, overview, ready } from '@energy/contracts/site'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { countOf } from '../../shared/lists/pagination.ts'
import { unavailable } from '../../shared/http-error.ts'

/** The number of items of each kind in the navigation. */
const MENU_ITEMS = 50

/** @param options.isClosing whether the server is closing, and a balancer should use another replica */
export const site: FastifyPluginAsyncTypebox<{ isClosing: () => boolean }> = async (app, { isClosing }) => {
  const countIn = (list: string) => countOf(app.db, list)

  app.route({
    ...menu,
    handler: async () => {
      const first = { orderBy: { sortKey: 'asc' as const }, take: MENU_ITEMS }
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
      const [products, services, blogs, users, requests, people] = await Promise.all([
        countIn('products'),
        countIn('services'),
        countIn('blogs'),
        countIn('users'),
        countIn('specialists'),
        // The list's name in the table list_counts.
        countIn('senders'),
      ])
      return { products, services, blogs, users, requests, people }
    },
  })

  app.route({ ...health, handler: async () => ({ status: 'ok' as const }) })

  app.route({
    ...ready,
    handler: async () => {
      if (isClosing()) throw unavailable()
      await app.db.$queryRaw`SELECT 1`
      return { status: 'ok' as const }
    },
  })
}
