import type { KindPages } from './kind-pages.ts'

export const products = {
  tag: 'products',
  one: 'Product',
  name: 'products',
  title: 'Products',
  list: '/our_product',
  single: '/single_product/',
  texts: { list: 'products', item: 'product', banner: 'productsPage' },
  carrier: '[--c:var(--color-heat)]',
  link: 'Learn More',
  teasers: 3,
  more: 'Explore more products',
  footerItems: 4,
  screens: { item: 'product' },
  schemaType: 'Product',
} as const satisfies KindPages
