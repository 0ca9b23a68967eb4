// The dashboard's files, served by themselves: under /dashboard/ of ADMIN_PORT.
import { join } from 'node:path'
import { readClientConfig } from '@energy/server/client-config'
import { closing } from '@energy/server/graceful-close'
import { dashboardFiles } from '@energy/local/gateway/gateway-dashboard'
import fastify, { LogController } from 'fastify'

const { ADMIN_PORT = '4300', HOST = '0.0.0.0', DRAIN_MS = '0', LOG_LEVEL = 'info' } = process.env

function refuse(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

try {
  const config = readClientConfig(process.env)
  const app = fastify({
    logger: { level: LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
  })
  closing(app, Number(DRAIN_MS))
  await app.register(dashboardFiles, { prefix: '/dashboard', root: join(import.meta.dirname, 'files'), config })
  app.get('/', (_request, reply) => reply.redirect('/dashboard/'))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close())
  await app.listen({ port: Number(ADMIN_PORT), host: HOST })
} catch (error) {
  refuse(error)
}
