import { banner } from './banner.ts'
import type { EntryList, TextRecord } from './record.ts'

const clauses = {
  label: 'Clauses',
  one: 'Clause',
  title: 'title',
  fields: {
    title: { label: 'Title', control: 'line' },
    text: { label: 'Text', control: 'formatted' },
  },
} as const satisfies EntryList

export const privacy = {
  tag: 'privacy',
  single: true,
  fields: banner,
  lists: { clauses },
  dashboard: { one: 'Privacy', many: 'Privacy', hint: 'What the site keeps, and why.', page: '/privacy' },
} as const satisfies TextRecord

export const terms = {
  tag: 'terms',
  single: true,
  fields: banner,
  lists: { clauses },
  dashboard: { one: 'Terms', many: 'Terms', hint: 'What holds between the company and visitors.', page: '/terms' },
} as const satisfies TextRecord
