import { createHash } from 'node:crypto'
import { createCall } from '@energy/client/call'
import { CallError, unreachable } from '@energy/client/call-error'
import type { Problem } from '@energy/contracts/responses'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalidFields, rejectedFields, textOf } from '../shared/form/fields.ts'
import { AFTER, answerId, FORM, SENT, type Posted } from '../shared/form/posted.ts'
import { sentFrom } from '../shared/form/sent-from.ts'
import { CLIENT } from '../shared/loaders.ts'
import type { Rendered } from './page-cache.ts'
import { refuse } from './plain-pages.ts'
import { formOf } from './public-forms.ts'

interface FormPosts {
  /** The site's origin: only its pages may post. */
  origin: string
  /** The API's address for this server. */
  apiUrl: string
  /** Renders the page of an address with the answer to a form, for the client with an IP address. */
  render: (url: URL, posted: Posted, ip: string) => Promise<Rendered>
}

/** In bytes, as in the API. */
const BODY_LIMIT = 256 * 1024
/** The API ends a call after 15 seconds. */
const TIMEOUT = 20_000

/** Accepts the public forms of browsers without JavaScript (docs/decisions/0022-forms-without-javascript.md). */
export function formPosts(app: FastifyInstance, { origin, apiUrl, render }: FormPosts) {
  const call = createCall(apiUrl)

  /** Whether a page of another site may have sent the request. */
  const isForeign = ({ headers }: FastifyRequest) =>
    (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin' || (headers.origin ?? origin) !== origin

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )

  app.post('/*', {
    async onRequest(request, reply) {
      if (isForeign(request)) return refuse(reply, 403)
    },
    async handler(request, reply) {
      const typed = new FormData()
      // The first value of each name. A FormData looks for a name in all that it has, and anybody may send 60,000.
      const first = new Map<string, string>()
      if (request.body instanceof URLSearchParams)
        for (const [name, sent] of request.body) {
          const value = sent.replaceAll('\r\n', '\n')
          typed.append(name, value)
          if (!first.has(name)) first.set(name, value)
        }
      const form = formOf(textOf(typed, FORM))
      if (!form) return refuse(reply, 400)

      const url = new URL(origin + request.url)
      const { name, fields, read, route, paramsOf } = form
      const values = Object.fromEntries(first)
      const answer = async (status: number, posted: Omit<Posted, 'form'>) => {
        const page = await render(url, { form: name, values, ...posted }, request.ip)
        if (status === 503) reply.header('retry-after', '5')
        return reply.code(status).type(page.type).header('cache-control', 'no-store').send(page.body)
      }

      const fieldErrors = invalidFields(fields, typed)
      if (Object.keys(fieldErrors).length > 0) return answer(422, { fieldErrors })
      const body = read(typed, sentFrom(url, ''))
      const params = paramsOf?.(url.pathname) ?? {}
      const headers = { 'idempotency-key': keyOf(params, textOf(typed, AFTER), body), [CLIENT]: request.ip }
      const problem = await problemOf(call.send(route, { params, body, headers }, AbortSignal.timeout(TIMEOUT)))
      if (problem) {
        const rejected = rejectedFields(fields, problem)
        const isNamed = Object.keys(rejected).length > 0
        const shown = isNamed ? { fieldErrors: rejected } : { formError: problem.detail }
        return answer(statusOf(problem), { status: problem.status, ...shown })
      }
      url.searchParams.set(SENT, name)
      url.hash = answerId(name)
      return reply.redirect(url.href, 303)
    },
  })
}

/**
 * The same input has the same key, so a form that is posted again within a day is stored once. A key in the page would
 * be the same for all visitors, because pages are cached.
 */
const keyOf = (...input: unknown[]) => createHash('sha256').update(JSON.stringify(input)).digest('base64url')

/** The problem of a failed call; undefined if it succeeded. */
const problemOf = (sent: Promise<unknown>): Promise<Problem | undefined> =>
  sent.then(
    () => undefined,
    (cause: unknown) => (cause instanceof CallError ? cause.problem : unreachable),
  )

function statusOf({ status }: Problem) {
  if (status === 429) return 429
  return status === 0 || status >= 500 ? 503 : 422
}
