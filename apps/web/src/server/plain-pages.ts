import type { FastifyReply, FastifyRequest } from 'fastify'
import { fullTitle } from '../shared/head.ts'
import { escapeHtml } from '../shared/embedded.ts'
import { knownSites, newestOf } from '../shared/site/known-sites.ts'

export const HTML = 'text/html; charset=utf-8'
const headLine =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
/** A page for the cases in which nothing can be rendered. Its title has the company if a page was rendered before. */
const bare = (title: string, body: string) => () => {
  const name = newestOf(knownSites)?.company.name ?? ''
  return `${headLine}<title>${escapeHtml(fullTitle({ title }, name))}</title><main><h1>${title}</h1><p>${body}</p></main></html>`
}
const broken = bare('Something broke on our side', 'Nothing you did. <a href="">Try again</a>')
const refused = bare(
  'This was not accepted',
  'It did not come from a form of this site. <a href="/contact">Contact Us</a>',
)
const tooLarge = bare('This is too large', 'Go back, and shorten what you typed.')
/** The page for an address that is not a URL. */
export const unreadable = bare('This address cannot be read', '<a href="/">Back to Home</a>')

/** The status of a request that could not be read; 500 for any other error. */
const statusOf = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500

/** Answers a request that no page of the site sends, or one that is too large. */
export const refuse = (reply: FastifyReply, status: number) =>
  reply
    .code(status)
    .type(HTML)
    .header('cache-control', 'no-store')
    .send(status === 413 ? tooLarge() : refused())

/** Answers a failed request. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf(error)
  if (status < 500) return refuse(reply, status)
  request.log.error(error)
  return reply.code(500).type(HTML).header('cache-control', 'no-store').send(broken())
}
