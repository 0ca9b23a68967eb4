import type { TextRecord } from './record.ts'

/** What only home shows. */
export const home = {
  tag: 'home',
  single: true,
  fields: {
    heroFirst: { heading: 'Top of the page', label: 'First line', control: 'line', maxLength: 60 },
    heroSecond: { label: 'Second line', control: 'line', maxLength: 60 },
    heroThird: { label: 'Third line', control: 'line', maxLength: 60 },
    heroLead: { label: 'Text', control: 'long', maxLength: 1_000 },
    heroButton: { label: 'Button', control: 'line', maxLength: 60 },
    description: { label: 'Description for search engines', control: 'line' },
    missionTitle: { heading: 'Mission', label: 'Title', control: 'line' },
    missionText: { label: 'Text', control: 'long', maxLength: 1_000 },
    productsTitle: { heading: 'Products', label: 'Title', control: 'line' },
    productsLead: { label: 'Text', control: 'long', maxLength: 1_000 },
    servicesTitle: { heading: 'Services', label: 'Title', control: 'line' },
    assessmentTitle: { label: 'Title of the assessment', control: 'line' },
    assessmentText: { label: 'Text of the assessment', control: 'long', maxLength: 1_000 },
    assessmentButton: { label: 'Button of the assessment', control: 'line', maxLength: 60 },
    guidesTitle: { heading: 'Guides', label: 'Title', control: 'line' },
  },
  lists: {
    figures: {
      label: 'Figures',
      one: 'Figure',
      title: 'figure',
      max: 3,
      fields: {
        figure: { label: 'Figure', control: 'line', maxLength: 20 },
        label: { label: 'What it counts', control: 'line', maxLength: 60 },
      },
    },
  },
  dashboard: { one: 'Home', many: 'Home', hint: 'The top of home, the mission and its figures.', page: '/' },
} as const satisfies TextRecord
