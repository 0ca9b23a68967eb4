import { BLOCKS } from './blocks.ts'
import { details } from './fields.ts'
import type { KindRecord } from './kind.ts'

export const services = {
  tag: 'services',
  fields: {
    details,
    blocks: {
      label: 'Blocks',
      control: 'choices',
      choices: BLOCKS,
      hint: 'Sections after the story. “How it works” shows the steps from comparing providers to switching.',
    },
  },
  order: 'by-hand',
  cardWords: 20,
  menu: 'titlePrefix',
  dashboard: { one: 'Service', many: 'Services', choice: 'Services', path: '/services', page: '/single_service/' },
} as const satisfies KindRecord
