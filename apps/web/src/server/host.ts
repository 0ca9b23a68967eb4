import { framedHeaders, pageHeaders } from '@energy/server/page-headers'
import { closeGracefully } from '@energy/server/graceful-close'
import { requestLimits } from '@energy/server/request-limits'
import { logRequests } from '@energy/server/request-log'
import { traceCalls } from '@energy/server/traces/calls'
import { traceRequests } from '@energy/server/traces/requests'
import { startedTraces, traceInLog } from '@energy/server/traces/traces'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { answerId, type FormAnswer } from '../shared/form/posted.ts'
import { CLIENT } from '../shared/loaders.ts'
import type { Environment } from './environment.ts'
import { formPosts } from './form-posts.ts'
import { mediaFiles } from './media-files.ts'
import { answerError, HTML, refuse, unreadable } from './plain-pages.ts'
import { crawlerFiles } from './sitemap.ts'
import { pageCache, type Rendered } from './page-cache.ts'
import { privatePages } from './private-pages.ts'
import { sharePictures } from './share/share.ts'

export interface HostOptions {
  environment: Environment
  /** Renders an address; calls `onError` with each failure. */
  render: (request: Request, onError: (error: unknown) => void, answer?: FormAnswer) => Promise<Rendered | Response>
  /** Registers what answers before the pages: files, or the development server. */
  files: (app: FastifyInstance) => Promise<void>
  /** The folder of the site's own files, such as the illustrations. */
  directory: string
  development?: boolean
}

/** The site's server: files first, then pages. */
export async function createHost({ environment, render, files, directory, development = false }: HostOptions) {
  const headers = pageHeaders(environment.config, development)
  const { origin } = new URL(environment.config.siteUrl)
  const crawlerFile = crawlerFiles(origin, environment)
  const app = Fastify({
    logger: { level: environment.logLevel, ...traceInLog() },
    logController: new LogController({ disableRequestLogging: true }),
    ...requestLimits,
    return503OnClosing: false,
    // A proxy may send the whole address, and anybody `*` (RFC 9112, 3.2).
    rewriteUrl: ({ url = '/' }) => url.replace(/^(?:[a-z]+:\/\/[^/?]*\/?|\*)/i, '/'),
    // An address with a longer id would match '/*', whose pages are cached. Node accepts 16 KiB of headers.
    routerOptions: { maxParamLength: 16_384 },
    trustProxy: environment.proxies.length > 0 && [...environment.proxies],
    frameworkErrors(_error, _request, reply) {
      reply.hijack()
      reply.raw.writeHead(400, { ...headers, 'content-type': HTML }).end(unreadable())
    },
  })

  closeGracefully(app, environment.drainMs)
  traceRequests(app)
  // So that the trace of a request is found by the log of each process.
  if (startedTraces()) logRequests(app)
  traceCalls(environment.apiUrl)
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
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) => refuse(reply.header('allow', 'GET, HEAD, POST'), 405))
  const logError = (error: unknown) => app.log.error(error)
  formPosts(app, {
    origin,
    apiUrl: environment.apiUrl,
    async render(url, posted, ip) {
      const own = await render(new Request(url, { headers: { [CLIENT]: ip } }), logError, { posted })
      if (!(own instanceof Response) && (own.status < 400 || own.body.includes(answerId(posted.form)))) return own
      // The page of an item has no form while the API is unavailable; the contact page has all of them.
      const contact = await render(new Request(`${origin}/contact`), logError, { posted, isStatic: true })
      if (contact instanceof Response) throw new Error('The contact page is redirected')
      return contact
    },
  })
  mediaFiles(app, environment.apiUrl)
  await files(app)
  sharePictures(app, { ...environment, directory })
  privatePages(app, {
    framed: framedHeaders(environment.config, development),
    render: (url, client) => render(new Request(origin + url, { headers: client }), logError),
  })
  app.get('/*', page)
  return app
}
