import { BOUNDS } from '../text.ts'
import type { TextRecord } from './record.ts'

/** On what the company mails its staff; the recipients are in its settings. */
const STAFF_EVENTS = [
  'A request comes in',
  'A message comes in',
  'A bill comes in',
  'An offer is accepted',
  'An offer is declined',
] as const
export type StaffEvent = (typeof STAFF_EVENTS)[number]

/** The days of a week, as the settings name them. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Who the company is, how it is reached, and its clock. Other texts name these values: `{email}`. */
export const company = {
  tag: 'company',
  single: true,
  fields: {
    name: { heading: 'Name', label: 'Company name', control: 'line', minLength: 1, maxLength: 100 },
    wordmarkFirst: { label: 'Wordmark, first word', control: 'line', maxLength: 40, hint: 'It is set heavier.' },
    wordmarkSecond: { label: 'Wordmark, second word', control: 'line', maxLength: 40 },
    tagline: { label: 'Tagline', control: 'line' },
    founded: { label: 'Year of foundation', control: 'line', maxLength: 4, pattern: '^([0-9]{4})?$' },
    email: { heading: 'Contact', label: 'E-mail', control: 'email', minLength: 1 },
    phone: { label: 'Phone', control: 'line', maxLength: BOUNDS.phone, hint: 'As it is read: +44 20 7946 0112.' },
    address: { label: 'Address', control: 'long', maxLength: 1_000, hint: 'One line for each line of the address.' },
    timeZone: {
      heading: 'Time and money',
      label: 'Time zone',
      control: 'select',
      options: Intl.supportedValuesOf('timeZone'),
      minLength: 1,
    },
    clock: { label: 'Name of the clock', control: 'line', maxLength: 60, hint: 'As in “09:00, London time”.' },
    currency: {
      label: 'Currency',
      control: 'line',
      minLength: 3,
      maxLength: 3,
      pattern: '^[A-Z]{3}$',
      hint: 'Its ISO 4217 code: USD.',
    },
    answerDays: {
      heading: 'Answers',
      label: 'Working days to the first answer',
      control: 'select',
      options: ['1', '2', '3', '5'],
      hint: 'Of eight opening hours. The inbox calls later ones overdue.',
    },
    footer: { heading: 'Footer', label: 'Line of the footer', control: 'line' },
    pledge: { label: 'Line above the newsletter form', control: 'line' },
    welcome: { label: 'Text after an address is confirmed for the newsletter', control: 'line' },
    sharePicture: {
      label: 'Default share picture',
      control: 'image',
      hint: 'Shown where a link to the site is shared. Left empty, it is the top of home.',
    },
  },
  lists: {
    hours: {
      label: 'Opening hours',
      one: 'Day',
      title: 'day',
      max: 14,
      fields: {
        day: { label: 'Day', control: 'select', options: WEEKDAYS },
        opens: { label: 'Opens', control: 'time' },
        closes: { label: 'Closes', control: 'time' },
      },
    },
    holidays: {
      label: 'Holidays',
      one: 'Holiday',
      title: 'name',
      fields: {
        day: { label: 'Date', control: 'day' },
        name: { label: 'Name', control: 'line' },
      },
    },
    social: {
      label: 'Social networks',
      one: 'Page',
      title: 'name',
      max: 8,
      fields: {
        name: { label: 'Network', control: 'select', options: ['LinkedIn', 'Facebook', 'X', 'YouTube', 'Instagram'] },
        url: { label: 'Address', control: 'url' },
      },
    },
    recipients: {
      internal: true,
      label: 'Mails to staff',
      one: 'Recipient',
      title: 'email',
      max: 20,
      fields: {
        event: { label: 'When', control: 'select', options: STAFF_EVENTS },
        email: { label: 'Mail goes to', control: 'email' },
      },
    },
  },
  dashboard: {
    one: 'Company',
    many: 'Company',
    hint: 'Name, contact, hours and footer. Every page of the site shows them.',
    page: '/',
  },
} as const satisfies TextRecord
