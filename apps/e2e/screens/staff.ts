import { kinds, type Kind } from '@energy/contracts/content'
import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { ADMIN } from '../support/product.ts'
import type { Screen } from './screen.ts'

/** What the browser keeps of each session: signing in once for each of them is enough. */
const sessions = new Map<string, Record<string, string>>()

function put(entries: Record<string, string>) {
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
}

/** Opens the session of an account, from what was kept of it where there is such a thing. */
async function enter(page: Page, account: typeof ADMIN) {
  const kept = sessions.get(account.email)
  if (kept) {
    await page.addInitScript(put, kept)
    return
  }
  await signIn(page, account)
  await expect(page).not.toHaveURL(/\/login/)
  sessions.set(account.email, await page.evaluate(() => ({ ...localStorage })))
}

/** A screen as staff see it; what is arranged before it is opened, is arranged once they are in. */
export const forStaff = (screen: Screen, account = ADMIN): Screen => ({
  ...screen,
  name: `dashboard-${screen.name}`,
  async before(page) {
    await enter(page, account)
    await screen.before?.(page)
  },
})

/** What the dashboard asks for a list with. */
export const pagesOf = (url: string) => `**/api${url}?*`
/** The same, of a kind of content. */
export const pagesOfKind = (kind: Kind) => pagesOf(kinds[kind].list.url)

/** An answer that is changed on its way. */
export const changing =
  <T>(url: string, change: (rows: T[]) => object[]) =>
  (page: Page) =>
    page.route(url, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: change(await response.json()) })
    })
export const answering = (url: string, rows: object[]) => (page: Page) =>
  page.route(url, (route) => route.fulfill({ json: rows, headers: { 'x-total-count': String(rows.length) } }))
export const unanswered = (url: string) => (page: Page) => page.route(url, () => {})
export const refused = (url: string) => (page: Page) =>
  page.route(url, (route) => route.fulfill({ status: 404, json: {} }))

export const shows = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
export const says = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()
