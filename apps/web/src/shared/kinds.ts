import type { Kind } from '@energy/contracts/content'

export interface KindPages {
  /** What several are called in a sentence. */
  name: string
  /** What its list is called. */
  title: string
  /** The list of all. */
  list: string
  /** The page of one, by its id. */
  single: (id: string) => string
  /** What the card's link says. */
  link: string
}

/** How each kind stands on the site. */
export const kindPages: Record<Kind, KindPages> = {
  services: {
    name: 'services',
    title: 'Service',
    list: '/our_service',
    single: (id) => `/single_service/${id}`,
    link: 'Get Service',
  },
  products: {
    name: 'products',
    title: 'Products',
    list: '/our_product',
    single: (id) => `/single_product/${id}`,
    link: 'Learn More',
  },
  blogs: {
    name: 'guides',
    title: 'Guides',
    list: '/guides',
    single: (id) => `/single_guide/${id}`,
    link: 'Read More',
  },
}

/** Whether a path is the list of a kind or the page of one. */
export const isWithin = ({ list, single }: KindPages, path: string) => path === list || path.startsWith(single(''))
