import { inbox, type InboxCounts } from '@energy/contracts/inquiries/inbox'
import type { InboxRow } from '@energy/contracts/inquiries/inbox-row'
import { expect } from '@playwright/test'
import type { Screen } from '../../screen.ts'
import {
  changeRows,
  expectText,
  forStaff,
  neverRespond,
  queryPattern,
  respondWith404,
  respondWithRows,
} from '../staff.ts'
import { MESSAGE } from './message.ts'
import { openFirst } from './pane.ts'

const listPattern = queryPattern(inbox.list.url)
const countsPattern = `**/api${inbox.counts.url}`

const noneWaits: InboxCounts = {
  waiting: 0,
  mine: 0,
  unassigned: 0,
  overdue: 0,
  followUp: 2,
  contacted: 34,
  closed: 379,
  all: 10_001,
}

/** Rows of every kind: new ones that wait for up to four days, written back, answered. */
const variedRows = changeRows<InboxRow>(listPattern, (rows) =>
  rows.map((row, at) => {
    const since = Date.now() - (rows.length - at) * 9 * 3_600_000
    const times = {
      waitingSince: new Date(since).toISOString(),
      dueAt: new Date(since + 48 * 3_600_000).toISOString(),
    }
    const item =
      at % 2 ? { _id: '1', kind: 'products', title: 'Business electricity and gas for a whole year' } : row.item
    return { ...row, ...times, state: at % 7 === 6 ? row.state : 'new', wroteBack: at % 3 === 0, item }
  }),
)

const screens: Screen[] = [
  {
    name: 'inbox',
    path: '/dashboard/invoice?view=all',
    before: variedRows,
    prepare: expectText('Business electricity'),
  },
  {
    name: 'inbox-pane',
    path: '/dashboard/invoice?view=all',
    before: variedRows,
    viewportOnly: true,
    prepare: openFirst,
  },
  {
    name: 'inbox-selected',
    path: '/dashboard/invoice?view=all',
    before: variedRows,
    viewportOnly: true,
    phone: true,
    async prepare(page) {
      await expectText('Business electricity')(page)
      const { width = 0 } = page.viewportSize() ?? {}
      if (width < 768) await page.getByRole('button', { name: 'Select several' }).click()
      else await page.keyboard.press('Escape')
      for (const at of [0, 2]) await page.locator('tbody').getByRole('checkbox').nth(at).check()
      await expectText('2 selected')(page)
    },
  },
  {
    name: 'inbox-filters',
    path: '/dashboard/invoice?form=specialists',
    prepare: (page) => expect(page.getByLabel('Service or product')).toBeVisible(),
  },
  {
    name: 'inbox-message',
    path: `/dashboard/invoice?id=${MESSAGE._id}`,
    async before(page) {
      await page.route(`**/api/inquiries/${MESSAGE._id}`, (route) => route.fulfill({ json: MESSAGE }))
    },
    prepare: expectText('Preferred time'),
  },
  {
    name: 'inbox-empty',
    path: '/dashboard/invoice',
    async before(page) {
      await respondWithRows(listPattern, [])(page)
      await page.route(countsPattern, (route) => route.fulfill({ json: noneWaits }))
    },
    prepare: expectText('Nobody waits.'),
  },
  {
    name: 'inbox-none-found',
    path: '/dashboard/invoice?q=900143',
    before: respondWithRows(listPattern, []),
    prepare: expectText('Nothing fits “900143”.'),
  },
  {
    name: 'inbox-loading',
    path: '/dashboard/invoice',
    before: neverRespond(listPattern),
    prepare: expectText('Loading...'),
  },
  {
    name: 'inbox-failed',
    path: '/dashboard/invoice',
    before: respondWith404(listPattern),
    browserError: /404 .*\/api\/inquiries/,
    prepare: expectText('We could not load the requests.'),
  },
  {
    name: 'inbox-keys',
    path: '/dashboard/invoice',
    viewportOnly: true,
    async prepare(page) {
      await expect(page.locator('tbody').getByRole('link').first()).toBeVisible()
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    },
  },
]

/** The dashboard's inbox. */
export const dashboardInbox: Screen[] = screens.map((screen) => forStaff(screen))
