import { pageHeaders } from '@energy/server/page-headers'
import { COMPANY } from '@energy/contracts/company'
import { closing } from '@energy/server/graceful-close'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Environment } from './environment.ts'
import { crawlerFiles } from './sitemap.ts'
import { pageCache, type Rendered } from './page-cache.ts'

export interface HostOptions {
  environment: Environment
  /** Renders an address; calls `onError` with each failure. */
  render: (request: Request, onError: (error: unknown) => void) => Promise<Rendered | Response>
  /** Registers what answers before the pages: files, or the development server. */
  files: (app: FastifyInstance) => Promise<void>
  development?: boolean
}

const HTML = 'text/html; charset=utf-8'
const headLine =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
/** A page for the cases in which nothing can be rendered. */
const bare = (title: string, body: string) =>
  `${headLine}<title>${title} · ${COMPANY.name}</title><main><h1>${title}</h1><p>${body}</p></main></html>`
const broken = bare('Something broke on our side', 'Nothing you did. <a href="">Try again</a>')
const unreadable = bare('This address cannot be read', '<a href="/">Back to Home</a>')

/** The site's server: files first, then pages. */
export async function createHost({ environment, render, files, development = false }: HostOptions) {
  const headers = pageHeaders(environment.config, development)
  const { origin } = new URL(environment.config.siteUrl)
  const crawlerFile = crawlerFiles(origin, environment.apiUrl)
  const app = Fastify({
    logger: { level: environment.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    frameworkErrors(_error, _request, reply) {
      reply.hijack()
      reply.raw.writeHead(400, { ...headers, 'content-type': HTML }).end(unreadable)
    },
  })

  closing(app, environment.drainMs)
  // The first hook, so that a cached page costs nothing more.
  const page = pageCache(app, {
    apiUrl: environment.apiUrl,
    mib: development ? 0 : environment.pagesMib,
    headers,
    render({ url, log }) {
      const onError = (error: unknown) => log.error(error)
      return crawlerFile(url)?.(onError) ?? render(new Request(origin + url), onError)
    },
  })

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  app.setErrorHandler((error, request, reply) => {
    request.log.error(error)
    return reply.code(500).type(HTML).header('cache-control', 'no-store').send(broken)
  })
  // A form that is submitted before its code runs is redirected to its page, without its input in the address.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null),
  )
  app.setNotFoundHandler((request, reply) => reply.redirect(origin + request.url, 303))
  await files(app)
  app.get('/*', page)
  return app
}
