import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify'

const TITLE = 'This service is starting'
const DETAIL = 'It is not available at the moment. This page reloads by itself.'

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2">
<title>${TITLE}</title>
<style>
  :root { color-scheme: light dark; font: 17px/1.6 system-ui, sans-serif }
  body { max-width: 42rem; margin: 20vh auto; padding: 0 20px }
</style>
<h1>${TITLE}</h1>
<p>${DETAIL}</p>
</html>
`

/** Answers 503 for an unavailable upstream: HTML if the client accepts it, else `application/problem+json`. */
export function answerUnavailable(reply: FastifyReply<RouteGenericInterface, RawServerBase>, upstream: string) {
  const wantsPage = reply.request.headers.accept?.includes('text/html')
  void reply.code(503).headers({ 'retry-after': '2', 'cache-control': 'no-store' })
  if (wantsPage) return reply.type('text/html; charset=utf-8').send(page)
  const problem = {
    type: 'about:blank',
    title: TITLE,
    status: 503,
    detail: `${upstream} is not available. Try again in a moment.`,
  }
  return reply.type('application/problem+json').send(JSON.stringify(problem))
}
