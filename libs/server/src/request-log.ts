import type { FastifyInstance } from 'fastify'

/** Logs one entry for each request. It has the pattern of the path, as the path may contain an e-mail. */
export function logRequests(app: Pick<FastifyInstance, 'addHook'>) {
  app.addHook('onResponse', ({ log, method, routeOptions }, { statusCode, elapsedTime }, done) => {
    log.info({
      method,
      route: routeOptions.url ?? 'none',
      status: statusCode,
      ms: Math.round(elapsedTime * 10) / 10,
    })
    done()
  })
}
