import { answerOf, type Answer } from '@energy/server/cached-response'
import { createResponseCache } from '@energy/server/response-cache'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Page as Rendered } from '../app/entry-server.tsx'
import { followChanges } from './change-feed.ts'

export type { Rendered }

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

/** Instead of a page: a redirect, or a page that shows what the API did not answer. */
class Incomplete extends Error {
  readonly outcome: Answer | Response
  constructor(outcome: Answer | Response) {
    super('The page is a redirect, or not complete')
    this.outcome = outcome
  }
}

const MIB = 2 ** 20
/** While the API is unavailable, the last page serves for this long, in seconds. */
const DAY = 86_400
/** For this long after a change no page is cached, in ms: another replica of the API may still answer as before. */
const SETTLING = 3_000

/** Answers pages from memory until the API reports a change (docs/decisions/0012-page-cache.md). */
export function pageCache(app: FastifyInstance, { apiUrl, mib, headers, render }: PageCache) {
  const common = [...Object.entries(headers).flat(), 'vary', 'accept-encoding']
  let version = 0
  let settledAt = 0
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
    lost: (cause) =>
      app.log.warn(
        cause,
        'The API does not report its changes, so pages are not cached. It is asked again every second.',
      ),
  })
  app.addHook('onClose', () => feed.close())

  const pages = createResponseCache<number>({
    maxBytes: mib * MIB,
    queryShare: 0,
    changes: feed,
    isFresh: (rendered) => rendered === version,
    staleFor: DAY,
    servesStale: true,
    isUnavailable: (error) => error instanceof Incomplete && !(error.outcome instanceof Response),
    mayStore: ({ plain, at }) => plain.status === 200 && feed.isSubscribed && at >= settledAt,
  })
  app.addHook('onRequest', pages.onRequest)

  async function renderPage(request: FastifyRequest, at: number) {
    const rendered = await render(request)
    if (rendered instanceof Response) throw new Incomplete(rendered)
    const { status, type, body, isComplete } = rendered
    const own = status < 500 ? ['cache-control', 'no-cache'] : ['cache-control', 'no-store', 'retry-after', '5']
    const answer = answerOf({ status, type, body, common, own, at })
    if (!isComplete) throw new Incomplete(answer)
    return answer
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await pages.answer(request, reply, version, (since) => renderPage(request, since))
    } catch (error) {
      if (!(error instanceof Incomplete)) throw error
      const { outcome } = error
      if (outcome instanceof Response) return reply.redirect(outcome.headers.get('location') ?? '/', outcome.status)
      await pages.send(request, reply, { entry: { answer: outcome, version } })
      return reply
    }
  }
}
