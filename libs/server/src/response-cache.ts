import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { byteCache } from './byte-cache.ts'
import { sizeOf, variantOf, type Answer, type Variant } from './cached-response.ts'
import { encodingFor, matchesEtag } from './conditional-request.ts'

/** After a failure the source is not asked again for this long, in ms. */
const PAUSE = 1_000
/** While changes may be missed, requests share a running call for this long, in ms. */
const SHARED_FOR = 250
/**
 * An address in its one spelling, with or without a query. Anybody can make up others for the same response, such as
 * `//guides`, `/%67uides` and an id in capital letters: cached, they would evict the responses that visitors ask for.
 */
const OWN_SPELLING = /^(?:\/|(?:\/[a-z\d][a-z\d._-]*)+)(?:\?|$)/

interface ResponseCacheOptions<V> {
  /** The limit of all responses, in bytes; 0 turns the cache off. */
  maxBytes: number
  /** The share of `maxBytes` for addresses with a query, which anybody can make up; 0 does not cache them. */
  queryShare: number
  /** The subscription to changes of the source; since `lostAt`, in ms since 1970, changes may have been missed. */
  changes: { readonly isSubscribed: boolean; readonly lostAt: number }
  /** Whether no change is known since this version was current. */
  isFresh: (version: V) => boolean
  /** While the source is unavailable, the last responses serve for this long, in seconds. */
  staleFor: number
  /** Whether also responses that are not fresh serve then. */
  servesStale?: boolean
  /** Whether an error means that the source is unavailable. */
  isUnavailable: (error: unknown) => boolean
  /** Whether a new response may be cached. Default: always. */
  mayStore?: (answer: Answer) => boolean
  /** Headers for one request, as a flat list of names and values; the cache may add to it. */
  headersFor?: (request: FastifyRequest) => string[]
}

/** A response and the version of the data that it was made from. */
interface Entry<V> {
  answer: Answer
  version: V
}
/** A response to send, with its age in seconds if changes may have been missed. */
interface Found<V> {
  entry: Entry<V>
  age?: number
}

/**
 * Sends a response, or 304 when the client has it; an error is never what the client has (RFC 9110, 13.2.1). Bypasses
 * Fastify's hooks, so `own` has the headers that they set.
 */
function write({ raw }: FastifyRequest, reply: FastifyReply, variant: Variant, own: string[]): undefined {
  reply.hijack()
  const unchanged = variant.status < 300 && matchesEtag(raw.headers['if-none-match'], variant.etag)
  reply.raw.writeHead(unchanged ? 304 : variant.status, [...(unchanged ? variant.unchanged : variant.headers), ...own])
  if (unchanged || raw.method === 'HEAD') reply.raw.end()
  else reply.raw.end(variant.body, 'latin1')
}

/** Sends a response that is not cached, compressed as the client accepts it. */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  const encoding = encodingFor(request.raw.headers['accept-encoding'])
  write(request, reply, await variantOf(answer, encoding, () => undefined), [])
  return reply
}

const reads = (method: string | undefined) => method === 'GET' || method === 'HEAD'

/**
 * A cache of whole responses by their address, in one spelling: simultaneous requests share one call of the source, and while the
 * source is unavailable the last responses serve (docs/decisions/0010-response-cache.md, 0012-page-cache.md).
 */
export function createResponseCache<V>(options: ResponseCacheOptions<V>) {
  const { maxBytes, queryShare, changes, isFresh, staleFor, servesStale = false, isUnavailable } = options
  const { mayStore = () => true, headersFor = () => [] } = options
  const storeOf = (share: number) => byteCache(maxBytes * share, ({ answer }: Entry<V>) => sizeOf(answer))
  const [withoutQuery, withQuery] = [storeOf(1 - queryShare), storeOf(queryShare)]
  const storeFor = (url: string) => (url.includes('?') ? withQuery : withoutQuery)
  const running = new Map<string, { promise: Promise<Entry<V>>; version: V; since: number }>()
  let unavailableUntil = 0

  function lastOf(url: string): Found<V> | undefined {
    const entry = storeFor(url).get(url)
    if (!entry) return undefined
    const fresh = isFresh(entry.version)
    if (fresh && changes.isSubscribed) return { entry }
    if (!fresh && !servesStale) return undefined
    const age = Math.floor((Date.now() - Math.max(entry.answer.at, changes.lostAt)) / 1_000)
    return age > staleFor ? undefined : { entry, age }
  }

  /** Asynchronous only during compression. */
  function send(request: FastifyRequest, reply: FastifyReply, { entry, age }: Found<V>) {
    const { raw, url } = request
    const own = headersFor(request)
    if (age !== undefined) own.push('age', String(age))
    const variant = variantOf(entry.answer, encodingFor(raw.headers['accept-encoding']), () =>
      storeFor(url).resized(url, entry),
    )
    if ('body' in variant) return write(request, reply, variant, own)
    return variant.then((ready) => write(request, reply, ready, own))
  }

  /** Calls the source once for all simultaneous requests, and caches the response if nothing changed meanwhile. */
  async function fetchOnce(url: string, version: V, make: (since: number) => Promise<Answer>) {
    const store = storeFor(url)
    const since = Date.now()
    const load = async () => ({ answer: await make(since), version })
    if (!store.limit) return load()
    const other = running.get(url)
    if (other && isFresh(other.version) && (changes.isSubscribed || since - other.since < SHARED_FOR))
      return other.promise
    const mine = { promise: load(), version, since }
    running.set(url, mine)
    try {
      const entry = await mine.promise
      if (isFresh(version) && OWN_SPELLING.test(url) && mayStore(entry.answer)) store.put(url, entry)
      return entry
    } finally {
      if (running.get(url) === mine) running.delete(url)
    }
  }

  async function find(url: string, version: V, make: (since: number) => Promise<Answer>): Promise<Found<V>> {
    try {
      const entry = await fetchOnce(url, version, make)
      unavailableUntil = 0
      return { entry }
    } catch (error) {
      if (!isUnavailable(error)) throw error
      unavailableUntil = Date.now() + PAUSE
      const last = lastOf(url)
      if (!last) throw error
      return last
    }
  }

  const onRequest: onRequestHookHandler = (request, reply, next) => {
    const last = reads(request.raw.method) ? lastOf(request.url) : undefined
    if (!last || (last.age !== undefined && Date.now() >= unavailableUntil)) next()
    else send(request, reply, last)?.catch(next)
  }

  return {
    /** Answers from the cache; to be the first hook, so that a cached response costs nothing more. */
    onRequest,
    /**
     * Answers with a new response, or while the source is unavailable with the last one.
     * @param version the current version of the data
     * @param make makes the response; is given the time, in ms since 1970
     * @throws the error of `make`, if there is no last response
     */
    async answer(request: FastifyRequest, reply: FastifyReply, version: V, make: (since: number) => Promise<Answer>) {
      await send(request, reply, await find(request.url, version, make))
      return reply
    },
    send,
    clear() {
      withoutQuery.clear()
      withQuery.clear()
    },
    /** The size of all responses, in bytes. */
    bytes: () => withoutQuery.bytes() + withQuery.bytes(),
  }
}
