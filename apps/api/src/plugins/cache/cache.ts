import { answerOf, sizeOf, variantOf, type Answer, type Variant } from '@energy/server/cached-response'
import { encodingFor } from '@energy/server/conditional-request'
import { send } from '@energy/server/send-cached'
import { byteCache } from '@energy/server/byte-cache'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import fp from 'fastify-plugin'
import type { Env } from '../../shared/settings/api-settings.ts'
import { cacheTags, isFresh, type CacheEntry, type Tag } from './tags.ts'
import { corsOf } from '../../shared/origins.ts'
import { isUnavailable } from '../../shared/database-errors.ts'
import { SECURITY_HEADERS } from '../headers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The size of the cached responses, in bytes. */
    cacheBytes(): number
  }
}

const MIB = 2 ** 20
/** While the database is unavailable, the last responses serve for this long, in seconds. */
const DAY = 86_400
/** After a failure the database is not queried again for this long, in ms. */
const DATABASE_PAUSE = 1_000
/** While changes may be missed, requests share a running query for this long, in ms. */
const SHARED_FOR = 250

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

const sizeOfEntry = ({ value }: CacheEntry<Answer>) => sizeOf(value)

/**
 * Answers the reads whose contract says `cache` from memory, until their tag changes: by a write that this process
 * answers, or by a notification of the database. RESPONSE_CACHE_MIB=0 turns the cache off.
 */
export const cache = fp<{ env: Env }>(async (app, { env }) => {
  const limit = env.RESPONSE_CACHE_MIB * MIB
  // Anybody can make up addresses with a query, so these never evict those without.
  const withoutQuery = byteCache(limit * 0.75, sizeOfEntry)
  const withQuery = byteCache(limit * 0.25, sizeOfEntry)
  const cacheOf = (url: string) => (url.includes('?') ? withQuery : withoutQuery)
  app.decorate('cacheBytes', () => withoutQuery.bytes() + withQuery.bytes())

  const tags = cacheTags()
  const cors = corsOf(env)
  const pending = new Map<string, CacheEntry<Promise<Answer>> & { since: number }>()
  let unavailableUntil = 0
  app.changes.subscribe({ subscribed: tags.clearAll, changed: (change) => tags.clearWith(change?.kind) })

  const variantFor = (request: FastifyRequest, entry: CacheEntry<Answer>) =>
    variantOf(entry.value, encodingFor(request.raw.headers['accept-encoding']), () =>
      cacheOf(request.url).resized(request.url, entry),
    )

  /** Bypasses Fastify's hooks, so it sets their headers itself. */
  function answer({ raw, id }: FastifyRequest, reply: FastifyReply, variant: Variant, age?: number) {
    // Stryker disable next-line StringLiteral: no page has such an origin
    const own = ['x-request-id', id, ...(cors.get(raw.headers.origin ?? '') ?? [])]
    if (age !== undefined) own.push('age', String(age))
    // Stryker disable next-line CallExpression: Fastify notices by itself that a response was sent
    reply.hijack()
    send(raw, reply.raw, variant, own)
  }

  /** The fresh cached response of an address; with its age in seconds while changes may be missed. */
  function cachedAt(url: string) {
    const entry = cacheOf(url).get(url)
    if (!entry || !isFresh(entry)) return undefined
    if (app.changes.isSubscribed) return { entry }
    const age = Math.floor((Date.now() - Math.max(entry.value.at, app.changes.lostAt)) / 1_000)
    return age > DAY ? undefined : { entry, age }
  }

  // Stryker disable next-line ConditionalExpression: without memory the cache is empty
  if (limit)
    app.addHook('onRequest', (request, reply, next) => {
      // Stryker disable next-line StringLiteral: each request has a URL
      const { method, url = '' } = request.raw
      if (!reads(method) || !(app.changes.isSubscribed || Date.now() < unavailableUntil)) return next()
      const found = cachedAt(url)
      if (!found) return next()
      const variant = variantFor(request, found.entry)
      if ('body' in variant) return answer(request, reply, variant, found.age)
      variant.then((made) => answer(request, reply, made, found.age), next)
    })

  /** Makes a response once for all simultaneous requests, and caches it if nothing was written meanwhile. */
  async function make(url: string, tag: Tag, work: (since: number) => Promise<Answer>): Promise<CacheEntry<Answer>> {
    const { version } = tag
    const since = Date.now()
    const running = pending.get(url)
    if (limit && running && isFresh(running) && (app.changes.isSubscribed || since - running.since < SHARED_FOR))
      return { ...running, value: await running.value }
    const mine = { value: work(since), tag, version, since }
    pending.set(url, mine)
    try {
      const entry = { tag, version, value: await mine.value }
      if (isFresh(entry)) cacheOf(url).put(url, entry)
      unavailableUntil = 0
      return entry
    } finally {
      if (pending.get(url) === mine) pending.delete(url)
    }
  }

  /** The response from the database; while it is unavailable, the last cached one. */
  async function lookUp(url: string, tag: Tag, work: (since: number) => Promise<Answer>) {
    try {
      return { entry: await make(url, tag, work), age: undefined }
    } catch (error) {
      if (!(error instanceof Error && isUnavailable(error))) throw error
      unavailableUntil = Date.now() + DATABASE_PAUSE
      const last = cachedAt(url)
      if (!last) throw error
      return last
    }
  }

  const caching = (handler: RouteHandlerMethod, tag: Tag): RouteHandlerMethod =>
    async function (request, reply) {
      const before = new Set(Object.keys(reply.getHeaders()))
      const { entry, age } = await lookUp(request.url, tag, async (since) => {
        const json = reply.serialize(await handler.call(this, request, reply))
        const { etag, 'content-type': type = JSON_TYPE, ...headers } = reply.getHeaders()
        const own = Object.entries(headers).flatMap(([name, value]) => (before.has(name) ? [] : [name, String(value)]))
        return answerOf({
          body: String(json),
          type: String(type),
          etag: etag === undefined ? undefined : String(etag),
          common: COMMON,
          own,
          at: since,
        })
      })
      answer(request, reply, await variantFor(request, entry), age)
      return reply
    }

  app.addHook('onRoute', (options) => {
    if (!Value.Check(WithTag, options)) return
    const { config, schema, handler, onSend = [] } = options
    const [name] = schema.tags
    const own = tags.named(name)
    // Stryker disable next-line OptionalChaining: a route of a contract has a config
    if (config?.cache) options.handler = caching(handler, own)
    // Stryker disable next-line MethodExpression: a route of a contract has one method
    if ([options.method].flat().every(reads)) return
    // Stryker disable next-line OptionalChaining, ArrayDeclaration: a route has a config, and nothing such a tag
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
