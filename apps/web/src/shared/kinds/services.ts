import type { KindPages } from './kind-pages.ts'

export const services = {
  tag: 'services',
  one: 'Service',
  name: 'services',
  title: 'Service',
  list: '/our_service',
  single: '/single_service/',
  texts: { list: 'services', item: 'service', banner: 'servicesPage' },
  carrier: '[--c:var(--color-power)]',
  link: 'Get Service',
  teasers: 4,
  more: 'Explore more service',
  screens: { list: 'services', item: 'service' },
  schemaType: 'Service',
  questions: 'Services',
} as const satisfies KindPages
