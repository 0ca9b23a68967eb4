import { answerOf, sizeOf, variantOf, type Answer } from '@energy/server/cached-response'
import { encodingFor } from '@energy/server/conditional-request'
import { send } from '@energy/server/send-cached'
import { byteCache } from '@energy/server/byte-cache'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { followChanges } from './change-feed.ts'

/** The rendered response of an address. */
export interface Rendered {
  status: number
  type: string
  body: string
  /** Whether the API answered everything that the page requested. */
  isComplete: boolean
}

interface PageCache {
  /** The API's address for this server. */
  apiUrl: string
  /** Memory for pages, in MiB; 0 renders each time. */
  mib: number
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>
  /** Renders by the address alone: all visitors get the same page. */
  render: (request: FastifyRequest) => Promise<Rendered | Response>
}

/** A page, and the version of the content that it was rendered from; each change begins a new version. */
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
/** While the API is unavailable, the last page serves for this long, in seconds. */
const DAY = 86_400
/** After a failure the last pages are served for this long without calling the API again, in ms. */
const UNAVAILABLE = 1_000
/** For this long after a change no page is cached, in ms: another replica of the API may still answer as before. */
const SETTLING = 3_000
/** While changes may be missed, requests share a running rendering for this long, in ms. */
const JOINED = 250

/** Answers pages from memory until the API reports a change (docs/decisions/0012-page-cache.md). */
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

  /** The last page of an address, with its age in seconds if it may be stale. */
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

  /** Renders a page once for all simultaneous requests. */
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
