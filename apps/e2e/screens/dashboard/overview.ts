import { booking, type BookingRow } from '@energy/contracts/bookings/bookings'
import { daysLater } from '@energy/contracts/bookings/slots'
import { firstSteps, FIRST_STEPS } from '@energy/contracts/site/first-steps'
import { FIGURE_DAYS } from '@energy/contracts/inquiries/figures'
import { inbox, VIEWS } from '@energy/contracts/inquiries/inbox'
import { recordOf } from '@energy/contracts/record-of'
import { OFFER_STATES } from '@energy/contracts/sales/offer-states'
import { offer } from '@energy/contracts/sales/offers'
import { schedules } from '@energy/contracts/content/schedules'
import { overview } from '@energy/contracts/site'
import { expect, type Page } from '@playwright/test'
import type { Screen } from '../screen.ts'
import { expectHeading, expectText, forStaff, neverRespond, queryPattern, respondWith404 } from './staff.ts'

/** The URL pattern of each read of the overview. */
const reads = {
  counts: `**/api${inbox.counts.url}`,
  waiting: queryPattern(inbox.list.url),
  figures: `**/api${inbox.figures.url}`,
  offers: `**/api${offer.figures.url}`,
  calls: queryPattern(booking.list.url),
  schedules: queryPattern(schedules.list.url),
}
const onEach = (respond: (url: string) => (page: Page) => Promise<unknown>) => async (page: Page) => {
  for (const url of [...Object.values(reads), `**/api${overview.url}`]) await respond(url)(page)
}

const callOf = (hours: number, call: Partial<BookingRow>): BookingRow => {
  const start = new Date()
  start.setUTCHours(start.getUTCHours() + hours, 0, 0, 0)
  return {
    _id: String(hours),
    startsAt: start.toISOString(),
    inquiry: '1',
    name: '',
    businessName: '',
    phone: '+44 7700 900118',
    comment: '',
    assignee: '',
    outcome: '',
    isOutside: false,
    ...call,
  }
}
const calls = [
  callOf(-3, { name: 'Hannah Weiss', businessName: 'Weiss & Sons', outcome: 'reached' }),
  callOf(-2, { name: 'Ravi Shah', businessName: 'Shah Cold Store' }),
  callOf(1, { name: 'Ines Carvalho', businessName: 'Carvalho Dental' }),
  callOf(3, { name: 'Omar Farouk', businessName: 'Farouk Foods' }),
  callOf(5, { name: 'Leah Brandt', comment: 'The roof runs north to south. Is solar worth it at all?' }),
]

const none = { count: 0, total: 0 }
const noDays = Array.from({ length: FIGURE_DAYS }, () => 0)
/** A company that has just begun. */
const nothing = {
  [reads.counts]: recordOf(VIEWS, () => 0),
  [reads.waiting]: [],
  [reads.figures]: {
    thisWeek: { count: 0 },
    lastWeek: { count: 3, median: 305 },
    days: noDays.map((_, at) => daysLater('2026-11-06', at)),
    counts: noDays,
    items: [],
  },
  [reads.offers]: {
    currency: 'GBP',
    states: recordOf(OFFER_STATES, () => none),
    out: none,
    soon: none,
    wonThisMonth: none,
    wonThisQuarter: none,
    lostThisQuarter: [],
    orders: 0,
    invoices: 0,
  },
  [reads.schedules]: [],
}

const screens: Screen[] = [
  {
    name: 'overview',
    path: '/dashboard',
    async prepare(page) {
      await expect(page.getByRole('main').getByRole('img')).toHaveCount(2)
      for (const text of ['Won this month', 'our promise', 'This week', 'Other pages', 'Take down'])
        await expectText(text)(page)
    },
  },
  {
    name: 'overview-calls',
    path: '/dashboard',
    before: (page) => page.route(reads.calls, (route) => route.fulfill({ json: calls })),
    prepare: expectText('Weiss & Sons. Reached'),
  },
  {
    name: 'overview-empty',
    path: '/dashboard',
    async before(page) {
      for (const [url, json] of Object.entries(nothing)) await page.route(url, (route) => route.fulfill({ json }))
      const tomorrow = [callOf(24, { name: 'Ines Carvalho' })]
      await page.route(reads.calls, (route) =>
        route.fulfill({ json: route.request().url().includes('coming') ? tomorrow : [] }),
      )
      const steps = recordOf(FIRST_STEPS, (step) => step === 'company' || step === 'picture')
      await page.route(`**/api${firstSteps.url}`, (route) => route.fulfill({ json: steps }))
    },
    async prepare(page) {
      for (const text of ['Nobody is waiting.', 'The next is on', 'No offer is out.', 'Nothing is scheduled.'])
        await expectText(text)(page)
      await expectText('2 of 7 done')(page)
    },
  },
  {
    name: 'overview-loading',
    path: '/dashboard',
    before: onEach(neverRespond),
    async prepare(page) {
      await expectHeading('Who waits longest')(page)
      await expect(page.getByRole('status').filter({ hasText: 'Loading...' }).nth(5)).toBeAttached()
    },
  },
  {
    name: 'overview-failed',
    path: '/dashboard',
    before: onEach(respondWith404),
    browserError: /404 .*\/api\//,
    async prepare(page) {
      for (const text of ['counts', 'requests', 'times', 'offers', 'calls'])
        await expectText(`We could not load the ${text}.`)(page)
    },
  },
]

/** The start of the dashboard. */
export const overviewScreens = screens.map((screen) => forStaff(screen))
