import proxy from '@fastify/http-proxy'
import fastify from 'fastify'
import { answerUnavailable } from './gateway-unavailable.ts'
import { dashboardFiles, type Dashboard } from './gateway-dashboard.ts'
import { signInPage } from './gateway-sign-in.ts'

export interface Upstreams {
  /** Origins, such as `http://127.0.0.1:4000`. */
  api: string
  web: string
  /** The dashboard's development server, or its built files. */
  dashboard: string | Dashboard
  /** The identity emulator; absent with a real Firebase project. */
  auth?: string | undefined
}

/** Paths of the identity emulator. The browser's Firebase client is configured with the page's own origin. */
const EMULATOR_PATHS = [
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/www.googleapis.com',
  '/emulator',
] as const

/** A reverse proxy that puts all upstreams on one origin. Forwards bodies and websockets unchanged. */
export async function gateway(upstreams: Upstreams) {
  const app = fastify({ logger: false, forceCloseConnections: true })

  const pass = (name: string, upstream: string, prefix: string, rewritePrefix = prefix) =>
    app.register(proxy, {
      upstream,
      prefix,
      rewritePrefix: rewritePrefix || '/',
      websocket: true,
      disableRequestLogging: true,
      // The upstreams redirect to relative addresses, which stay valid under a prefix.
      internalRewriteLocationHeader: false,
      // A response may stay open without a limit, as event streams do.
      undici: { bodyTimeout: 0, headersTimeout: 60_000, connections: 128 },
      replyOptions: {
        // A 503 is the upstream's own response: it is forwarded at once, without a retry.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': 'http',
          'x-forwarded-host': request.host,
        }),
        onError: (reply) => {
          void answerUnavailable(reply, name)
        },
      },
    })

  await pass('The API', upstreams.api, '/api', '/')
  if (typeof upstreams.dashboard === 'string') await pass('The dashboard', upstreams.dashboard, '/dashboard')
  else await app.register(dashboardFiles, { prefix: '/dashboard', ...upstreams.dashboard })
  if (upstreams.auth) {
    await app.register(signInPage, { auth: upstreams.auth })
    for (const prefix of EMULATOR_PATHS) await pass('The identity emulator', upstreams.auth, prefix)
  }
  await pass('The site', upstreams.web, '/')
  return app
}
