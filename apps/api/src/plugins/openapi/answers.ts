import { MAX_COUNT } from '@energy/contracts/counts'
import type { Route } from '@energy/contracts/route'

const text = (description: string) => ({ description, schema: { type: 'string' } })
const number = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } })

/** Every header of the API's own that a response may have. */
export const HEADERS = {
  Age: number('Seconds since the response was certainly fresh; only while the database is unavailable.'),
  'Cache-Control': text(
    'no-cache for public reads, which are revalidated; immutable for files; no-store for all else.',
  ),
  ETag: text('For If-None-Match; the ETag of one record has its version, also for If-Match.'),
  Link: text('The next page, relative to this one, with rel="next"; absent on the last page.'),
  Location: text('The address of the new record, or of another file.'),
  'Retry-After': number('Seconds to wait.'),
  'WWW-Authenticate': text('The scheme of authentication.'),
  'X-Request-Id': text('The id of this request in the log.'),
  'X-Total-Count': {
    description: `The number of rows on all pages; ${MAX_COUNT}+ where there are more than ${MAX_COUNT}.`,
    schema: { type: 'string', pattern: `^(\\d+|${MAX_COUNT}\\+)$` },
  },
}
export type HeaderName = keyof typeof HEADERS

const accepts = ({ schema }: Route, section: 'body' | 'headers' | 'querystring', name: string) =>
  name in (schema[section]?.['properties'] ?? {})

/** Whether a route can answer 304. */
export const isConditional = (route: Route) =>
  route.config.cache === true || route.config.file === true || accepts(route, 'headers', 'if-none-match')

/** The error statuses that a route can answer with, derived from its contract. */
export function statusesOf(route: Route) {
  const { method, config, schema } = route
  const writes = method !== 'GET'
  const possible: [number, boolean][] = [
    [400, writes || Boolean(schema.querystring ?? schema.headers)],
    [401, config.access !== 'public' || writes],
    // An API key admits to nothing that belongs to a person.
    [403, config.access !== 'public'],
    [404, schema.params !== undefined || accepts(route, 'body', 'token') || accepts(route, 'body', 'upload')],
    // A look-up writes nothing, so it cannot conflict.
    [409, writes && config.limit !== 'lookup'],
    [412, accepts(route, 'headers', 'if-match')],
    [413, writes],
    [415, writes],
    [416, config.file === true],
    // A key that came with another body.
    [
      422,
      (accepts(route, 'headers', 'idempotency-key') && schema.body !== undefined) || accepts(route, 'body', 'upload'),
    ],
    [429, config.limit !== undefined],
    [500, true],
    [503, config.sheds !== false],
  ]
  return possible.flatMap(([status, isPossible]) => (isPossible ? [status] : []))
}

/** The headers of a route's response with this status. */
export function headersOf(route: Route, status: number, routes: readonly Route[]): HeaderName[] {
  const { method, url, config } = route
  const isRecord = /\/:\w+$/.test(url)
  // A record has a version where a call on it, or on a part of it, accepts `If-Match`.
  const isVersioned = routes.some(
    (one) => (one.url === url || (isRecord && one.url.startsWith(`${url}/`))) && accepts(one, 'headers', 'if-match'),
  )
  const isFound = method === 'GET' && [200, 206, 304, 416].includes(status)
  const isPage = status === 200 && accepts(route, 'querystring', 'cursor')
  const possible: [HeaderName, boolean][] = [
    ['Age', isFound && config.cache === true],
    ['Cache-Control', true],
    ['ETag', (isFound && (isVersioned || isConditional(route))) || (config.etag === true && status < 300)],
    ['Link', isPage],
    // A part of another record has no address.
    ['Location', status === 302 || (status === 201 && !url.includes(':'))],
    ['Retry-After', status === 429 || status === 503],
    ['WWW-Authenticate', status === 401],
    ['X-Request-Id', true],
    ['X-Total-Count', isPage],
  ]
  return possible.flatMap(([name, isPossible]) => (isPossible ? [name] : []))
}
