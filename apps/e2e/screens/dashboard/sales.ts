import { invoice } from '@energy/contracts/sales/invoices'
import { offer } from '@energy/contracts/sales/offers'
import { order } from '@energy/contracts/sales/orders'
import { expect, type Page } from '@playwright/test'
import type { Screen } from '../screen.ts'
import { expectText, forStaff, neverRespond, queryPattern, respondWith404, respondWithRows } from './staff.ts'

const offers = queryPattern(offer.list.url)

/** Opens the first document of the list that is shown. */
const openFirst = async (page: Page, heading: RegExp) => {
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}
const openOffer = async (page: Page) => {
  await openFirst(page, /^Offer O-/)
  await expect(page.getByRole('heading', { name: 'Totals' })).toBeVisible()
}
const openOrder = (page: Page) => openFirst(page, /^Order S-/)
const openInvoice = (page: Page) => openFirst(page, /^(Invoice|Credit note) /)
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Opens the first document and a dialog of it. */
const withDialog = (open: (page: Page) => Promise<unknown>, button: string) => async (page: Page) => {
  await open(page)
  await press(page, button)
  await expect(page.getByRole('dialog')).toBeVisible()
}

const salesScreens: Screen[] = [
  {
    name: 'offers',
    path: '/dashboard/offers',
    prepare: (page) => expect(page.locator('tbody').getByRole('link').first()).toBeVisible(),
  },
  {
    name: 'offers-empty',
    path: '/dashboard/offers',
    before: respondWithRows(offers, []),
    prepare: expectText('No offers yet. The quickest way is from a request.'),
  },
  {
    name: 'offers-none-found',
    path: '/dashboard/offers?q=900143',
    prepare: expectText('No offers with “900143” in them.'),
  },
  {
    name: 'offers-loading',
    path: '/dashboard/offers',
    before: neverRespond(offers),
    prepare: expectText('Loading...'),
  },
  {
    name: 'offers-failed',
    path: '/dashboard/offers',
    before: respondWith404(offers),
    browserError: /404 .*\/api\/offers/,
    prepare: expectText('We could not load the offers.'),
  },
  { name: 'offer-builder', path: '/dashboard/offers?state=draft', prepare: openOffer },
  {
    name: 'offer-builder-errors',
    path: '/dashboard/offers?state=draft',
    async prepare(page) {
      await openOffer(page)
      await page.getByLabel('Quantity').first().fill('two')
      await expectText('Not saved: please correct what is marked')(page)
    },
  },
  {
    name: 'offer-person',
    path: '/dashboard/offers?state=draft',
    viewportOnly: true,
    prepare: withDialog(openOffer, 'Change person'),
  },
  {
    name: 'offer-send',
    path: '/dashboard/offers?state=draft',
    viewportOnly: true,
    prepare: withDialog(openOffer, 'Send offer'),
  },
  { name: 'offer-sent', path: '/dashboard/offers?state=sent', prepare: openOffer },
  { name: 'offer-accepted', path: '/dashboard/offers?state=accepted', prepare: openOffer },
  {
    name: 'orders',
    path: '/dashboard/offers?view=orders',
    prepare: (page) => expect(page.locator('tbody').getByRole('link').first()).toBeVisible(),
  },
  {
    name: 'orders-empty',
    path: '/dashboard/offers?view=orders',
    before: respondWithRows(queryPattern(order.list.url), []),
    prepare: expectText('No orders yet.'),
  },
  { name: 'order', path: '/dashboard/offers?view=orders&state=open', prepare: openOrder },
  {
    name: 'order-issue',
    path: '/dashboard/offers?view=orders&state=open',
    viewportOnly: true,
    prepare: withDialog(openOrder, 'Issue invoice'),
  },
  {
    name: 'invoices',
    path: '/dashboard/offers?view=invoices',
    prepare: (page) => expect(page.locator('tbody').getByRole('link').first()).toBeVisible(),
  },
  {
    name: 'invoices-empty',
    path: '/dashboard/offers?view=invoices',
    before: respondWithRows(queryPattern(invoice.list.url), []),
    prepare: expectText('No invoices yet.'),
  },
  { name: 'invoice-open', path: '/dashboard/offers?view=invoices&state=open', prepare: openInvoice },
  { name: 'invoice-paid', path: '/dashboard/offers?view=invoices&state=paid', prepare: openInvoice },
  {
    name: 'invoice-payment',
    path: '/dashboard/offers?view=invoices&state=open',
    viewportOnly: true,
    prepare: withDialog(openInvoice, 'Record a payment'),
  },
  {
    name: 'invoice-credit',
    path: '/dashboard/offers?view=invoices&state=open',
    viewportOnly: true,
    prepare: withDialog(openInvoice, 'Credit note'),
  },
  {
    name: 'user-billing',
    path: '/dashboard/user?q=customer@example.com',
    async prepare(page) {
      await page.getByRole('list', { name: 'Users' }).getByRole('link', { name: 'Tom Okafor' }).click()
      await expectText('Payment history')(page)
    },
  },
  {
    name: 'inbox-offer',
    path: '/dashboard/invoice?view=all&q=customer@example.com',
    async prepare(page) {
      await page.locator('tbody').getByRole('link').first().click()
      await expect(page.getByRole('button', { name: 'Make an offer' })).toBeVisible()
    },
  },
]

/** The dashboard's offers, orders and invoices: their lists, the builder, and what can be done with each. */
export const dashboardSales: Screen[] = salesScreens.map((screen) => forStaff(screen))
