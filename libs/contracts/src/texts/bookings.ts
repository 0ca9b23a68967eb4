import { banner } from './banner.ts'
import { WEEKDAYS } from './company.ts'
import type { TextRecord } from './record.ts'

/** The page on which visitors book a call, and when they can. */
export const bookings = {
  tag: 'bookings',
  single: true,
  access: 'sales',
  fields: {
    ...banner,
    haveAtHand: {
      heading: 'Before the call',
      label: 'What to have at hand',
      control: 'line',
      hint: 'A bill, and the age of the boiler.',
    },
    places: {
      heading: 'How we book',
      label: 'Calls at the same hour',
      control: 'select',
      options: ['2', '1', '3', '4', '5', '6', '8', '10'],
    },
    notice: {
      label: 'Hours of notice before a call',
      control: 'select',
      options: ['4', '1', '2', '8', '24', '48'],
    },
    weeks: { label: 'Weeks ahead', control: 'select', options: ['6', '1', '2', '3', '4', '8', '12'] },
  },
  lists: {
    hours: {
      internal: true,
      label: 'Hours for calls',
      one: 'Hours',
      title: 'day',
      max: 21,
      fields: {
        day: { label: 'Day', control: 'select', options: WEEKDAYS },
        opens: { label: 'From', control: 'time' },
        closes: { label: 'To', control: 'time', hint: 'A day with a break has two entries.' },
      },
    },
    daysOff: {
      internal: true,
      label: 'Days off, besides the holidays of the company',
      one: 'Day off',
      title: 'name',
      fields: {
        day: { label: 'Date', control: 'day' },
        name: { label: 'Name', control: 'line' },
      },
    },
  },
  dashboard: {
    one: 'Calls',
    many: 'Calls',
    hint: 'The page on which visitors book a call, the hours for calls, and days off.',
    page: '/book',
  },
} as const satisfies TextRecord
