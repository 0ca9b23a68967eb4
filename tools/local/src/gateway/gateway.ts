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

/** What the identity emulator answers for; the browser's Firebase client is told that it lives on the page's origin. */
const EMULATOR_PATHS = [
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/www.googleapis.com',
  '/emulator',
] as const

/** One origin for all parts: paths are given to whom they belong, bodies and websockets pass through. */
export async function gateway(upstreams: Upstreams) {
  const app = fastify({ logger: false, forceCloseConnections: true })

  const pass = (name: string, upstream: string, prefix: string, rewritePrefix = prefix) =>
    app.register(proxy, {
      upstream,
      prefix,
      rewritePrefix: rewritePrefix || '/',
      websocket: true,
      disableRequestLogging: true,
      // The parts say where to go next relative to where one is; that stays true under a prefix.
      internalRewriteLocationHeader: false,
      // An answer may stay open for as long as it likes: streams of events do.
      undici: { bodyTimeout: 0, headersTimeout: 60_000, connections: 128 },
      replyOptions: {
        // A 503 is the part's own word and is passed on at once.
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
