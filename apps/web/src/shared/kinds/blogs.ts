import type { KindPages } from './kind-pages.ts'

export const blogs = {
  tag: 'blogs',
  one: 'Guide',
  name: 'guides',
  title: 'Guides',
  list: '/guides',
  single: '/single_guide/',
  texts: { list: 'guides', item: 'guide', banner: 'guidesPage' },
  carrier: '[--c:var(--color-air)]',
  arrangement: 'first-wide',
  link: 'Read More',
  order: 'newest',
  teasers: 3,
  more: 'Explore more blog',
  screens: { list: 'guides', item: 'guide' },
  skeleton: 'guide',
  schemaType: 'Article',
  questions: 'Guides',
} as const satisfies KindPages
