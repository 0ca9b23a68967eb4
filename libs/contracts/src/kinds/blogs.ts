import type { KindRecord } from './kind.ts'

export const blogs = {
  tag: 'blogs',
  fields: {
    author: { label: 'Author', control: 'line', search: 'B' },
    topics: {
      label: 'Topics',
      control: 'line',
      hint: 'Separated by commas, such as: Heat pumps, Grants. The list of guides can be filtered by them.',
      search: 'B',
    },
  },
  order: 'newest',
  cardWords: 20,
  cardExtras: ['createdAt', 'minutes', 'topics'],
  dashboard: { one: 'Blog', many: 'Blogs', choice: 'Blog', path: '/blog', page: '/single_guide/' },
} as const satisfies KindRecord
