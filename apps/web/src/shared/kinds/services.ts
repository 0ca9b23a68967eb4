import type { KindPages } from './kind-pages.ts'

export const services = {
  tag: 'services',
  name: 'services',
  title: 'Service',
  list: '/our_service',
  single: '/single_service/',
  description: 'What we do, from the first reading to a narrower band.',
  banner: {
    lines: ['Services that', 'carry through'],
    carrier: '[--c:var(--color-power)]',
    lead: 'From the first reading to the last invoice: what we do for a building, and for the people who pay for it.',
  },
  link: 'Get Service',
  teasers: 4,
  more: 'Explore more service',
  screens: { list: 'services', item: 'service' },
  schemaType: 'Service',
  hasQuestions: true,
} as const satisfies KindPages
