import { pageHeaders } from '@energy/server/page-headers'
import type { ClientConfig } from '@energy/contracts/client-config'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

export interface Dashboard {
  /** Directory of the built files. */
  root: string
  /** What the browser is told of where it runs. */
  config: ClientConfig
}

/** Serves the dashboard's built files under the prefix it is registered with; any of its routes is `index.html`. */
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
  // The files are served below the slash; whoever leaves it out must not land on the site.
  app.get('', (_request, reply) => reply.sendFile('index.html'))
  app.setNotFoundHandler((request, reply) =>
    request.url.startsWith(`${app.prefix}/assets/`)
      ? reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.')
      : reply.sendFile('index.html'),
  )
}
