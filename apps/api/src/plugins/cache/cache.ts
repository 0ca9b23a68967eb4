import { answerOf } from '@energy/server/cached-response'
import { createResponseCache } from '@energy/server/response-cache'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { RouteHandlerMethod } from 'fastify'
import fp from 'fastify-plugin'
import type { Env } from '../../shared/settings/api-settings.ts'
import { remembered } from './remembered.ts'
import { cacheTags, isFresh, type Tag } from './tags.ts'
import { corsOf } from '../../shared/origins.ts'
import { isUnavailable } from '../../shared/database/database-errors.ts'
import { SECURITY_HEADERS } from '../headers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The size of the cached responses, in bytes. */
    cacheBytes(): number
    /**
     * A function that loads a value once, and again after a contract's tag has changed. RESPONSE_CACHE_MIB does not
     * limit it: for numbers.
     * @param maxAge for a value of which not all changes are notified: the time after which it is loaded again, in ms
     */
    remembered<T>(tag: string, load: () => Promise<T>, maxAge?: number): () => Promise<T>
  }
}

const MIB = 2 ** 20
/** While the database is unavailable, the last responses serve for this long, in seconds. */
const DAY = 86_400

const JSON_TYPE = 'application/json; charset=utf-8'
const COMMON = [
  ...Object.entries(SECURITY_HEADERS).flat(),
  'cache-control',
  'no-cache',
  'vary',
  'accept-encoding, origin',
]

const WithTag = Type.Object({ schema: Type.Object({ tags: Type.Tuple([Type.String()]) }) })
const reads = (method: string | undefined) => method === 'GET' || method === 'HEAD'

/**
 * Answers the reads whose contract says `cache` from memory, until their tag changes: by a write that this process
 * answers, or by a notification of the database. RESPONSE_CACHE_MIB=0 turns the cache off.
 */
export const cache = fp<{ env: Env }>(async (app, { env }) => {
  const tags = cacheTags()
  const cors = corsOf(env)
  const responses = createResponseCache({
    maxBytes: env.RESPONSE_CACHE_MIB * MIB,
    queryShare: 0.25,
    changes: app.changes,
    isFresh,
    staleFor: DAY,
    isUnavailable: (error) => error instanceof Error && isUnavailable(error),
    headersFor: ({ id, raw }) => ['x-request-id', id, ...(cors.get(raw.headers.origin ?? '') ?? [])],
  })
  app.decorate('cacheBytes', responses.bytes)
  app.decorate('remembered', (tag, load, maxAge) => remembered(tags.named(tag), app.changes, load, maxAge))
  app.changes.subscribe({ subscribed: tags.clearAll, changed: (change) => tags.clearWith(change?.kind) })
  app.addHook('onRequest', responses.onRequest)

  const caching = (handler: RouteHandlerMethod, tag: Tag): RouteHandlerMethod =>
    async function (request, reply) {
      const before = new Set(Object.keys(reply.getHeaders()))
      return responses.answer(request, reply, { tag, version: tag.version }, async (at) => {
        const json = reply.serialize(await handler.call(this, request, reply))
        const { etag, 'content-type': type = JSON_TYPE, ...headers } = reply.getHeaders()
        const own = Object.entries(headers).flatMap(([name, value]) => (before.has(name) ? [] : [name, String(value)]))
        return answerOf({
          body: String(json),
          type: String(type),
          etag: etag === undefined ? undefined : String(etag),
          common: COMMON,
          own,
          at,
        })
      })
    }

  app.addHook('onRoute', (options) => {
    if (!Value.Check(WithTag, options)) return
    const { config, schema, handler, onSend = [] } = options
    const [name] = schema.tags
    const own = tags.named(name)
    if (config?.cache) options.handler = caching(handler, own)
    if ([options.method].flat().every(reads)) return
    const stale = tags.writing(name, config?.changes ?? [])
    // Before the response is sent. A call that failed with 500 may have written, too.
    options.onSend = [
      ...[onSend].flat(),
      async (_, { statusCode }) => {
        if (statusCode < 400 || statusCode >= 500) tags.clear(stale)
      },
    ]
  })
})
