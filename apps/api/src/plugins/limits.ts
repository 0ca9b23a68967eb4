import rateLimit from '@fastify/rate-limit'
import type { Route } from '@energy/contracts/route'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Env } from '../shared/settings/api-settings.ts'
import { clientOf } from '../shared/access/client.ts'
import { tooMany } from '../shared/http-error.ts'

type Limit = NonNullable<Route['config']['limit']>

const MINUTE = 60_000
/** Clients that are counted for each limit: the least recently seen is dropped first. */
const MAX_CLIENTS = 10_000
/** Look-ups a minute of all clients together, so that many clients cannot enumerate accounts. */
const LOOKUPS_OF_ALL = 600

/** Limits the calls a minute of the routes whose contract has a `limit`. */
export const limits = fp<{ env: Env }>(async (app, { env }) => {
  await app.register(rateLimit, { global: false, cache: MAX_CLIENTS })

  const limiter = (max: number, keyGenerator: (request: FastifyRequest) => string) => {
    const counted = app.createRateLimit({ max, timeWindow: MINUTE, keyGenerator })
    return async (request: FastifyRequest) => {
      const count = await counted(request)
      if (!count.isAllowed && count.isExceeded) throw tooMany(Math.max(1, count.ttlInSeconds))
    }
  }
  const limiters: Record<Limit, readonly ReturnType<typeof limiter>[]> = {
    // A client's calls over its own limit do not count towards the limit of all.
    // Stryker disable next-line StringLiteral, ArrowFunction: the text of a shared key does not matter
    lookup: [limiter(env.RATE_LIMIT_LOOKUP, clientOf), limiter(LOOKUPS_OF_ALL, () => 'all')],
    searches: [limiter(env.RATE_LIMIT_SEARCHES, clientOf)],
    forms: [limiter(env.RATE_LIMIT_FORMS, clientOf)],
    uploads: [limiter(env.RATE_LIMIT_UPLOADS, clientOf)],
  }

  app.addHook('onRequest', async (request) => {
    const { limit } = request.routeOptions.config
    if (limit) for (const check of limiters[limit]) await check(request)
  })
})
