import type { Call } from '@energy/client/call'
import { query } from '@energy/client/query'
import { blog, product, service, type Kind } from '@energy/contracts/content'

/** The number of items in a teaser on home and in Explore more. */
export const COUNTS = { services: 4, products: 3, blogs: 3 } as const satisfies Record<Kind, number>

// One more than Explore more shows, because it leaves out the item on the page.
const atMost = (count: number) => ({ querystring: { limit: count } })
const newest = { order: 'newest' } as const
// A screen shows that its loader failed, and reads again only when the visitor asks for it.
const sectionQuery = <T extends object>(options: T) => ({ ...options, retryOnMount: false })

/** The queries of the screens, defined once for loader and screen. */
export const queries = {
  services: (call: Call) => sectionQuery(query(call, service.cards)),
  products: (call: Call) => sectionQuery(query(call, product.cards)),
  blogs: (call: Call) => sectionQuery(query(call, blog.cards, { querystring: newest })),
  someServices: (call: Call) => sectionQuery(query(call, service.cards, atMost(COUNTS.services + 1))),
  someProducts: (call: Call) => sectionQuery(query(call, product.cards, atMost(COUNTS.products + 1))),
  someBlogs: (call: Call) =>
    sectionQuery(query(call, blog.cards, { querystring: { limit: COUNTS.blogs + 1, ...newest } })),
  service: (call: Call, id: string) => query(call, service.read, { params: { id } }),
  product: (call: Call, id: string) => query(call, product.read, { params: { id } }),
  blog: (call: Call, id: string) => query(call, blog.read, { params: { id } }),
} as const
