import { Page } from '@energy/contracts/answers'
import type { Route } from '@energy/contracts/route'

const text = (description: string) => ({ description, schema: { type: 'string' } })
const number = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } })

/** Every header that an answer may carry. */
export const HEADERS = {
  ETag: text('What If-None-Match names; of one record its version, for If-Match, too.'),
  Link: text('The next page, relative to this one, with rel="next"; absent on the last.'),
  Location: text('Where the new record is.'),
  'Retry-After': number('Seconds to wait.'),
  'WWW-Authenticate': text('What to prove who one is with.'),
  'X-Request-Id': text('Names this request in the log.'),
  'X-Total-Count': number('How many there are in all pages together.'),
}
export type HeaderName = keyof typeof HEADERS

/** The failures that a route can answer with, by what its contract takes and whom it lets in. */
export function statusesOf({ method, config, schema }: Route) {
  const takes = (header: string) => header in (schema.headers?.['properties'] ?? {})
  const writes = method !== 'GET'
  const possible: [number, boolean][] = [
    [400, Boolean(schema.body ?? schema.querystring ?? schema.headers)],
    [401, config.access !== 'public'],
    [403, config.access === 'self' || config.access === 'admin'],
    [404, schema.params !== undefined || 'token' in (schema.body?.['properties'] ?? {})],
    [409, writes],
    [412, takes('if-match')],
    [413, writes],
    [415, writes],
    [422, takes('idempotency-key')],
    [429, config.limit !== undefined],
    [500, true],
    [503, true],
  ]
  return possible.flatMap(([status, isPossible]) => (isPossible ? [status] : []))
}

/** The headers of one of a route's answers. */
export function headersOf(
  { method, url, schema, config }: Route,
  status: number,
  routes: readonly Route[],
): HeaderName[] {
  const changed = routes
    .filter((route) => route.url === url)
    .some((route) => 'if-match' in (route.schema.headers?.['properties'] ?? {}))
  const isRead = routes.some(
    (route) => route.method === 'GET' && /^\/:\w+$/.test(route.url.slice(url.length)) && route.url.startsWith(url),
  )
  const possible: [HeaderName, boolean][] = [
    ['ETag', status === 200 && method === 'GET' && (changed || config.kept === true)],
    ['Link', status === 200 && schema.querystring === Page],
    ['Location', status === 201 && isRead],
    ['Retry-After', status === 429 || status === 503],
    ['WWW-Authenticate', status === 401],
    ['X-Request-Id', true],
    ['X-Total-Count', status === 200 && schema.querystring === Page],
  ]
  return possible.flatMap(([name, isPossible]) => (isPossible ? [name] : []))
}
