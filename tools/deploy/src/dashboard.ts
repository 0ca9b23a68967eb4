// Serves the dashboard's files under /dashboard/ of ADMIN_PORT.
import { join } from 'node:path'
import { listen, settingsOrExit } from '@energy/server/boot'
import { closeGracefully } from '@energy/server/graceful-close'
import { dashboardFiles } from '@energy/local/gateway/gateway-dashboard'
import fastify, { LogController } from 'fastify'
import { readDashboardSettings } from './dashboard-settings.ts'

const { ADMIN_PORT, HOST = '0.0.0.0', DRAIN_MS, LOG_LEVEL, config } = settingsOrExit(readDashboardSettings)
const app = fastify({
  logger: { level: LOG_LEVEL },
  logController: new LogController({ disableRequestLogging: true }),
  return503OnClosing: false,
})
closeGracefully(app, DRAIN_MS)
await app.register(dashboardFiles, { prefix: '/dashboard', root: join(import.meta.dirname, 'files'), config })
app.get('/', (_request, reply) => reply.redirect('/dashboard/'))
await listen(app, HOST, { ADMIN_PORT })
