import { offer } from '@energy/contracts/sales/offers'
import { expect, type Page } from '@playwright/test'
import { restoreSession } from '../support/accounts.ts'
import { answerLinked, asSales, aSentOffer, sendNewVersion } from '../support/data/offers.ts'
import { aMember } from '../support/data/people.ts'
import { CUSTOMER } from '../support/product.ts'
import { sql } from '../support/data/sql.ts'
import { customerScreen } from './profile.ts'
import type { Screen } from './screen.ts'

interface Linked {
  name: string
  /** Changes the offer before its page is opened. */
  change?: (page: Page, sent: { id: string; path: string }) => Promise<unknown>
  /** Brings the opened page into its state. */
  prepare?: (page: Page, id: string) => Promise<unknown>
}

/** The page of a link to an offer. */
function linked({ name, change, prepare }: Linked): Screen {
  let sent = { id: '', path: '' }
  return {
    name,
    path: () => sent.path,
    async before(page) {
      sent = await aSentOffer(page.request)
      await change?.(page, sent)
    },
    prepare: async (page) => prepare?.(page, sent.id),
  }
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const VAT = { taxName: 'VAT', taxRate: 20_000 }
const newLines = [
  { title: 'Heat pump, air source, 40 kW', unit: 'piece', unitPrice: 3_640_000, ...VAT },
  { title: 'Fitting and pipework', unit: 'days', quantity: 10_000, unitPrice: 62_000, discount: 5_000, ...VAT },
  { title: 'A second tank', description: 'It stands beside the first one.', unitPrice: 425_000, ...VAT },
]
const newVersion = (page: Page, id: string) => sendNewVersion(page.request, id, { lines: newLines })

/** Lets the days pass until an offer has run out. */
const letExpire = (id: string) =>
  sql(
    `WITH version AS (UPDATE offer_versions SET "validUntil" = current_date - 3 WHERE "offerId" = $1::uuid)
     UPDATE offers SET "validUntil" = current_date - 3 WHERE id = $1::uuid`,
    [id],
  )

/** The profile, where the billing figures are answered like this. */
const profile = (name: string, billing: 'failed' | 'held', seen: string): Screen => {
  const screen = customerScreen(name, '/profile', (page) => expect(page.getByText(seen).first()).toBeVisible())
  return {
    ...screen,
    async before(page) {
      await restoreSession(page, CUSTOMER)
      await page.route('**/api/users/*/billing', (route) => (billing === 'failed' ? route.abort() : undefined))
    },
  }
}

/** What customers see of their offers, orders and invoices. */
export const offers: Screen[] = [
  linked({ name: 'offers-open' }),
  linked({
    name: 'offers-errors',
    async prepare(page) {
      await press(page, /^Accept for/)
      await press(page, 'Decline this offer')
      await press(page, /^Ask /)
      await expect(page.getByText('Write your question.').first()).toBeVisible()
    },
  }),
  linked({
    name: 'offers-accepted',
    change: (page, { path }) => answerLinked(page.request, path, 'acceptLinked', { name: 'Tom Okafor', terms: true }),
  }),
  linked({
    name: 'offers-declined',
    change: (page, { path }) => answerLinked(page.request, path, 'declineLinked', { reason: 'price' }),
  }),
  linked({ name: 'offers-expired', change: (_page, { id }) => letExpire(id) }),
  linked({ name: 'offers-withdrawn', change: (page, { id }) => asSales(page.request, offer.withdraw, id) }),
  linked({ name: 'offers-being-changed', change: (page, { id }) => asSales(page.request, offer.revise, id) }),
  linked({ name: 'offers-versions', change: (page, { id }) => newVersion(page, id) }),
  {
    ...linked({
      name: 'offers-replaced',
      async prepare(page, id) {
        await page.getByLabel('Type your full name').fill('Tom Okafor')
        await page.getByRole('checkbox').check()
        await newVersion(page, id)
        await press(page, /^Accept for/)
        await expect(page.getByText('Nothing was accepted.')).toBeVisible()
      },
    }),
    browserError: /409 .*\/acceptance/,
  },
  linked({
    name: 'offers-asked',
    async prepare(page) {
      await page.getByLabel('Your question').fill('Is the pump loud?')
      await press(page, /^Ask /)
      await expect(page.getByText('We have your question.')).toBeVisible()
    },
  }),
  { name: 'offers-link-expired', path: '/offers/none', status: 404, browserError: /404 .*\/offers\/none/ },
  {
    name: 'offers-own',
    path: '/profile',
    before: (page) => restoreSession(page, CUSTOMER),
    async prepare(page) {
      await page.getByRole('link', { name: 'Look at the offer' }).first().click()
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Accept for/ })).toBeVisible()
    },
  },
  {
    name: 'offers-own-none',
    path: '/profile/offers/none',
    before: aMember,
    prepare: (page) => expect(page.getByText('This offer is not in your account.')).toBeVisible(),
    browserError: /404 .*\/own-offers\/none/,
  },
  {
    name: 'profile-no-purchases',
    path: '/profile',
    before: aMember,
    prepare: (page) => expect(page.getByText('No service bought yet.')).toBeVisible(),
  },
  {
    ...profile('profile-sales-failed', 'failed', 'We could not load what you bought.'),
    browserError: /ERR_FAILED .*\/billing/,
  },
  profile('profile-sales-loading', 'held', 'Personal information'),
]
