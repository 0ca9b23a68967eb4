import { apiTarget, type MutationTarget } from './target.ts'

const inFolder = (folder: string, files: readonly string[]) => files.map((file) => `${folder}/${file}`)

/** The features' code of money, of what happens at a time, of rights and of bookings, with the tests of each part. */
export const features: readonly MutationTarget[] = [
  apiTarget(
    'money, rules',
    [
      ...inFolder('shared/sales', ['days', 'lines', 'offer-state', 'invoice-row', 'settings']),
      'features/sales/offers/draft',
    ],
    ['invoice-rows', 'sales-rules', 'sales-settings'],
  ),
  apiTarget(
    'money, documents',
    [
      ...inFolder('shared/sales', ['counter', 'figures']),
      ...inFolder('features/sales/invoices', ['invoice', 'issue', 'reminders']),
      ...inFolder('features/sales/orders', ['answers', 'order']),
      'features/sales/offers/expiry',
    ],
    ['invoicing', 'order-steps', 'payments', 'person-figures'],
  ),
  apiTarget('money, figures', ['features/sales/offers/figures'], ['offer-figures']),
  apiTarget(
    'schedule',
    [
      ...inFolder('features/content/drafts', ['due', 'schedules']),
      ...inFolder('shared/site', ['start-of-day', 'working-time']),
      'features/inquiries/admin-mails/overdue-jobs',
      'features/newsletter/letters/letter-sending',
    ],
    ['due', 'letter-times', 'scheduling', 'working-time'],
  ),
  apiTarget(
    'rights',
    [
      ...inFolder('shared', [
        'access/key-caller',
        'access/people',
        'sales/people',
        'access/signed-token',
        'access/tokens',
      ]),
      'features/people/invitations/invitation',
    ],
    ['keys-and-links', 'own-and-others'],
  ),
  apiTarget(
    'booking',
    inFolder('features/bookings', [
      'book',
      'booking-link',
      'calendar',
      'days',
      'hours',
      'linked-booking',
      'list',
      'reminders',
    ]),
    ['booked-calls', 'booking-hours', 'booking-list'],
  ),
]
