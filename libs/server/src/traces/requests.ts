import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenSpan } from './span.ts'
import { closeTraces, startedTraces } from './traces.ts'

/**
 * A span for each request of a server, with the pattern of its path. Call it before the other hooks are added, so that
 * cached responses have one, too. Does nothing where traces are off.
 * @param untraced patterns of paths whose requests have no span
 */
export function traceRequests(app: FastifyInstance, untraced: readonly string[] = []) {
  const traces = startedTraces()
  if (!traces) return
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, routeOptions } = request
    const { url: route = 'none' } = routeOptions
    if (untraced.includes(route)) return done()
    const { traceparent: parent } = headers
    const span = traces.start({
      name: `${method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route },
      parent: typeof parent === 'string' ? parent : undefined,
    })
    spans.set(request, span)
    // All that follows is in its context, the later hooks too: Fastify keeps it while it reads a body.
    span.run(done)
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const failure = statusCode >= 500 ? String(statusCode) : undefined
    spans.get(request)?.end({ 'http.response.status_code': statusCode }, failure)
    done()
  })
  app.addHook('onClose', closeTraces)
}
