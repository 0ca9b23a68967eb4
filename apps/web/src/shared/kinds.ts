import type { Kind } from '@energy/contracts/content'

export interface KindPages {
  /** The plural in a sentence. */
  name: string
  /** The title of its list. */
  title: string
  /** The path of its list. */
  list: string
  /** The path of an item's page. */
  single: (id: string) => string
  /** The text of a card's link. */
  link: string
}

/** The pages of each kind on the site. */
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

/** Whether a path is a kind's list or the page of one of its items. */
export const isWithin = ({ list, single }: KindPages, path: string) => path === list || path.startsWith(single(''))
