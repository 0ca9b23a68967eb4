import { head } from './banner.ts'
import type { EntryList, TextRecord } from './record.ts'

/** Points with a title and a text. */
export const points = (label: string, one: string, max: number) =>
  ({
    label,
    one,
    title: 'title',
    max,
    fields: {
      title: { label: 'Title', control: 'line' },
      text: { label: 'Text', control: 'long', maxLength: 1_000 },
    },
  }) as const satisfies EntryList

/** The quote of an expert, on home and about. */
export const quote = {
  tag: 'quote',
  single: true,
  fields: {
    text: { label: 'Quote', control: 'long', maxLength: 1_000, hint: 'Without quotation marks; the page adds them.' },
    name: { label: 'Name', control: 'line' },
    job: { label: 'Job', control: 'line' },
    picture: { label: 'Picture', control: 'image', hint: 'Left empty, a drawing is shown.' },
  },
  dashboard: { one: 'Expert quote', many: 'Expert quote', hint: 'On home and on About Us.', page: '/about' },
} as const satisfies TextRecord

/** How it works, on home and on the pages of services. */
export const steps = {
  tag: 'steps',
  single: true,
  fields: {
    ...head,
    saving: { label: 'Words in the third drawing', control: 'line', maxLength: 40 },
  },
  lists: { steps: points('Steps', 'Step', 3) },
  dashboard: {
    one: 'How it works',
    many: 'How it works',
    hint: 'The three steps, on home and on the pages of services.',
    page: '/',
  },
} as const satisfies TextRecord

/** Why choose us, on home, about and guides. */
export const reasons = {
  tag: 'reasons',
  single: true,
  fields: head,
  lists: { reasons: points('Reasons', 'Reason', 3) },
  dashboard: {
    one: 'Why choose us',
    many: 'Why choose us',
    hint: 'The reasons, on home, About Us and the guides.',
    page: '/about',
  },
} as const satisfies TextRecord

/** What stands beside the specialist form. */
export const specialist = {
  tag: 'specialist',
  single: true,
  fields: {
    ...head,
    promise: {
      label: 'Promise after a request',
      control: 'line',
      hint: 'Without a full stop; the page adds “, or writes to” and the address of the sender.',
    },
  },
  lists: {
    steps: {
      label: 'What happens next',
      one: 'Step',
      title: 'text',
      max: 5,
      fields: { text: { label: 'Text', control: 'line' } },
    },
  },
  dashboard: {
    one: 'Specialist form',
    many: 'Specialist form',
    hint: 'What stands beside the form, on Contact Us and on services and products.',
    page: '/contact',
  },
} as const satisfies TextRecord

/** The headings above what several pages show. */
export const headings = {
  tag: 'headings',
  single: true,
  fields: {
    reviews: { label: 'Above the reviews', control: 'line' },
    questions: { label: 'Above the questions', control: 'line' },
    team: { label: 'Above the team', control: 'line' },
    teamLead: { label: 'Text above the team', control: 'line' },
    tariffs: { label: 'Above the tariff types', control: 'line' },
    tariffsLead: { label: 'Text above the tariff types', control: 'line' },
  },
  dashboard: {
    one: 'Headings',
    many: 'Headings',
    hint: 'Above reviews, questions, team and tariffs.',
    page: '/our_service',
  },
} as const satisfies TextRecord
