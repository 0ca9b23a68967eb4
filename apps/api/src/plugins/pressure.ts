import underPressure from '@fastify/under-pressure'
import fp from 'fastify-plugin'
import type { Env } from '../shared/settings/api-settings.ts'
import { unavailable } from '../shared/http-error.ts'

/** Rejects calls while the server is overloaded, so that accepted calls are still answered in time. */
export const pressure = fp<{ env: Env }>(async (app, { env }) => {
  await app.register(underPressure, {
    maxEventLoopDelay: env.MAX_EVENT_LOOP_DELAY,
    // An interval without a sample counts as an infinite delay, so the interval is at least the allowed delay.
    sampleInterval: Math.max(500, env.MAX_EVENT_LOOP_DELAY),
    pressureHandler: async ({ routeOptions }) => {
      if (routeOptions.config.sheds !== false) throw unavailable()
    },
  })
  // A call behind this many others would not get a database connection in time.
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (app.pool.waitingCount >= env.MAX_WAITING && routeOptions.config.sheds !== false) throw unavailable()
  })
})
