import { answerOf } from '@energy/server/cached-response'
import { sendAnswer } from '@energy/server/response-cache'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CLIENT } from '../shared/loaders.ts'
import type { Rendered } from './page-cache.ts'

interface PrivatePages {
  /** The security headers of a page that the dashboard shows in a frame. */
  framed: Readonly<Record<string, string>>
  /** Renders an address for a client, whom the API counts. */
  render: (url: string, client: Record<string, string>) => Promise<Rendered | Response>
}

// The address is the key, so no other site gets it, and nobody stores the page. Every page has a form, at least that
// of the newsletter: with `no-referrer`, browsers would not say either that our own site has posted it.
const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}
// The form of the search, whose results have as many addresses as there are words, and the hours that are free now.
const FRESH = { 'cache-control': 'no-store' }
/** The first parts of the addresses of these pages. */
const FIRST = new Set(['preview', 'search', 'book', 'requests', 'offers', 'calls', 'invitations'])

/**
 * The one spelling of the address of such a page. Routes of pages take any case, slashes at the end, letters as `%42`, and
 * all that a URL makes the same path of, such as `/./`.
 */
function spellingOf(url: string) {
  const [path = ''] = url.split('?', 1)
  const { pathname = path } = URL.parse(`http://site${path}`) ?? {}
  const [first = '', ...others] = pathname.split('/').filter(Boolean)
  const own = first.replaceAll(/%[0-7][0-9a-f]/gi, decodeURIComponent).toLowerCase()
  return FIRST.has(own) ? `/${[own, ...others].join('/')}${url.slice(path.length)}` : url
}

/**
 * Answers pages that a token in their address opens, never from the page cache: previews of what is not public
 * (docs/decisions/0032-preview.md), and requests, offers and booked calls of people without an account. Also the search,
 * of which there are as many pages as words, the hours that are free for a call, and pages of a person's own records.
 */
export function privatePages(app: FastifyInstance, { framed, render }: PrivatePages) {
  const rendered = async ({ url, ip }: FastifyRequest, reply: FastifyReply) => {
    const page = await render(url, { [CLIENT]: ip })
    if (page instanceof Response) throw new Error('A private page is redirected')
    if (page.status >= 500) reply.header('retry-after', '5')
    return page
  }
  // In another spelling the page would come through the page cache, and show the free hours of another day.
  app.addHook('onRequest', async ({ url }, reply) => {
    const own = spellingOf(url)
    if (own !== url) return reply.headers(FRESH).redirect(own, 308)
  })
  /** A page whose address is a secret is not compressed: its length would reveal what is on it (the attack BREACH). */
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { status, type, body } = await rendered(request, reply)
    return reply.code(status).type(type).send(body)
  }
  const answerCompressed = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await rendered(request, reply)
    const common = Object.entries(reply.header('vary', 'accept-encoding').getHeaders()).flatMap(([name, value]) => [
      name,
      String(value),
    ])
    return sendAnswer(request, reply, answerOf({ ...page, common, own: [], at: Date.now() }))
  }
  app.get('/preview/:token', (request, reply) => answer(request, reply.headers(PRIVATE)))
  app.get('/preview/live/:token', (request, reply) => {
    reply.removeHeader('x-frame-options')
    return answer(request, reply.headers({ ...PRIVATE, ...framed, 'referrer-policy': PRIVATE['referrer-policy'] }))
  })
  app.get('/search', (request, reply) =>
    answerCompressed(request, reply.headers(request.url === '/search' ? FRESH : PRIVATE)),
  )
  // Anybody can make up an id for the page of a request or offer, which the browser alone fills.
  for (const path of ['/book', '/profile/requests/:id', '/profile/offers/:id'])
    app.get(path, (request, reply) => answerCompressed(request, reply.headers(FRESH)))
  for (const path of ['/requests/:token', '/offers/:token', '/calls/:token', '/invitations/:token'])
    app.get(path, (request, reply) => answer(request, reply.headers(PRIVATE)))
}
