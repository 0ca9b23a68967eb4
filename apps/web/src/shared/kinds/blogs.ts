import type { KindPages } from './kind-pages.ts'

export const blogs = {
  tag: 'blogs',
  name: 'guides',
  title: 'Guides',
  list: '/guides',
  single: '/single_guide/',
  description: 'Short sums, plain words, and the questions to ask before you buy.',
  banner: {
    lines: ['Guides to what', 'your meter says'],
    carrier: '[--c:var(--color-air)]',
    lead: 'Short sums, plain words, and the questions to ask before anybody sells you anything.',
  },
  arrangement: 'first-wide',
  link: 'Read More',
  order: 'newest',
  teasers: 3,
  more: 'Explore more blog',
  screens: { list: 'guides', item: 'guide' },
  skeleton: 'guide',
  schemaType: 'Article',
  hasQuestions: true,
  feed: '/guides.xml',
} as const satisfies KindPages
