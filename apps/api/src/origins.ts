import type { Env } from './env.ts'

/** Whose pages may call, and read the answers. */
export const originsOf = ({ SITE_URL, DASHBOARD_URL }: Pick<Env, 'SITE_URL' | 'DASHBOARD_URL'>) =>
  [SITE_URL, DASHBOARD_URL].map((url) => new URL(url).origin)

/** The headers that their scripts may read. */
export const EXPOSED = ['etag', 'link', 'location', 'retry-after', 'x-request-id', 'x-total-count']
