import { webhook } from '@energy/contracts/webhooks/webhooks'
import { expect, type Page } from '@playwright/test'
import type { Screen } from '../screen.ts'
import { expectText, forStaff, queryPattern, respondWith404, respondWithRows } from './staff.ts'

const ID = '01a2b3c4-0000-7000-8000-000000000001'
const LONG = 'https://hooks.example/catch/Waermerueckgewinnungsanlagensteuerungsmodul/'.padEnd(160, 'x')
const all = `**/api${webhook.list.url}`
const log = queryPattern(webhook.deliveries.url.replace(':id', ID))

const aWebhook = {
  _id: ID,
  url: 'https://crm.example/hooks/energy',
  description: 'The CRM',
  events: ['inquiry.received', 'booking.made', 'offer.accepted'],
  active: true,
  createdAt: '2026-11-02T09:00:00.000Z',
  formerUntil: null,
  last: { state: 'sent', createdAt: '2026-11-24T09:00:00.000Z' },
}
const aDelivery = {
  _id: '1',
  event: 'offer.accepted',
  data: { id: ID, kind: 'offers' },
  state: 'sent',
  attempts: 1,
  status: 204,
  error: '',
  createdAt: '2026-11-24T09:00:00.000Z',
  attemptedAt: '2026-11-24T09:00:01.000Z',
  nextAttemptAt: null,
}
const deliveries = [
  { ...aDelivery, _id: '1', event: 'webhook.test', state: 'waiting', attempts: 0, status: null, attemptedAt: null },
  {
    ...aDelivery,
    _id: '2',
    event: 'inquiry.received',
    state: 'delayed',
    attempts: 4,
    status: 503,
    error: 'Waermerueckgewinnungsanlagensteuerungsmodul'.repeat(3),
    nextAttemptAt: '2026-11-24T11:00:00.000Z',
  },
  { ...aDelivery, _id: '3' },
  {
    ...aDelivery,
    _id: '4',
    event: 'booking.made',
    state: 'failed',
    attempts: 81,
    status: null,
    error: 'The host refused the connection.',
    createdAt: '2026-11-12T09:00:00.000Z',
  },
]

/** Answers the calls of one webhook. */
const answer = (item: object, rows: object[]) => async (page: Page) => {
  await page.route(`${all}/${ID}`, (route) => route.fulfill({ json: item }))
  await respondWithRows(log, rows)(page)
}
async function type(page: Page, url: string) {
  await page.getByLabel('Address').fill(url)
  await page.getByLabel('Somebody sent a form').check()
  await page.getByRole('button', { name: 'Add the webhook' }).click()
}

const webhookScreens: Screen[] = [
  {
    name: 'webhooks',
    path: '/dashboard/webhooks',
    before: respondWithRows(all, [
      aWebhook,
      { ...aWebhook, _id: '2', description: '', url: LONG, last: { ...aWebhook.last, state: 'failed' } },
      { ...aWebhook, _id: '3', description: 'Accounts', events: ['invoice.issued'], active: false, last: null },
    ]),
    prepare: expectText('Accounts'),
  },
  {
    name: 'webhooks-empty',
    path: '/dashboard/webhooks',
    before: respondWithRows(all, []),
    prepare: expectText('No webhooks yet.'),
  },
  {
    name: 'webhooks-failed',
    path: '/dashboard/webhooks',
    before: respondWith404(all),
    browserError: /404 .*\/api\/webhooks/,
    prepare: expectText('We could not load the webhooks.'),
  },
  { name: 'webhook-new', path: '/dashboard/webhooks/new', prepare: expectText('Add a webhook') },
  {
    name: 'webhook-new-nothing',
    path: '/dashboard/webhooks/new',
    async prepare(page) {
      await page.getByRole('button', { name: 'Add the webhook' }).click()
      await expectText('Choose at least one event.')(page)
    },
  },
  {
    name: 'webhook-new-private',
    path: '/dashboard/webhooks/new',
    browserError: /400 .*\/api\/webhooks/,
    async prepare(page) {
      await type(page, 'https://169.254.169.254/latest/meta-data')
      await expectText('This is a private address.')(page)
    },
  },
  {
    name: 'webhook-added',
    path: '/dashboard/webhooks/new',
    before: (page) =>
      page.route(all, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 201,
              json: {
                acknowledged: true,
                insertedId: ID,
                secret: 'whsec_'.padEnd(50, 'C2FVsBQIhrscChlQIMV+b5sSYspob7oD'),
              },
            })
          : route.fallback(),
      ),
    async prepare(page) {
      await type(page, 'https://crm.example/hooks')
      await expectText('it is not shown again.')(page)
    },
  },
  {
    name: 'webhook',
    path: `/dashboard/webhooks/${ID}`,
    before: answer({ ...aWebhook, formerUntil: '2026-11-25T09:00:00.000Z' }, deliveries),
    prepare: expectText('The host refused the connection.'),
  },
  {
    name: 'webhook-off',
    path: `/dashboard/webhooks/${ID}`,
    before: answer({ ...aWebhook, url: LONG, description: '', active: false }, []),
    async prepare(page) {
      await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible()
      await expectText('Nothing was sent yet.')(page)
    },
  },
  {
    name: 'webhook-not-found',
    path: `/dashboard/webhooks/${ID}`,
    browserError: /404 .*\/api\/webhooks/,
    prepare: expectText('There is no such webhook. It may have been deleted.'),
  },
]

/** The dashboard's webhooks. */
export const dashboardWebhooks: Screen[] = webhookScreens.map((screen) => forStaff(screen))
