import type { Env } from './settings/api-settings.ts'

/** Whose pages may call, and read the answers. */
export const originsOf = ({ SITE_URL, DASHBOARD_URL }: Pick<Env, 'SITE_URL' | 'DASHBOARD_URL'>) =>
  [SITE_URL, DASHBOARD_URL].map((url) => new URL(url).origin)

/** The headers that their scripts may read. */
export const EXPOSED = ['etag', 'link', 'location', 'retry-after', 'x-request-id', 'x-total-count']

/** By origin: the headers, names and values by turns, that let its pages read an answer. */
export const corsOf = (env: Parameters<typeof originsOf>[0]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    originsOf(env).map((origin) => [
      origin,
      ['access-control-allow-origin', origin, 'access-control-expose-headers', EXPOSED.join(', ')],
    ]),
  )
