import { kinds, type Kind } from '@energy/contracts/content'
import { keysOf } from '@energy/contracts/record-of'
import { health, menu, menuItems, overview, ready, Overview } from '@energy/contracts/site'
import { site as contract } from '@energy/contracts/site/site-pages'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Type } from '@sinclair/typebox'
import { Prisma, type PrismaClient } from '../../generated/client.ts'
import { LIVE_SQL } from '../../shared/live.ts'
import { countOf } from '../../shared/lists/count.ts'
import { unavailable } from '../../shared/http-error.ts'
import { readMenu } from '../../shared/site/menu.ts'
import { siteAnswer } from '../../shared/site/site-answer.ts'

/** The number of items of each kind from which staff choose. */
const MAX_MENU_ITEMS = 1_000

/** The database notifies of content alone: users and requests that another process writes are counted after this, in ms. */
const OVERVIEW_MAX_AGE = 1_000

const Counts = TypeCompiler.Compile(Type.Tuple([Overview]))
/** Counts a kind. Its name stands in the statement, because with a parameter PostgreSQL would not use the index. */
const countOfKind = (kind: Kind) =>
  Prisma.sql`${countOf(Prisma.raw(`SELECT 1 FROM items WHERE kind = '${kind}' AND "deletedAt" IS NULL${LIVE_SQL}`))} AS ${Prisma.raw(kind)}`

/** Counts for the dashboard. */
async function counts(db: PrismaClient) {
  const [counted] = Counts.Decode(
    await db.$queryRaw`
      SELECT ${Prisma.join(keysOf(kinds).map(countOfKind))},
        ${countOf(Prisma.sql`SELECT 1 FROM users WHERE "deletingAt" IS NULL`)} AS users,
        ${countOf(Prisma.sql`SELECT 1 FROM inquiries WHERE form = 'specialists'`)} AS requests,
        ${countOf(Prisma.sql`SELECT DISTINCT email FROM inquiries WHERE form = 'specialists' AND email <> ''`)} AS people`,
  )
  return counted
}

/** @param options.isClosing whether the server is closing, and a balancer should use another replica */
export const site: FastifyPluginAsyncTypebox<{ isClosing: () => boolean }> = async (app, { isClosing }) => {
  app.route({ ...menu, handler: () => readMenu(app.db) })

  app.route({ ...menuItems, handler: () => readMenu(app.db, MAX_MENU_ITEMS) })

  app.route({ ...contract, handler: async ({ query: { page = 'other' } }) => siteAnswer(app.db, page) })

  app.route({ ...overview, handler: app.remembered('overview', () => counts(app.db), OVERVIEW_MAX_AGE) })

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
