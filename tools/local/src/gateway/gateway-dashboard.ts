import { pageHeaders } from '@energy/server/page-headers'
import type { ClientConfig } from '@energy/contracts/site/client-config'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

export interface Dashboard {
  /** Directory of the built files. */
  root: string
  /** The settings that the browser reads from `config.json`. */
  config: ClientConfig
}

/** Serves the dashboard's built files under the registered prefix. Each client-side route answers `index.html`. */
export async function dashboardFiles(app: FastifyInstance, { root, config }: Dashboard) {
  const headers = pageHeaders(config)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(config))
  // The static files start at the slash; without this route, `/dashboard` would be answered by the site.
  app.get('', (_request, reply) => reply.sendFile('index.html'))
  app.setNotFoundHandler((request, reply) =>
    request.url.startsWith(`${app.prefix}/assets/`)
      ? reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.')
      : reply.sendFile('index.html'),
  )
}
