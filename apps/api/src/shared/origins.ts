import type { Env } from './settings/api-settings.ts'

/** The origins whose pages may call the API and read the answers. */
export const originsOf = ({ SITE_URL, DASHBOARD_URL }: Pick<Env, 'SITE_URL' | 'DASHBOARD_URL'>) =>
  [SITE_URL, DASHBOARD_URL].map((url) => new URL(url).origin)

/** The headers that scripts of these pages may read. */
export const EXPOSED = ['etag', 'link', 'location', 'retry-after', 'x-request-id', 'x-total-count']

/** By origin: the CORS headers of an answer, names and values in turn. */
export const corsOf = (env: Parameters<typeof originsOf>[0]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    originsOf(env).map((origin) => [
      origin,
      ['access-control-allow-origin', origin, 'access-control-expose-headers', EXPOSED.join(', ')],
    ]),
  )
