import type { Call } from '@energy/client/call'
import { query } from '@energy/client/query'
import { blog, product, service, type Kind } from '@energy/contracts/content'

/** How many a home teaser and Explore more show. */
export const COUNTS = { services: 4, products: 3, blogs: 3 } as const satisfies Record<Kind, number>

// One more than Explore more shows, for it leaves out the item that is open.
const atMost = (count: number) => ({ querystring: { limit: count } })
const newest = { order: 'newest' } as const
// What a loader could not read is told, and read again when somebody asks for it.
const sectionQuery = <T extends object>(options: T) => ({ ...options, retryOnMount: false })

/** What the screens read, named once for loader and screen. */
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
