import fp from 'fastify-plugin'

/** One line a request. The path's pattern stands in for the path, which may hold an e-mail. */
export const log = fp(async (app) => {
  app.addHook('onResponse', ({ log: line, method, routeOptions }, { statusCode, elapsedTime }, done) => {
    line.info({ method, route: routeOptions.url ?? 'none', status: statusCode, ms: Math.round(elapsedTime * 10) / 10 })
    done()
  })
})
