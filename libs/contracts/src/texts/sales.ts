import type { TextRecord } from './record.ts'

/** What offers and invoices need: who the company is by law, its tax rates, and the usual terms. No page of the site shows it. */
export const sales = {
  tag: 'sales',
  single: true,
  access: 'sales',
  fields: {
    legalName: {
      heading: 'Company by law',
      label: 'Name',
      control: 'line',
      maxLength: 100,
      hint: 'Millrace Energy Ltd.',
    },
    registration: { label: 'Registration', control: 'line', hint: 'The last line of each invoice.' },
    taxNumber: { label: 'Tax number', control: 'line', maxLength: 60 },
    bank: {
      heading: 'Payment',
      label: 'How to pay',
      control: 'long',
      maxLength: 1_000,
      hint: 'Stands on each invoice, with its number as the reference.',
    },
    paymentDays: {
      label: 'Days until an invoice is due',
      control: 'select',
      options: ['30', '7', '14', '21', '45', '60'],
    },
    validDays: {
      heading: 'Offers',
      label: 'Days for which an offer is valid',
      control: 'select',
      options: ['28', '7', '14', '42', '60', '90'],
    },
    terms: { label: 'Terms of a new offer', control: 'long', maxLength: 5_000 },
  },
  lists: {
    taxRates: {
      internal: true,
      label: 'Tax rates',
      one: 'Tax rate',
      title: 'name',
      max: 20,
      fields: {
        name: { label: 'Name', control: 'line', maxLength: 60, hint: 'As invoices name it: VAT.' },
        percent: {
          label: 'Percent',
          control: 'line',
          maxLength: 7,
          pattern: '^(100(\\.0{1,3})?|[0-9]{1,2}(\\.[0-9]{1,3})?)?$',
          hint: '20, or 8.875.',
        },
        from: { label: 'Valid from', control: 'day', hint: 'Left empty, it has always been.' },
        until: { label: 'Last day', control: 'day', hint: 'Left empty, it has no end.' },
      },
    },
  },
  dashboard: {
    one: 'Offers and invoices',
    many: 'Offers and invoices',
    hint: 'Company by law, tax rates, days and terms. Offers and invoices have them.',
    page: '/',
  },
} as const satisfies TextRecord
