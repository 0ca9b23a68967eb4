import type { Kind } from '@energy/contracts/content'

export interface Shown {
  /** The list of all. */
  list: string
  /** The page of one, by its id. */
  single: (id: string) => string
  /** What the card's link says. */
  link: string
  /** Words of the description on a card. */
  words: number
}

/** How each kind stands on the site. */
export const shown: Record<Kind, Shown> = {
  services: { list: '/our_service', single: (id) => `/single_service/${id}`, link: 'Get Service', words: 20 },
  products: { list: '/our_product', single: (id) => `/single_product/${id}`, link: 'Learn More', words: 15 },
  blogs: { list: '/guides', single: (id) => `/single_guide/${id}`, link: 'Read More', words: 20 },
}
