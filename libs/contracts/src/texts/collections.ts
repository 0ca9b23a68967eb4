import { BOUNDS } from '../text.ts'
import type { TextRecord } from './record.ts'

/** Questions with answers. */
export const questions = {
  tag: 'questions',
  title: 'question',
  fields: {
    question: { label: 'Question', control: 'line', minLength: 1, maxLength: BOUNDS.title },
    answer: { label: 'Answer', control: 'long', maxLength: 5_000 },
    page: { label: 'Shown on', control: 'select', options: ['Services and guides', 'Services', 'Guides'] },
  },
  dashboard: { one: 'Question', many: 'Questions', hint: 'The FAQ of services and guides.', page: '/our_service' },
} as const satisfies TextRecord

/** Members of the team. */
export const team = {
  tag: 'team',
  title: 'name',
  fields: {
    name: { label: 'Name', control: 'line', minLength: 1, maxLength: BOUNDS.title },
    role: { label: 'Role', control: 'line' },
    picture: { label: 'Picture', control: 'image', hint: 'Left empty, a drawing is shown.' },
  },
  dashboard: { one: 'Member', many: 'Team', hint: 'On Contact Us.', page: '/contact' },
} as const satisfies TextRecord

/** What customers say. */
export const reviews = {
  tag: 'reviews',
  title: 'name',
  fields: {
    name: { label: 'Name', control: 'line', minLength: 1, maxLength: BOUNDS.title },
    job: { label: 'Job', control: 'line' },
    text: { label: 'Review', control: 'long', maxLength: 1_000, hint: 'Without quotation marks; the page adds them.' },
    picture: { label: 'Picture', control: 'image', hint: 'Left empty, a drawing is shown.' },
  },
  dashboard: { one: 'Review', many: 'Reviews', hint: 'On home and About Us.', page: '/about' },
} as const satisfies TextRecord

/** Types of tariff. */
export const tariffs = {
  tag: 'tariffs',
  title: 'title',
  fields: {
    title: { label: 'Title', control: 'line', minLength: 1, maxLength: BOUNDS.title },
    text: { label: 'Text', control: 'long', maxLength: 1_000 },
    open: {
      label: 'Open share of the price',
      control: 'number',
      hint: 'In percent: the width of the band on the page.',
      pattern: '^([0-9]{1,2}|100)?$',
    },
    unitPrice: {
      heading: 'Price',
      label: 'Unit price',
      control: 'number',
      hint: 'For a kWh, in hundredths of the currency. Left empty, the page shows no price.',
    },
    standingCharge: { label: 'Standing charge', control: 'number', hint: 'For a day, in hundredths of the currency.' },
    term: { label: 'Term', control: 'number', hint: 'In months.' },
    validFrom: { label: 'Valid from', control: 'day' },
    validUntil: { label: 'Valid until', control: 'day' },
  },
  dashboard: { one: 'Tariff', many: 'Tariff types', hint: 'On the pages of services.', page: '/our_service' },
} as const satisfies TextRecord
