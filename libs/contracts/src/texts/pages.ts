import { banner, head } from './banner.ts'
import { points } from './blocks.ts'
import type { TextRecord } from './record.ts'

/** The list of services. */
export const servicesPage = {
  tag: 'servicesPage',
  single: true,
  fields: banner,
  dashboard: { one: 'Service list', many: 'Service list', hint: 'The banner of the services.', page: '/our_service' },
} as const satisfies TextRecord

/** The list of products. */
export const productsPage = {
  tag: 'productsPage',
  single: true,
  fields: banner,
  dashboard: { one: 'Product list', many: 'Product list', hint: 'The banner of the products.', page: '/our_product' },
} as const satisfies TextRecord

/** The list of guides. */
export const guidesPage = {
  tag: 'guidesPage',
  single: true,
  fields: banner,
  dashboard: { one: 'Guide list', many: 'Guide list', hint: 'The banner of the guides.', page: '/guides' },
} as const satisfies TextRecord

/** What the page of every service shows. */
export const servicePage = {
  tag: 'servicePage',
  single: true,
  fields: head,
  lists: { reasons: points('Reasons', 'Reason', 3) },
  dashboard: {
    one: 'Why our services',
    many: 'Why our services',
    hint: 'On the page of every service.',
    page: '/our_service',
  },
} as const satisfies TextRecord

/** What the page of every product shows. */
export const productPage = {
  tag: 'productPage',
  single: true,
  fields: {
    ...head,
    air: { heading: 'Drawing', label: 'Heat from the air', control: 'line', maxLength: 40 },
    airText: { label: 'Text below heat from the air', control: 'line', maxLength: 80 },
    power: { label: 'Electricity', control: 'line', maxLength: 40 },
    powerText: { label: 'Text below electricity', control: 'line', maxLength: 80 },
    heat: { label: 'Useful heat', control: 'line', maxLength: 40 },
    heatText: { label: 'Text below useful heat', control: 'line', maxLength: 80 },
  },
  dashboard: {
    one: 'Energy stats',
    many: 'Energy stats',
    hint: 'The drawing on the page of every product.',
    page: '/our_product',
  },
} as const satisfies TextRecord

/** About Us. */
export const about = {
  tag: 'about',
  single: true,
  fields: {
    ...banner,
    storyTitle: { heading: 'How it began', label: 'Title', control: 'line' },
    story: { label: 'Text', control: 'formatted' },
    valuesTitle: { heading: 'Values', label: 'Title', control: 'line' },
  },
  lists: { values: points('Values', 'Value', 8) },
  dashboard: {
    one: 'About Us',
    many: 'About Us',
    hint: 'How it began, and what the company holds to.',
    page: '/about',
  },
} as const satisfies TextRecord

/** Contact Us. */
export const contactPage = {
  tag: 'contactPage',
  single: true,
  fields: {
    ...banner,
    formTitle: { heading: 'Form', label: 'Title', control: 'line' },
    formLead: { label: 'Text', control: 'long', maxLength: 1_000 },
    priceQuestion: { label: 'Question above the link to the specialist form', control: 'line' },
  },
  dashboard: { one: 'Contact Us', many: 'Contact Us', hint: 'The texts around the contact form.', page: '/contact' },
} as const satisfies TextRecord
