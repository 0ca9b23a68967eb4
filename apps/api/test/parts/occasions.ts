import type { Route } from '@energy/contracts/route'
import { routes } from './routes.ts'

const writes = ({ method }: Route) => method !== 'GET'
const isPublic = ({ config }: Route) => config.access === 'public'
const takes = (part: 'body' | 'headers' | 'querystring', name: string) => (route: Route) =>
  name in (route.schema[part]?.['properties'] ?? {})

/** When the calls of the API are answered so, beside a success: each is made on each of its occasions. */
const OCCASIONS: Record<number, (route: Route) => unknown> = {
  304: (route) => route.config.cache ?? takes('headers', 'if-none-match')(route),
  400: (route) => writes(route) || (route.schema.querystring ?? route.schema.headers),
  401: (route) => !isPublic(route) || writes(route),
  403: ({ config }) => ['self', 'admin'].includes(config.access),
  404: (route) => route.schema.params ?? takes('body', 'token')(route),
  // The look-up writes nothing.
  409: (route) => writes(route) && route.config.limit !== 'lookup',
  412: takes('headers', 'if-match'),
  413: writes,
  415: writes,
  422: takes('headers', 'idempotency-key'),
  429: ({ config }) => config.limit,
  500: () => true,
  503: ({ config }) => config.sheds !== false,
}
/** They read nothing that a test could break: that they fail is not to be seen. */
export const UNBREAKABLE = ['GET /changes', 'GET /health', 'GET /ready']

const nameOf = ({ method, url }: Route) => `${method} ${url}`
export const those = (which: (route: Route) => unknown) =>
  routes.filter(which).map((route) => ({ name: nameOf(route), route }))
/** The calls that can be answered with a status. */
export const answering = (status: number) => those((route) => OCCASIONS[status]?.(route))
/** The statuses that a call can be answered with. */
export const statusesOf = (route: Route) => [
  ...new Set([
    ...Object.keys(route.schema.response),
    ...Object.keys(OCCASIONS).filter((status) => OCCASIONS[Number(status)]?.(route)),
  ]),
]
