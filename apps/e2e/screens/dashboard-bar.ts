import { notifications, type Notifications } from '@energy/contracts/notifications'
import { search } from '@energy/contracts/search'
import { expect, type Page } from '@playwright/test'
import type { Screen } from './screen.ts'
import { forStaff, pagesOf, refused, says } from './staff.ts'

const told = `**/api${notifications.read.url}`
const WORD = 'Wärmerückgewinnungsanlagensteuerungsmodul'
const some: Notifications = {
  unseen: 2,
  unanswered: { specialists: 100, contacts: 100 },
  seenAt: '2026-11-20T10:00:00.000Z',
  items: [
    { kind: 'roles', _id: '3', who: 'Ines Carvalho', email: '', at: '2026-11-21T09:30:00.000Z' },
    { kind: 'contacts', _id: '2', who: `${WORD}${WORD}`, email: '', at: '2026-11-21T09:00:00.000Z' },
    { kind: 'specialists', _id: '1', who: 'Graham Pell', email: '', at: '2026-11-19T18:05:00.000Z' },
    { kind: 'users', _id: '0', who: 'Graham Pell', email: '', at: '2026-11-19T18:00:00.000Z' },
  ],
}
const telling = (answer: Notifications) => (page: Page) => page.route(told, (route) => route.fulfill({ json: answer }))

const lookFor = (text: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill(text)
}
const ring = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).click()

const staff: Screen[] = [
  {
    name: 'search-empty',
    async prepare(page: Page) {
      await lookFor('')(page)
      await says('by a word or its beginning')(page)
    },
  },
  {
    name: 'search-found',
    async prepare(page: Page) {
      await lookFor('heat')(page)
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'search-recent',
    async prepare(page: Page) {
      await lookFor('okafor')(page)
      await page.getByRole('option').first().click()
      await expect(page.getByRole('article')).toContainText('Tom Okafor')
      await lookFor('')(page)
      await expect(page.getByRole('group', { name: 'Opened last' })).toBeVisible()
    },
  },
  {
    name: 'search-nothing',
    async prepare(page: Page) {
      await lookFor('qqqxzzq')(page)
      await says('Nothing found')(page)
    },
  },
  {
    name: 'search-failed',
    before: refused(pagesOf(search.url)),
    async prepare(page: Page) {
      await lookFor('heat')(page)
      await says('We could not search.')(page)
    },
  },
  {
    name: 'bell',
    before: telling(some),
    async prepare(page: Page) {
      await ring(page)
      await says('Ines Carvalho')(page)
    },
  },
  {
    name: 'bell-empty',
    before: telling({ ...some, unseen: 0, items: [], unanswered: { specialists: 0, contacts: 0 } }),
    async prepare(page: Page) {
      await ring(page)
      await says('Nothing has come yet.')(page)
    },
  },
  {
    name: 'bell-failed',
    before: refused(told),
    async prepare(page: Page) {
      await ring(page)
      await says('We could not load what came.')(page)
    },
  },
].map((screen) => ({ ...screen, path: '/dashboard/products', window: true }))

/** What the bar above every screen opens. */
export const dashboardBar: Screen[] = staff.map((screen) => forStaff(screen))
