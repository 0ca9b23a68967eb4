import { details } from './fields.ts'
import type { KindRecord } from './kind.ts'

export const products = {
  tag: 'products',
  fields: { details },
  order: 'by-hand',
  cardWords: 15,
  menu: 'headerTitle',
  dashboard: {
    one: 'Product',
    many: 'Products',
    choice: 'Products',
    path: '/products',
    page: '/single_product/',
    // The specification gives this screen the heading of the services.
    updateTitle: 'Update Services',
  },
} as const satisfies KindRecord
