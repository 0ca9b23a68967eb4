import { details } from './fields.ts'
import type { KindRecord } from './kind.ts'

export const services = {
  tag: 'services',
  fields: { details },
  order: 'by-hand',
  cardWords: 20,
  menu: 'titlePrefix',
  dashboard: { one: 'Service', many: 'Services', choice: 'Services', path: '/services', page: '/single_service/' },
} as const satisfies KindRecord
