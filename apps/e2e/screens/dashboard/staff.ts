import { kinds, type Kind } from '@energy/contracts/content'
import { expect, type Page } from '@playwright/test'
import { restoreSession } from '../../support/accounts.ts'
import { ADMIN } from '../../support/product.ts'
import type { Screen } from '../screen.ts'

/** A screen of the dashboard. Signs in first, then runs the screen's own `before`. */
export const forStaff = (screen: Screen, account = ADMIN): Screen => ({
  ...screen,
  name: `dashboard-${screen.name}`,
  async before(page) {
    await restoreSession(page, account)
    await screen.before?.(page)
  },
})

/** The URL pattern of a list that the dashboard reads. */
export const queryPattern = (url: string) => `**/api${url}?*`
/** The URL pattern of the list of a kind of content. */
export const contentQueryPattern = (kind: Kind) => queryPattern(kinds[kind].drafts.url)

/** Changes the rows of a response. */
export const changeRows =
  <T>(url: string, change: (rows: T[]) => object[]) =>
  (page: Page) =>
    page.route(url, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: change(await response.json()) })
    })
export const respondWithRows = (url: string, rows: object[]) => (page: Page) =>
  page.route(url, (route) => route.fulfill({ json: rows, headers: { 'x-total-count': String(rows.length) } }))
export const neverRespond = (url: string) => (page: Page) => page.route(url, () => {})
export const respondWith404 = (url: string) => (page: Page) =>
  page.route(url, (route) => route.fulfill({ status: 404, json: {} }))

export const expectHeading = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
/** Waits for the rows of a list: its heading is there before they are. */
export const expectRows = (list: string) => (page: Page) =>
  expect(page.getByRole('list', { name: list }).getByRole('link').first()).toBeVisible()
export const expectText = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()
