import type { Route } from '@energy/contracts/route'
import fp from 'fastify-plugin'
import { openApiOf } from '../openapi/document.ts'
import { PAGE_POLICY, pageOf } from '../openapi/page.ts'

const isContract = (options: object): options is Route =>
  'config' in options &&
  'schema' in options &&
  typeof options.schema === 'object' &&
  'method' in options &&
  options.method !== 'HEAD'

/** `/openapi.json` and `/docs`: every route that comes after this plugin, made when somebody first asks. */
export const docs = fp(async (app) => {
  const routes: Route[] = []
  const kept = new Map<string, string>()
  const once = (name: string, make: () => string) => {
    const text = kept.get(name) ?? make()
    kept.set(name, text)
    return text
  }
  const config = { access: 'public' } as const

  app.get('/openapi.json', { config }, async (_, reply) =>
    reply.type('application/json').send(once('document', () => JSON.stringify(openApiOf(routes)))),
  )
  app.get('/docs', { config }, async (_, reply) =>
    reply
      .type('text/html')
      .header('content-security-policy', PAGE_POLICY)
      .send(once('page', () => pageOf(openApiOf(routes)))),
  )
  app.addHook('onRoute', (options) => {
    if (isContract(options)) routes.push(options)
  })
})
