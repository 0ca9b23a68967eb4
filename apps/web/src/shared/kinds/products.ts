import type { KindPages } from './kind-pages.ts'

export const products = {
  tag: 'products',
  name: 'products',
  title: 'Products',
  list: '/our_product',
  single: '/single_product/',
  description: 'Equipment that moves energy: what each machine takes in and gives out.',
  banner: {
    lines: ['Products that', 'move energy'],
    carrier: '[--c:var(--color-heat)]',
    lead: 'Several kinds of equipment, and one question before any of them: what does your building really need?',
  },
  link: 'Learn More',
  teasers: 3,
  more: 'Explore more products',
  footerItems: 4,
  screens: { item: 'product' },
  schemaType: 'Product',
} as const satisfies KindPages
