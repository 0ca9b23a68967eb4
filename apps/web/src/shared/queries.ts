import type { Call } from '@energy/client/call'
import { query } from '@energy/client/query'
import { kinds, type Kind } from '@energy/contracts/content'
import { site, type SitePage } from '@energy/contracts/site/site-pages'
import { kindPages } from './kinds.ts'

// A screen shows that its loader failed, and reads again only when the visitor asks for it.
const sectionQuery = <T extends object>(options: T) => ({ ...options, retryOnMount: false })
function cards(call: Call, kind: Kind, { limit, topic }: { limit?: number; topic?: string | undefined }) {
  const { order } = kindPages[kind]
  const querystring = { ...(limit && { limit }), ...(order && { order }), ...(topic && { topic }) }
  return sectionQuery(query(call, kinds[kind].cards, { querystring }))
}

/** The queries of the screens, defined once for loader and screen. */
export const queries = {
  all: (call: Call, kind: Kind, topic?: string) => cards(call, kind, { topic }),
  // One more than a teaser shows, because Explore more leaves out the item on the page.
  some: (call: Call, kind: Kind) => cards(call, kind, { limit: kindPages[kind].teasers + 1 }),
  /** Undefined for a kind without topics. */
  topics(call: Call, kind: Kind) {
    const { topics } = kinds[kind]
    return topics && sectionQuery(query(call, topics))
  },
  site: (call: Call, page: SitePage) => query(call, site, { querystring: { page } }),
  one: (call: Call, kind: Kind, id: string) => query(call, kinds[kind].read, { params: { id } }),
} as const
