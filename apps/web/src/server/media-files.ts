import { hashOf } from '@energy/contracts/pictures/media'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The headers of a browser's request that the API gets. */
const ASKED = ['if-none-match', 'if-range', 'range'] as const
/** The headers of the API's answer that a browser gets. A redirect is relative, so that it stays on the site. */
const ANSWERED = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'etag',
  'location',
  'retry-after',
] as const
/** Until the headers of the API's answer, in ms: on a slow line the body may take longer. */
const TIMEOUT = 20_000

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text)

function ask(url: string, { method, headers: asked }: FastifyRequest, signal: AbortSignal) {
  // Uncompressed: the length of the body is that of the answer.
  const headers = new Headers({ 'accept-encoding': 'identity' })
  for (const name of ASKED) {
    const value = asked[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return fetch(url, { method, headers, signal, redirect: 'manual' })
}

/**
 * Answers the files of pictures from the API, which browsers need not reach (docs/decisions/0023-libraries.md).
 * @param apiUrl the API's address for this server
 */
export function mediaFiles(app: FastifyInstance, apiUrl: string) {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    async handler(request, reply) {
      const [path = ''] = request.url.split('?')
      if (hashOf(path) === undefined) return plain(reply, 404, 'There is no such picture.\n')
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), TIMEOUT)
      const answer = await ask(apiUrl + path, request, late.signal)
        .catch((error: unknown) => request.log.error(error))
        .finally(() => clearTimeout(timer))
      if (!answer)
        return plain(reply.header('retry-after', '5'), late.signal.aborted ? 504 : 503, 'Try again in a moment.\n')
      for (const name of ANSWERED) {
        const value = answer.headers.get(name)
        if (value !== null) reply.header(name, value)
      }
      return reply.code(answer.status).send(answer.body ?? undefined)
    },
  })
}
