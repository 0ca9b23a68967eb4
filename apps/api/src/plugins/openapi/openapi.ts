import type { Route } from '@energy/contracts/route'
import fp from 'fastify-plugin'
import { openApiOf } from './document.ts'
import { PAGE_POLICY, pageOf } from './page.ts'

/** The two calls below have no contract, and the HEAD that Fastify puts beside every GET is no call of its own. */
const isContract = (options: { method: unknown }): options is Route => 'schema' in options && options.method !== 'HEAD'

/** `/openapi.json` and `/docs`: every route that comes after this plugin, made when somebody first asks. */
export const docs = fp(async (app) => {
  const routes: Route[] = []
  let document: string | undefined
  let page: string | undefined
  const config = { access: 'public' } as const

  app.addHook('onRoute', (options) => {
    if (isContract(options)) routes.push(options)
  })
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
