import { notifications, type Notifications } from '@energy/contracts/notifications'
import { search } from '@energy/contracts/search'
import { expect, type Page } from '@playwright/test'
import type { Screen } from '../screen.ts'
import { forStaff, queryPattern, respondWith404, expectText } from './staff.ts'

const notificationsUrl = `**/api${notifications.read.url}`
const WORD = 'Wärmerückgewinnungsanlagensteuerungsmodul'
const sample: Notifications = {
  unseen: 2,
  waiting: 200,
  seenAt: '2026-11-20T10:00:00.000Z',
  items: [
    { kind: 'roles', _id: '3', who: 'Ines Carvalho', email: '', at: '2026-11-21T09:30:00.000Z' },
    { kind: 'accepted', _id: '4', who: 'Tom Okafor', email: '', at: '2026-11-21T09:20:00.000Z' },
    { kind: 'contacts', _id: '2', who: `${WORD}${WORD}`, email: '', at: '2026-11-21T09:00:00.000Z' },
    { kind: 'specialists', _id: '1', who: 'Graham Pell', email: '', at: '2026-11-19T18:05:00.000Z' },
    { kind: 'users', _id: '0', who: 'Graham Pell', email: '', at: '2026-11-19T18:00:00.000Z' },
  ],
}
const respondWithNotifications = (answer: Notifications) => (page: Page) =>
  page.route(notificationsUrl, (route) => route.fulfill({ json: answer }))

const searchFor = (text: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill(text)
}
const openBell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).click()

const topBarScreens: Screen[] = [
  {
    name: 'search-empty',
    async prepare(page: Page) {
      await searchFor('')(page)
      await expectText('by a word or its beginning')(page)
    },
  },
  {
    name: 'search-results',
    async prepare(page: Page) {
      await searchFor('heat')(page)
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'search-recent',
    async prepare(page: Page) {
      await searchFor('okafor')(page)
      await page.getByRole('option').first().click()
      await expect(page.getByRole('article')).toContainText('Tom Okafor')
      await searchFor('')(page)
      await expect(page.getByRole('group', { name: 'Opened last' })).toBeVisible()
    },
  },
  {
    name: 'search-no-results',
    async prepare(page: Page) {
      await searchFor('qqqxzzq')(page)
      await expectText('Nothing found')(page)
    },
  },
  {
    name: 'search-failed',
    before: respondWith404(queryPattern(search.url)),
    browserError: /404 .*\/api\/search/,
    async prepare(page: Page) {
      await searchFor('heat')(page)
      await expectText('We could not search.')(page)
    },
  },
  {
    name: 'notifications',
    before: respondWithNotifications(sample),
    async prepare(page: Page) {
      await openBell(page)
      await expectText('Ines Carvalho')(page)
    },
  },
  {
    name: 'notifications-empty',
    before: respondWithNotifications({ ...sample, unseen: 0, items: [], waiting: 0 }),
    async prepare(page: Page) {
      await openBell(page)
      await expectText('Nothing has come yet.')(page)
    },
  },
  {
    name: 'notifications-failed',
    before: respondWith404(notificationsUrl),
    browserError: /404 .*\/api\/notifications/,
    async prepare(page: Page) {
      await openBell(page)
      await expectText('We could not load what came.')(page)
    },
  },
  {
    name: 'notifications-mails-failed',
    async before(page: Page) {
      await respondWithNotifications({ ...sample, items: sample.items.slice(0, 2) })(page)
      await respondWith404(`**/api${notifications.mails.url}`)(page)
    },
    browserError: /404 .*\/api\/notifications\/mails/,
    async prepare(page: Page) {
      await openBell(page)
      await expectText('We could not load which mails you get.')(page)
    },
  },
].map((screen) => ({ ...screen, path: '/dashboard/products', viewportOnly: true }))

/** The search and the notifications of the dashboard's top bar. */
export const dashboardTopBar: Screen[] = topBarScreens.map((screen) => forStaff(screen))
