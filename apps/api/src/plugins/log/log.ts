import fp from 'fastify-plugin'

/** Logs one entry for each request. It has the pattern of the path, as the path may contain an e-mail. */
export const log = fp(async (app) => {
  app.addHook('onResponse', ({ log: logger, method, routeOptions }, { statusCode, elapsedTime }, done) => {
    logger.info({
      method,
      route: routeOptions.url ?? 'none',
      status: statusCode,
      ms: Math.round(elapsedTime * 10) / 10,
    })
    done()
  })
})
