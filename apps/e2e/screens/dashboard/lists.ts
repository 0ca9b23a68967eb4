import { booking } from '@energy/contracts/bookings/bookings'
import type { Item } from '@energy/contracts/content'
import { emptySearches } from '@energy/contracts/site/empty-searches'
import { schedules } from '@energy/contracts/content/schedules'
import { trash } from '@energy/contracts/content/trash'
import { expect, type Page } from '@playwright/test'
import type { FirstIds, Screen } from '../screen.ts'
import {
  respondWithRows,
  changeRows,
  forStaff,
  contentQueryPattern,
  respondWith404,
  expectText,
  expectRows,
  neverRespond,
} from './staff.ts'

const WORD = 'Wärmerückgewinnungsanlagensteuerungsmodul'
const withLongWords = (item: Item) => ({
  ...item,
  headerTitle: WORD + WORD,
  titlePrefix: WORD,
  titleDescription: WORD + WORD,
  sections: item.sections.map((section) => ({ ...section, prefix: WORD, title: WORD, cta: WORD })),
})
const product = ({ product: id }: FirstIds) => `/dashboard/products?id=${id}`
const askToDelete = async (page: Page) => {
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const listScreens: Screen[] = [
  { name: 'products', path: '/dashboard/products', prepare: expectRows('Products') },
  { name: 'product', path: product, prepare: expectText('Prefix of title') },
  { name: 'services', path: '/dashboard/services', prepare: expectText('Drag the dots') },
  { name: 'blogs', path: '/dashboard/blog', prepare: expectRows('Blogs') },
  { name: 'blog', path: ({ blog }) => `/dashboard/blog?id=${blog}`, prepare: expectText('Author') },
  {
    name: 'products-long-words',
    path: '/dashboard/products',
    before: changeRows<Item>(contentQueryPattern('products'), (items) => items.map(withLongWords)),
    async prepare(page) {
      await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click()
      await expect(page.getByRole('article')).toContainText(WORD)
    },
  },
  { name: 'products-filtered', path: '/dashboard/products?q=gas', prepare: expectText('1 found') },
  { name: 'products-no-results', path: '/dashboard/products?q=coal', prepare: expectText('No products with “coal”') },
  {
    name: 'products-not-found',
    path: '/dashboard/products?id=00000000-0000-7000-8000-000000000000',
    prepare: expectText('There is no such product.'),
    browserError: /404 .*\/api\/products\//,
  },
  {
    name: 'blogs-empty',
    path: '/dashboard/blog',
    before: respondWithRows(contentQueryPattern('blogs'), []),
    prepare: expectText('No blogs yet.'),
  },
  {
    name: 'services-loading',
    path: '/dashboard/services',
    before: neverRespond(contentQueryPattern('services')),
    prepare: (page) => expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached(),
  },
  {
    name: 'services-failed',
    path: '/dashboard/services',
    before: respondWith404(contentQueryPattern('services')),
    browserError: /404 .*\/api\/services/,
    prepare: expectText('We could not load the services.'),
  },
  {
    name: 'trash',
    path: '/dashboard/trash',
    before: respondWithRows(`**/api${trash.list.url}`, [
      {
        kind: 'products',
        _id: '1',
        headerTitle: 'Old boiler service plan',
        deletedAt: '2026-11-18T15:04:00.000Z',
        deletedBy: 'Amara Lindqvist',
      },
      {
        kind: 'blogs',
        _id: '2',
        headerTitle: 'How a market hall halved what it pays for its light, its cold and its heat in one winter',
        deletedAt: '2026-11-02T09:30:00.000Z',
        deletedBy: '',
      },
    ]),
    prepare: expectText('Old boiler service plan'),
  },
  {
    name: 'trash-empty',
    path: '/dashboard/trash',
    before: respondWithRows(`**/api${trash.list.url}`, []),
    prepare: expectText('Nothing was deleted'),
  },
  {
    name: 'scheduled',
    path: '/dashboard/scheduled',
    before: respondWithRows(`**/api${schedules.list.url}`, [
      {
        kind: 'services',
        _id: '1',
        headerTitle: 'Gas engine service',
        action: 'unpublish',
        at: '2026-11-18T08:00:00.000Z',
        number: null,
        author: '',
        failed: true,
      },
      {
        kind: 'products',
        _id: '2',
        headerTitle: 'Heat pumps',
        action: 'publish',
        at: '2026-11-23T09:00:00.000Z',
        number: 3,
        author: 'Amara Lindqvist',
        failed: false,
      },
      {
        kind: 'blogs',
        _id: '3',
        headerTitle: 'How a market hall halved what it pays for its light, its cold and its heat in one winter',
        action: 'publish',
        at: '2027-06-01T08:00:00.000Z',
        number: 1,
        author: 'Ben Hale',
        failed: false,
      },
    ]),
    prepare: expectText('Heat pumps'),
  },
  {
    name: 'scheduled-empty',
    path: '/dashboard/scheduled',
    before: respondWithRows(`**/api${schedules.list.url}`, []),
    prepare: expectText('Nothing is scheduled.'),
  },
  {
    name: 'scheduled-failed',
    path: '/dashboard/scheduled',
    before: respondWith404(`**/api${schedules.list.url}`),
    browserError: /404 .*\/api\/schedules/,
    prepare: expectText('We could not load what is scheduled.'),
  },
  {
    name: 'calls',
    path: '/dashboard/calls',
    before: respondWithRows(`**/api${booking.list.url}?*`, [
      {
        _id: '1',
        startsAt: '2026-11-24T09:00:00.000Z',
        inquiry: '1',
        name: 'Hannah Weiss',
        businessName: 'Weiss & Sons',
        phone: '00447700900199',
        comment: 'Which tank?',
        assignee: 'Ben Hale',
        outcome: 'reached',
        isOutside: false,
      },
      {
        _id: '2',
        startsAt: '2026-11-24T11:00:00.000Z',
        inquiry: '2',
        name: WORD,
        businessName: '',
        phone: '00447700900142',
        comment: WORD + WORD,
        assignee: '',
        outcome: '',
        isOutside: true,
      },
    ]),
    prepare: expectText('Hannah Weiss'),
  },
  {
    name: 'calls-empty',
    path: '/dashboard/calls?view=coming',
    before: respondWithRows(`**/api${booking.list.url}?*`, []),
    prepare: expectText('No calls are booked after today.'),
  },
  {
    name: 'searches',
    path: '/dashboard/searches',
    before: respondWithRows(`**/api${emptySearches.list.url}`, [
      { words: 'biomass', times: 1_204, lastAt: '2026-11-24T09:00:00.000Z' },
      { words: WORD.toLowerCase(), times: 12, lastAt: '2026-11-23T09:00:00.000Z' },
      { words: 'wood stove', times: 1, lastAt: '2026-09-02T09:00:00.000Z' },
    ]),
    prepare: expectText('1,204'),
  },
  {
    name: 'searches-empty',
    path: '/dashboard/searches',
    before: respondWithRows(`**/api${emptySearches.list.url}`, []),
    prepare: expectText('Every search has found something.'),
  },
  { name: 'product-delete', path: product, viewportOnly: true, prepare: askToDelete },
  {
    name: 'product-deleted',
    path: product,
    viewportOnly: true,
    before: (page) =>
      page.route('**/api/products/*', (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({ json: { acknowledged: true, deletedCount: 1 } })
          : route.fallback(),
      ),
    async prepare(page) {
      await askToDelete(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    },
  },
]

/** The dashboard's lists and details of products, services and blogs. */
export const dashboardLists: Screen[] = listScreens.map((screen) => forStaff(screen))
