import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Rendered } from './page-cache.ts'

interface PreviewPages {
  /** The security headers of a page that the dashboard shows in a frame. */
  framed: Readonly<Record<string, string>>
  /** Renders an address for a client, whom the API counts. */
  render: (url: string, client: Record<string, string>) => Promise<Rendered | Response>
}

// The address is the key, so no other site learns it, and nobody stores the page.
const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}

/** Answers previews of what is not public: never from the page cache (docs/decisions/0032-preview.md). */
export function previewPages(app: FastifyInstance, { framed, render }: PreviewPages) {
  const answer = async ({ url, ip }: FastifyRequest, reply: FastifyReply) => {
    reply.headers(PRIVATE)
    const page = await render(url, { 'x-forwarded-for': ip })
    if (page instanceof Response) throw new Error('A preview is redirected')
    if (page.status >= 500) reply.header('retry-after', '5')
    return reply.code(page.status).type(page.type).send(page.body)
  }
  app.get('/preview/:token', answer)
  app.get('/preview/live/:token', (request, reply) => {
    reply.removeHeader('x-frame-options')
    return answer(request, reply.headers(framed))
  })
}
