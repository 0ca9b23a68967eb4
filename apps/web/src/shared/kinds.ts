import type { Kind, kinds } from '@energy/contracts/content'
import { blogs } from './kinds/blogs.ts'
import type { KindPages } from './kinds/kind-pages.ts'
import { products } from './kinds/products.ts'
import { services } from './kinds/services.ts'

/** The pages of each kind on the site, in the order of the navigation. */
export const kindPages: { [K in Kind]: KindPages & { tag: K; single: (typeof kinds)[K]['dashboard']['page'] } } = {
  services,
  products,
  blogs,
}
export const allPages: readonly KindPages[] = Object.values(kindPages)

/** Whether a path is a kind's list or the page of one of its items. */
export const isWithin = ({ list, single }: KindPages, path: string) => path === list || path.startsWith(single)
