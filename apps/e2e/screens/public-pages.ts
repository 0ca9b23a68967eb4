import { expect } from '@playwright/test'
import { openMenu } from '../support/data/menu.ts'
import type { Screen } from './screen.ts'

/** A bakery that answers the questions of the estimate. */
const BAKERY = 'trade=bakery&power=95000&fuel=260000&night=20&has=boiler&has=roof'

/** The public pages in their initial state, and with open menus and questions. */
export const publicPages: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'services', path: '/our_service' },
  { name: 'products', path: '/our_product' },
  { name: 'guides', path: '/guides' },
  { name: 'guides-topic', path: '/guides?topic=Buildings' },
  { name: 'guides-no-topic', path: '/guides?topic=Tidal' },
  { name: 'about', path: '/about' },
  { name: 'service', path: ({ service }) => `/single_service/${service}` },
  { name: 'product', path: ({ product }) => `/single_product/${product}` },
  { name: 'guide', path: ({ blog }) => `/single_guide/${blog}` },
  { name: 'contact', path: '/contact' },
  { name: 'bill', path: '/bill' },
  { name: 'estimate', path: '/estimate' },
  { name: 'estimate-answer', path: `/estimate?${BAKERY}` },
  { name: 'estimate-energy', path: `/estimate?${BAKERY}&draw=kwh&powerPrice=30` },
  { name: 'estimate-problems', path: '/estimate?power=9500000000&fuel=none&night=120' },
  { name: 'estimate-nothing', path: '/estimate?power=5000&has=solar&has=battery&tariffLess=0' },
  { name: 'tariffs', path: '/tariffs' },
  { name: 'search', path: '/search' },
  {
    name: 'search-in-bar',
    path: '/about',
    viewportOnly: true,
    async prepare(page) {
      await page.locator('summary[aria-label=Search]').filter({ visible: true }).click()
      await expect(page.getByRole('combobox', { name: 'Search' }).filter({ visible: true })).toBeFocused()
    },
  },
  { name: 'search-results', path: '/search?q=heat' },
  { name: 'search-none', path: '/search?q=heat+pmup' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'newsletter-confirm', path: '/newsletter/confirm?token=none' },
  { name: 'newsletter-unsubscribe', path: '/newsletter/unsubscribe?token=none' },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  { name: 'not-found', path: '/nowhere', status: 404, browserError: /404 .*\/nowhere/ },
  {
    name: 'faq-open',
    path: '/our_service',
    async prepare(page) {
      for (const question of await page.locator('summary:visible', { hasText: '?' }).all())
        if (!(await question.locator('..').evaluate((details) => details.hasAttribute('open')))) await question.click()
    },
  },
  {
    name: 'review-last',
    path: '/',
    viewportOnly: true,
    async prepare(page) {
      const next = page.getByRole('button', { name: 'Next review' })
      await next.click()
      await expect(page.getByText('2 of 3')).toBeVisible()
      await next.click()
      await expect(page.getByText('3 of 3')).toBeVisible()
    },
  },
  {
    name: 'menu-open',
    path: '/',
    viewportOnly: true,
    phone: true,
    async prepare(page) {
      await openMenu(page)
      await page.locator('nav summary', { hasText: 'Service' }).click()
    },
  },
]
