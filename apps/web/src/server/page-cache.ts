import { answerOf, sizeOf, variantOf, type Answer } from '@energy/server/cached-response'
import { encodingFor } from '@energy/server/conditional-request'
import { send } from '@energy/server/send-cached'
import { byteCache } from '@energy/server/byte-cache'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { followChanges } from './change-feed.ts'

/** What an address answers. */
export interface Rendered {
  status: number
  type: string
  body: string
  /** Whether the API said all that the page asked of it. */
  isComplete: boolean
}

interface PageCache {
  /** The API as this server reaches it. */
  apiUrl: string
  /** Memory for pages, in MiB; 0 renders each time. */
  mib: number
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>
  /** By the address alone: who asks makes no difference. */
  render: (request: FastifyRequest) => Promise<Rendered | Response>
}

/** A page of a time between two changes. */
interface Page {
  answer: Answer
  isComplete: boolean
  version: number
}
interface Flight {
  page: Promise<Page | Response>
  version: number
  since: number
}

const MIB = 2 ** 20
/** While the API is away, the last page serves for so long, in seconds. */
const DAY = 86_400
/** An API that was away a moment ago is not asked again by everybody, in ms. */
const UNAVAILABLE = 1_000
/** Another replica of the API may learn of a change this much later, in ms: no page is cached meanwhile. */
const SETTLING = 3_000
/** While changes may be missed, requests share a running rendering for this long, in ms. */
const JOINED = 250

/** Answers pages from memory, until the API tells of a change (docs/decisions/0012-page-cache.md). */
export function pageCache(app: FastifyInstance, { apiUrl, mib, headers, render }: PageCache) {
  const pages = byteCache(mib * MIB, ({ answer }: Page) => sizeOf(answer))
  const common = [...Object.entries(headers).flat(), 'vary', 'accept-encoding']
  const flights = new Map<string, Flight>()
  let version = 0
  let settledAt = 0
  let unavailableUntil = 0

  const stale = () => {
    version++
    settledAt = Date.now() + SETTLING
  }
  const feed = followChanges(apiUrl, {
    subscribed: stale,
    changed() {
      stale()
      pages.clear()
    },
  })
  app.addHook('onClose', () => feed.close())

  const isCacheable = ({ method, url = '' }: FastifyRequest['raw']) =>
    mib > 0 && (method === 'GET' || method === 'HEAD') && !url.includes('?')

  async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, age?: number) {
    const encoding = encodingFor(request.raw.headers['accept-encoding'])
    const variant = variantOf(page.answer, encoding, () => pages.resized(request.url, page))
    const ready = 'body' in variant ? variant : await variant
    reply.hijack()
    send(request.raw, reply.raw, ready, age === undefined ? [] : ['age', String(age)])
  }

  /** The last page of an address; with its age in seconds where it may be stale. */
  function lastOf(url: string) {
    const page = pages.get(url)
    if (!page) return undefined
    if (feed.isSubscribed && page.version === version) return { page }
    const age = Math.floor((Date.now() - Math.max(page.answer.at, feed.lostAt)) / 1_000)
    return age > DAY ? undefined : { page, age }
  }

  app.addHook('onRequest', (request, reply, next) => {
    const last = isCacheable(request.raw) ? lastOf(request.url) : undefined
    if (!last || (last.age !== undefined && Date.now() >= unavailableUntil)) return next()
    sendPage(request, reply, last.page, last.age).catch(next)
  })

  async function renderPage(request: FastifyRequest, since: number): Promise<Page | Response> {
    const mine = version
    const rendered = await render(request)
    if (rendered instanceof Response) return rendered
    const { status, type, body, isComplete } = rendered
    const own = status < 500 ? ['cache-control', 'no-cache'] : ['cache-control', 'no-store', 'retry-after', '5']
    const page = { answer: answerOf({ status, type, body, common, own, at: since }), isComplete, version: mine }
    const isSettled = feed.isSubscribed && mine === version && since >= settledAt
    if (isComplete && status === 200 && isSettled && isCacheable(request.raw)) pages.put(request.url, page)
    return page
  }

  /** Makes a page, once for all who ask for it at the same time. */
  async function renderOnce(request: FastifyRequest) {
    if (!isCacheable(request.raw)) return renderPage(request, Date.now())
    const { url } = request
    const since = Date.now()
    const flight = flights.get(url)
    if (flight?.version === version && (feed.isSubscribed || since - flight.since < JOINED)) return flight.page
    const mine = { page: renderPage(request, since), version, since }
    flights.set(url, mine)
    return mine.page.finally(() => {
      if (flights.get(url) === mine) flights.delete(url)
    })
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await renderOnce(request)
    if (page instanceof Response) return reply.redirect(page.headers.get('location') ?? '/', page.status)
    if (page.isComplete) unavailableUntil = 0
    else unavailableUntil = Date.now() + UNAVAILABLE
    const last = page.isComplete ? undefined : lastOf(request.url)
    await sendPage(request, reply, last?.page ?? page, last?.age)
    return reply
  }
}
