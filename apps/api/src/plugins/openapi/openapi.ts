import type { Route } from '@energy/contracts/route'
import fp from 'fastify-plugin'
import { openApiOf } from './document.ts'
import { PAGE_POLICY, pageOf } from './page.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What a call does, by its method and path, as in `GET /health`; "" where there is no such call. */
    summaryOf(call: string): string
  }
}

/** The two routes below have no contract, and Fastify's HEAD routes are not listed separately. */
const isContract = (options: { method: unknown }): options is Route => 'schema' in options && options.method !== 'HEAD'

/** `/openapi.json` and `/docs`: all routes that are registered after this plugin. Built at the first request. */
export const docs = fp(async (app) => {
  const routes: Route[] = []
  let document: string | undefined
  let page: string | undefined
  const config = { access: 'public' } as const

  app.addHook('onRoute', (options) => {
    if (isContract(options)) routes.push(options)
  })
  const summaries = () => new Map(routes.map(({ method, url, schema }) => [`${method} ${url}`, schema.summary]))
  let known: ReturnType<typeof summaries> | undefined
  app.decorate('summaryOf', (call) => (known ??= summaries()).get(call) ?? '')
  app.get('/openapi.json', { config }, async (_, reply) =>
    reply.type('application/json').send((document ??= JSON.stringify(openApiOf(routes)))),
  )
  app.get('/docs', { config }, async (_, reply) =>
    reply
      .type('text/html')
      .header('content-security-policy', PAGE_POLICY)
      .send((page ??= pageOf(openApiOf(routes)))),
  )
})
