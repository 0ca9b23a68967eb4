import type { kinds } from '@energy/contracts/content'
import { health, menu, overview, ready, Overview } from '@energy/contracts/site'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Type } from '@sinclair/typebox'
import { Prisma } from '../../generated/client.ts'
import { countOf } from '../../shared/lists/count.ts'
import { unavailable } from '../../shared/http-error.ts'

/** The number of items of each kind in the navigation. */
const MENU_ITEMS = 50

const Counts = TypeCompiler.Compile(Type.Tuple([Overview]))
/** Counts a kind. Its name stands in the statement, because with a parameter PostgreSQL would not use the index. */
const content = (kind: keyof typeof kinds) =>
  countOf(Prisma.raw(`SELECT 1 FROM content WHERE kind = '${kind}' AND "deletedAt" IS NULL`))

/** @param options.isClosing whether the server is closing, and a balancer should use another replica */
export const site: FastifyPluginAsyncTypebox<{ isClosing: () => boolean }> = async (app, { isClosing }) => {
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
      const [counts] = Counts.Decode(
        await app.db.$queryRaw`
          SELECT ${content('products')} AS products, ${content('services')} AS services, ${content('blogs')} AS blogs,
            ${countOf(Prisma.sql`SELECT 1 FROM users WHERE "deletingAt" IS NULL`)} AS users,
            ${countOf(Prisma.sql`SELECT 1 FROM specialists`)} AS requests,
            ${countOf(Prisma.sql`SELECT DISTINCT email FROM specialists WHERE email <> ''`)} AS people`,
      )
      return counts
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
