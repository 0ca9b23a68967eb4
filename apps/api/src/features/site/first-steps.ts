import { FirstSteps, firstSteps as contract } from '@energy/contracts/site/first-steps'
import { ROLES_WITH } from '@energy/contracts/people/roles'
import type { TextKind } from '@energy/contracts/texts'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma } from '../../generated/client.ts'
import { LIVE_SQL } from '../../shared/live.ts'

const Steps = TypeCompiler.Compile(Type.Tuple([FirstSteps]))

/** Whether texts of these kinds have been published again: the migrations have written the first version of each. */
const changed = (...kinds: TextKind[]) => Prisma.sql`NOT EXISTS (
  SELECT FROM items WHERE kind = ANY(${kinds}::"Kind"[]) AND "deletedAt" IS NULL AND NOT EXISTS (
    SELECT FROM content_versions WHERE "itemId" = items.id AND number > 1 AND "publishedAt" IS NOT NULL
  )
)`
const shown = Prisma.raw(`"deletedAt" IS NULL${LIVE_SQL}`)

/** What a new company does first. */
export const firstSteps: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contract,
    handler: async () => {
      const [steps] = Steps.Decode(
        await app.db.$queryRaw`
          SELECT ${changed('company')} AS company, ${changed('sales')} AS billing, ${changed('privacy', 'terms')} AS legal,
            EXISTS (SELECT FROM pictures WHERE library AND state = 'ready' AND "deletedAt" IS NULL) AS picture,
            EXISTS (SELECT FROM items WHERE kind = 'services' AND ${shown})
              OR EXISTS (SELECT FROM items WHERE kind = 'products' AND ${shown}) AS item,
            ${changed('bookings')} AS calls,
            (SELECT count(*) > 1 FROM users WHERE role = ANY(${ROLES_WITH.staff}::"Role"[]) AND "deletingAt" IS NULL)
              OR EXISTS (SELECT FROM invitations) AS colleague`,
      )
      return steps
    },
  })
}
