import { join } from 'node:path'
import { closeGracefully } from '@energy/server/graceful-close'
import { requestLimits } from '@energy/server/request-limits'
import { dashboardFiles } from '@energy/local/gateway/gateway-dashboard'
import fastify, { LogController } from 'fastify'
import type { readDashboardSettings } from './dashboard-settings.ts'

/** Serves the dashboard's files under /dashboard/. */
export async function dashboardServer({ DRAIN_MS, LOG_LEVEL, config }: ReturnType<typeof readDashboardSettings>) {
  const app = fastify({
    logger: { level: LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
    ...requestLimits,
    return503OnClosing: false,
  })
  closeGracefully(app, DRAIN_MS)
  await app.register(dashboardFiles, { prefix: '/dashboard', root: join(import.meta.dirname, 'files'), config })
  app.get('/', (_request, reply) => reply.redirect('/dashboard/'))
  return app
}
