import type { KindRecord } from './kind.ts'

export const blogs = {
  tag: 'blogs',
  fields: { author: { label: 'Author', control: 'line', search: 'B' } },
  order: 'newest',
  cardWords: 20,
  dashboard: { one: 'Blog', many: 'Blogs', choice: 'Blog', path: '/blog', page: '/single_guide/' },
} as const satisfies KindRecord
